-- What is done for the equipment of a cafe, and after how many days it comes round.
CREATE TABLE cafe_care (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  care_seq bigint GENERATED ALWAYS AS IDENTITY,
  cafe_equip_seq bigint NOT NULL,
  care_type text NOT NULL,
  care_date date NOT NULL,
  care_by text,
  care_cost integer,
  care_memo text,
  equip_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(care_by), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_care_pkey PRIMARY KEY (org, care_seq),
  CONSTRAINT cafe_care_cafe_equip_seq_check CHECK (cafe_equip_seq > 0),
  CONSTRAINT cafe_care_care_type_check CHECK (care_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_care_care_date_check CHECK (care_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_care_care_by_check CHECK (octet_length(care_by) <= 300),
  CONSTRAINT cafe_care_care_cost_check CHECK (care_cost BETWEEN 0 AND 1000000000),
  CONSTRAINT cafe_care_care_memo_check CHECK (octet_length(care_memo) <= 10000),
  CONSTRAINT cafe_care_equip_auth_check CHECK (equip_auth IN ('BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT cafe_care_cafe_equip_seq_fkey FOREIGN KEY (org, cafe_equip_seq) REFERENCES cafe_equip (org, cafe_equip_seq)
);
CREATE INDEX cafe_care_care_date_desc_list ON cafe_care (org, care_date DESC, care_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_care_removed ON cafe_care (org, removed_at, care_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_care_rgst_by_found ON cafe_care (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_care_uuid ON cafe_care (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_care_cafe_equip_seq_users ON cafe_care (org, cafe_equip_seq);
ALTER TABLE cafe_care ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_care FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_care_read ON cafe_care FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_write ON cafe_care FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_edit ON cafe_care FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_purge ON cafe_care FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_care_backup ON cafe_care FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_care_came AFTER INSERT ON cafe_care FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_care', 'care_date');
CREATE TRIGGER cafe_care_went AFTER UPDATE ON cafe_care FOR EACH ROW WHEN ((OLD.care_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.care_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_care', 'care_date');
GRANT SELECT, INSERT, UPDATE ON cafe_care TO hanjan_app;
GRANT SELECT, DELETE ON cafe_care TO hanjan_backup;

ALTER TABLE cafe_equip
  ADD COLUMN equip_clean_days integer,
  ADD COLUMN equip_service_days integer,
  ADD CONSTRAINT cafe_equip_equip_clean_days_check CHECK (equip_clean_days BETWEEN 1 AND 3650),
  ADD CONSTRAINT cafe_equip_equip_service_days_check CHECK (equip_service_days BETWEEN 1 AND 3650);
