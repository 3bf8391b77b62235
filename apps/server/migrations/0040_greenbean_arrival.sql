-- Green coffee arrives several times a year. What is used of a lot is taken from its arrivals, the first one first; a move of
-- a lot says of which arrival it is, and of none where the coffee was there before arrivals were written down.
CREATE TABLE roaster_greenbean_arrival (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  arrival_key bigint GENERATED ALWAYS AS IDENTITY,
  arrival_year integer NOT NULL,
  arrival_seq integer NOT NULL,
  greenbean_year_seq bigint NOT NULL,
  arrival_date date NOT NULL,
  arrival_mass integer NOT NULL,
  arrival_instock integer,
  arrival_bags integer,
  arrival_mark text,
  arrival_supplier text,
  arrival_price integer,
  arrival_place text,
  arrival_moisture integer,
  arrival_desc text,
  greenbean_user_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(arrival_mark), '') || ' ' || coalesce(initials_of(arrival_supplier), '') || ' ' || coalesce(initials_of(arrival_place), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_greenbean_arrival_pkey PRIMARY KEY (org, arrival_key),
  CONSTRAINT roaster_greenbean_arrival_arrival_year_arrival_seq_key UNIQUE (org, arrival_year, arrival_seq),
  CONSTRAINT roaster_greenbean_arrival_arrival_year_check CHECK (arrival_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_greenbean_arrival_arrival_seq_check CHECK (arrival_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_greenbean_arrival_greenbean_year_seq_check CHECK (greenbean_year_seq > 0),
  CONSTRAINT roaster_greenbean_arrival_arrival_date_check CHECK (arrival_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_greenbean_arrival_arrival_mass_check CHECK (arrival_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_instock_check CHECK (arrival_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_bags_check CHECK (arrival_bags BETWEEN 1 AND 100000),
  CONSTRAINT roaster_greenbean_arrival_arrival_mark_check CHECK (octet_length(arrival_mark) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_supplier_check CHECK (octet_length(arrival_supplier) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_price_check CHECK (arrival_price BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_place_check CHECK (octet_length(arrival_place) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_moisture_check CHECK (arrival_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_arrival_arrival_desc_check CHECK (octet_length(arrival_desc) <= 10000),
  CONSTRAINT roaster_greenbean_arrival_greenbean_user_auth_check CHECK (greenbean_user_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_greenbean_arrival_greenbean_year_seq_fkey FOREIGN KEY (org, greenbean_year_seq) REFERENCES roaster_greenbean_year (org, greenbean_year_seq)
);
CREATE INDEX roaster_greenbean_arrival_arrival_date_desc_list ON roaster_greenbean_arrival (org, arrival_date DESC, arrival_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_greenbean_arrival_removed ON roaster_greenbean_arrival (org, removed_at, arrival_key) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_greenbean_arrival_uuid ON roaster_greenbean_arrival (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_greenbean_arrival_greenbean_year_seq_users ON roaster_greenbean_arrival (org, greenbean_year_seq);
ALTER TABLE roaster_greenbean_arrival ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_greenbean_arrival FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_greenbean_arrival_read ON roaster_greenbean_arrival FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_write ON roaster_greenbean_arrival FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_edit ON roaster_greenbean_arrival FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_purge ON roaster_greenbean_arrival FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_greenbean_arrival_backup ON roaster_greenbean_arrival FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_greenbean_arrival_came AFTER INSERT ON roaster_greenbean_arrival FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_greenbean_arrival', 'arrival_date');
CREATE TRIGGER roaster_greenbean_arrival_went AFTER UPDATE ON roaster_greenbean_arrival FOR EACH ROW WHEN ((OLD.arrival_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.arrival_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_greenbean_arrival', 'arrival_date');
GRANT SELECT, INSERT, UPDATE ON roaster_greenbean_arrival TO hanjan_app;
GRANT SELECT, DELETE ON roaster_greenbean_arrival TO hanjan_backup;

ALTER TABLE stock_move
  ADD COLUMN arrival_key bigint,
  ADD CONSTRAINT stock_move_of_arrival CHECK (arrival_key IS NULL OR greenbean_year_seq IS NOT NULL),
  ADD CONSTRAINT stock_move_arrival_fkey FOREIGN KEY (org, arrival_key)
    REFERENCES roaster_greenbean_arrival (org, arrival_key);
CREATE INDEX stock_move_arrival_idx ON stock_move (org, arrival_key, move_seq) WHERE arrival_key IS NOT NULL;
