-- How drinks were as they were served.
CREATE TABLE cafe_qc_menu (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  drink_seq bigint NOT NULL,
  cupnote_date date NOT NULL,
  menu_temperature integer,
  menu_mass integer,
  menu_look integer,
  menu_taste integer,
  cupnote_satis integer,
  menu_fault_list text[],
  cupnote_desc text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_qc_menu_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT cafe_qc_menu_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT cafe_qc_menu_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT cafe_qc_menu_drink_seq_check CHECK (drink_seq > 0),
  CONSTRAINT cafe_qc_menu_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_qc_menu_menu_temperature_check CHECK (menu_temperature BETWEEN 0 AND 30000),
  CONSTRAINT cafe_qc_menu_menu_mass_check CHECK (menu_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_qc_menu_menu_look_check CHECK (menu_look BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_menu_taste_check CHECK (menu_taste BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_menu_fault_list_check CHECK (octet_length(array_to_string(menu_fault_list, ',')) <= 300 AND array_to_string(menu_fault_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_menu_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT cafe_qc_menu_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq)
);
CREATE INDEX cafe_qc_menu_cupnote_date_desc_list ON cafe_qc_menu (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_qc_menu_removed ON cafe_qc_menu (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_qc_menu_rgst_by_found ON cafe_qc_menu (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_qc_menu_uuid ON cafe_qc_menu (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_qc_menu_drink_seq_users ON cafe_qc_menu (org, drink_seq);
CREATE POLICY cafe_qc_menu_count ON cafe_qc_menu FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, menu_fault_list, removed_at) ON cafe_qc_menu TO hanjan_count;
ALTER TABLE cafe_qc_menu ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_qc_menu FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_qc_menu_read ON cafe_qc_menu FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_write ON cafe_qc_menu FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_edit ON cafe_qc_menu FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_purge ON cafe_qc_menu FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_qc_menu_backup ON cafe_qc_menu FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_qc_menu_came AFTER INSERT ON cafe_qc_menu FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_qc_menu', 'cupnote_date');
CREATE TRIGGER cafe_qc_menu_went AFTER UPDATE ON cafe_qc_menu FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_qc_menu', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON cafe_qc_menu TO hanjan_app;
GRANT SELECT, DELETE ON cafe_qc_menu TO hanjan_backup;
