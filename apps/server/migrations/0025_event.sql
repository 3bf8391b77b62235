-- Events: when people may apply to work in a cafe or a roastery, or become customers of one.
CREATE TABLE cafe_event (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  event_key bigint GENERATED ALWAYS AS IDENTITY,
  event_year integer NOT NULL,
  event_seq integer NOT NULL,
  event_start timestamptz(0) NOT NULL,
  event_end timestamptz(0) NOT NULL,
  event_type text NOT NULL,
  event_name_locale text,
  event_name text,
  event_desc text,
  event_uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  initials text GENERATED ALWAYS AS (coalesce(initials_of(event_name), '') || ' ' || coalesce(initials_of(event_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_event_pkey PRIMARY KEY (org, event_key),
  CONSTRAINT cafe_event_event_year_event_seq_key UNIQUE (org, event_year, event_seq),
  CONSTRAINT cafe_event_event_year_check CHECK (event_year BETWEEN 1899 AND 3000),
  CONSTRAINT cafe_event_event_seq_check CHECK (event_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_event_event_start_check CHECK (event_start BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_event_event_end_check CHECK (event_end BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_event_event_type_check CHECK (event_type IN ('SGNP')),
  CONSTRAINT cafe_event_event_name_locale_check CHECK (octet_length(event_name_locale) <= 300),
  CONSTRAINT cafe_event_event_name_check CHECK (octet_length(event_name) <= 300),
  CONSTRAINT cafe_event_event_desc_check CHECK (octet_length(event_desc) <= 3000)
);
CREATE INDEX cafe_event_event_start_desc_list ON cafe_event (org, event_start DESC, event_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_event_uuid ON cafe_event (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX cafe_event_event_uuid_link ON cafe_event (event_uuid);
CREATE FUNCTION event_status(cafe_event) RETURNS integer STABLE LANGUAGE sql AS 'SELECT CASE WHEN now() < $1.event_start THEN -1 WHEN now() < $1.event_end THEN 0 WHEN now() >= $1.event_end THEN 1 END';
ALTER TABLE cafe_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_event FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_event_read ON cafe_event FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_write ON cafe_event FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_edit ON cafe_event FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_purge ON cafe_event FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_event_backup ON cafe_event FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_event_came AFTER INSERT ON cafe_event FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_event', 'event_start');
CREATE TRIGGER cafe_event_went AFTER UPDATE ON cafe_event FOR EACH ROW WHEN ((OLD.event_start, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.event_start, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_event', 'event_start');
GRANT SELECT, INSERT, UPDATE ON cafe_event TO hanjan_app;
GRANT SELECT, DELETE ON cafe_event TO hanjan_backup;

CREATE TABLE roaster_event (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  event_key bigint GENERATED ALWAYS AS IDENTITY,
  event_year integer NOT NULL,
  event_seq integer NOT NULL,
  event_start timestamptz(0) NOT NULL,
  event_end timestamptz(0) NOT NULL,
  event_type text NOT NULL,
  event_name_locale text,
  event_name text,
  event_desc text,
  event_uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  initials text GENERATED ALWAYS AS (coalesce(initials_of(event_name), '') || ' ' || coalesce(initials_of(event_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_event_pkey PRIMARY KEY (org, event_key),
  CONSTRAINT roaster_event_event_year_event_seq_key UNIQUE (org, event_year, event_seq),
  CONSTRAINT roaster_event_event_year_check CHECK (event_year BETWEEN 1899 AND 3000),
  CONSTRAINT roaster_event_event_seq_check CHECK (event_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_event_event_start_check CHECK (event_start BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_event_event_end_check CHECK (event_end BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_event_event_type_check CHECK (event_type IN ('SGNP', 'CSTMR')),
  CONSTRAINT roaster_event_event_name_locale_check CHECK (octet_length(event_name_locale) <= 300),
  CONSTRAINT roaster_event_event_name_check CHECK (octet_length(event_name) <= 300),
  CONSTRAINT roaster_event_event_desc_check CHECK (octet_length(event_desc) <= 3000)
);
CREATE INDEX roaster_event_event_start_desc_list ON roaster_event (org, event_start DESC, event_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_event_uuid ON roaster_event (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_event_event_uuid_link ON roaster_event (event_uuid);
CREATE FUNCTION event_status(roaster_event) RETURNS integer STABLE LANGUAGE sql AS 'SELECT CASE WHEN now() < $1.event_start THEN -1 WHEN now() < $1.event_end THEN 0 WHEN now() >= $1.event_end THEN 1 END';
ALTER TABLE roaster_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_event FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_event_read ON roaster_event FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_write ON roaster_event FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_edit ON roaster_event FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_purge ON roaster_event FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_event_backup ON roaster_event FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_event_came AFTER INSERT ON roaster_event FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_event', 'event_start');
CREATE TRIGGER roaster_event_went AFTER UPDATE ON roaster_event FOR EACH ROW WHEN ((OLD.event_start, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.event_start, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_event', 'event_start');
GRANT SELECT, INSERT, UPDATE ON roaster_event TO hanjan_app;
GRANT SELECT, DELETE ON roaster_event TO hanjan_backup;
