-- Which coffee a person brewed, in their own words.

ALTER TABLE user_brewing_result ADD COLUMN brewing_coffee text;

ALTER TABLE user_brewing_result ADD CONSTRAINT user_brewing_result_brewing_coffee_check CHECK (octet_length(brewing_coffee) <= 300);
