-- A count that finds what is written down is written down too, so that it holds whatever is corrected of what was before
-- it. Whatever was moved by hand is taken back by a move of its own.
ALTER TABLE stock_move
  DROP CONSTRAINT stock_move_move_mass_check,
  ADD CONSTRAINT stock_move_move_mass_check CHECK (move_mass <> 0 OR (move_reason = 'COUNT' AND cause_seq IS NULL)),
  DROP CONSTRAINT stock_move_left,
  ADD CONSTRAINT stock_move_left CHECK (CASE
    WHEN move_reason = 'PACK' THEN move_bag_count IS NOT NULL
    WHEN move_reason = 'DELIVER' THEN num_nonnulls(move_customer_seq, move_customer) = 1
    ELSE num_nonnulls(move_customer_seq, move_customer, move_bag_mass, move_bag_count) = 0
      AND (back_of IS NULL OR cause_seq IS NULL) END);
-- What comes back of a green lot may be of several arrivals, so that several moves take one back.
ALTER TABLE stock_move DROP CONSTRAINT stock_move_back_once;
CREATE UNIQUE INDEX stock_move_back_once ON stock_move (org, back_of) WHERE greenbean_year_seq IS NULL;
CREATE INDEX stock_move_back_idx ON stock_move (org, back_of) WHERE back_of IS NOT NULL;
