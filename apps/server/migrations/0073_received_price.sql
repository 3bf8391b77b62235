-- What was paid for a lot of coffee: what a drink with it costs is worked out from it.
ALTER TABLE cafe_received ADD COLUMN received_price integer;

ALTER TABLE cafe_received ADD CONSTRAINT cafe_received_received_price_check CHECK (received_price BETWEEN 0 AND 100000000);
