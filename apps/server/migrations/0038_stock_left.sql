-- Coffee leaves the roastery: packed in bags, delivered to a customer who is a linked cafe or has a name alone. What was
-- written in error is taken back by a move of its own with the opposite sign, once.
ALTER TABLE roaster_link ADD CONSTRAINT roaster_link_of_roaster UNIQUE (roaster_org, link_seq);
ALTER TABLE stock_move
  ADD COLUMN move_customer_seq bigint,
  ADD COLUMN move_customer text CHECK (octet_length(move_customer) BETWEEN 1 AND 300),
  ADD COLUMN move_bag_mass integer CHECK (move_bag_mass > 0),
  ADD COLUMN move_bag_count integer CHECK (move_bag_count > 0),
  ADD COLUMN back_of bigint,
  DROP CONSTRAINT stock_move_move_reason_check,
  ADD CONSTRAINT stock_move_move_reason_check
    CHECK (move_reason IN ('RECEIVE', 'ROAST', 'BLEND', 'COUNT', 'WASTE', 'SHORT', 'PACK', 'DELIVER')),
  ADD CONSTRAINT stock_move_left CHECK (CASE
    WHEN move_reason = 'PACK' THEN move_bag_count IS NOT NULL
    WHEN move_reason = 'DELIVER' THEN num_nonnulls(move_customer_seq, move_customer) = 1
    ELSE num_nonnulls(move_customer_seq, move_customer, move_bag_mass, move_bag_count, back_of) = 0 END),
  ADD CONSTRAINT stock_move_of_roasted CHECK (move_reason NOT IN ('PACK', 'DELIVER')
    OR (greenbean_year_seq IS NULL AND cause_seq IS NULL AND (move_mass > 0) = (back_of IS NOT NULL))),
  ADD CONSTRAINT stock_move_one_customer CHECK (num_nonnulls(move_customer_seq, move_customer) <= 1),
  ADD CONSTRAINT stock_move_bags CHECK (num_nonnulls(move_bag_mass, move_bag_count) <> 1
    AND abs(move_mass) = coalesce(move_bag_mass::bigint * move_bag_count, abs(move_mass))),
  ADD CONSTRAINT stock_move_move_customer_seq_fkey FOREIGN KEY (org, move_customer_seq)
    REFERENCES roaster_link (roaster_org, link_seq),
  ADD CONSTRAINT stock_move_back_of_fkey FOREIGN KEY (org, back_of) REFERENCES stock_move (org, move_seq),
  ADD CONSTRAINT stock_move_back_once UNIQUE (org, back_of);
CREATE INDEX stock_move_customer_idx ON stock_move (org, move_customer_seq) WHERE move_customer_seq IS NOT NULL;
