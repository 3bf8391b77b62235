-- What roasteries have of their lots, and numbers that are given one after the other.

-- Why a lot grew or shrank, by how much and to what. Moves are only ever added; a lot's balance lies with the lot and is
-- the sum of its moves. A lot that has any stays for good.
CREATE TABLE stock_move (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  move_seq bigint GENERATED ALWAYS AS IDENTITY,
  greenbean_year_seq bigint,
  roasting_result_key bigint,
  move_mass integer NOT NULL CHECK (move_mass <> 0),
  move_balance integer NOT NULL CHECK (move_balance >= 0),
  move_reason text NOT NULL CHECK (move_reason IN ('RECEIVE', 'ROAST', 'COUNT', 'WASTE', 'SHORT')),
  -- The record that moved it; none where a person did by hand.
  cause_entity text,
  cause_seq bigint,
  move_memo text CHECK (octet_length(move_memo) <= 3000),
  rgst_by bigint NOT NULL,
  -- By the clock and not by the transaction, so that the moves of a lot are in the order of their times.
  rgst_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT stock_move_pkey PRIMARY KEY (org, move_seq),
  CONSTRAINT stock_move_of_one_lot CHECK (num_nonnulls(greenbean_year_seq, roasting_result_key) = 1),
  CONSTRAINT stock_move_caused CHECK (num_nonnulls(cause_entity, cause_seq) <> 1),
  CONSTRAINT stock_move_greenbean_year_seq_fkey FOREIGN KEY (org, greenbean_year_seq)
    REFERENCES roaster_greenbean_year (org, greenbean_year_seq),
  CONSTRAINT stock_move_roasting_result_key_fkey FOREIGN KEY (org, roasting_result_key)
    REFERENCES roaster_roasting_result (org, roasting_result_key)
);
-- The moves of one lot, newest first; what a record moved; and what was moved lately, read from the index alone.
CREATE INDEX stock_move_greenbean_idx ON stock_move (org, greenbean_year_seq, move_seq) WHERE greenbean_year_seq IS NOT NULL;
CREATE INDEX stock_move_roasting_idx ON stock_move (org, roasting_result_key, move_seq) WHERE roasting_result_key IS NOT NULL;
CREATE INDEX stock_move_cause_idx ON stock_move (org, cause_entity, cause_seq) WHERE cause_seq IS NOT NULL;
CREATE INDEX stock_move_greenbean_lately_idx ON stock_move (org, rgst_at)
  INCLUDE (greenbean_year_seq, move_mass, move_reason) WHERE greenbean_year_seq IS NOT NULL;
CREATE INDEX stock_move_roasting_lately_idx ON stock_move (org, rgst_at)
  INCLUDE (roasting_result_key, move_mass, move_reason) WHERE roasting_result_key IS NOT NULL;

ALTER TABLE stock_move ENABLE ROW LEVEL SECURITY;
ALTER TABLE stock_move FORCE ROW LEVEL SECURITY;
CREATE POLICY stock_move_read ON stock_move FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY stock_move_write ON stock_move FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY stock_move_backup ON stock_move FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT ON stock_move TO hanjan_app;
GRANT SELECT ON stock_move TO hanjan_backup;

-- The last number that was given of a kind in a year or on a day. Whoever gives the next one keeps the row locked until
-- their save is done, so that no number is given twice and none is left out.
CREATE TABLE counter (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  counter_name text NOT NULL,
  -- 2026 or 20261122.
  counter_period integer NOT NULL,
  counter_last integer NOT NULL CHECK (counter_last >= 0),
  CONSTRAINT counter_pkey PRIMARY KEY (org, counter_name, counter_period)
);
ALTER TABLE counter ENABLE ROW LEVEL SECURITY;
ALTER TABLE counter FORCE ROW LEVEL SECURITY;
CREATE POLICY counter_read ON counter FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY counter_write ON counter FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY counter_edit ON counter FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY counter_backup ON counter FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE ON counter TO hanjan_app;
GRANT SELECT ON counter TO hanjan_backup;

-- No two roasts of a day have the same batch number, removed ones included; and which roasts there is something left of.
ALTER TABLE roaster_roasting_result ADD CONSTRAINT roaster_roasting_result_roasting_result_date_roasting_batch_no_ UNIQUE (org, roasting_result_date, roasting_batch_no);
CREATE INDEX roaster_roasting_result_roasting_instock_list ON roaster_roasting_result (org, roasting_instock DESC, roasting_result_key DESC) WHERE removed_at IS NULL;
