-- Organisations with their members, the history of their records, and the role that backups read with.

-- Backups read everything under this role and can change nothing.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_backup') THEN
    CREATE ROLE hanjan_backup NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  -- Only who takes the role on sees everything; the login itself stays bound where PostgreSQL can tell the two apart.
  EXECUTE format('GRANT hanjan_backup TO %I %s', current_user,
    CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'WITH INHERIT FALSE' END);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN -- a login that may not give roles away was given this one beforehand
    IF NOT pg_has_role(current_user, 'hanjan_backup', 'MEMBER') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_backup;

-- Made-up people of the demo; they go with it.
ALTER TABLE account ADD COLUMN is_demo boolean NOT NULL DEFAULT false;

-- Cafes and roasters: one table, one space of numbers.
CREATE TABLE org (
  org bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_kind text NOT NULL CHECK (org_kind IN ('cafe', 'roaster')),
  org_type text NOT NULL DEFAULT 'PRV' CHECK (org_type ~ '^[A-Z0-9_]{1,45}$'),
  org_country text NOT NULL DEFAULT 'KOR' CHECK (org_country ~ '^[A-Z]{3}$'),
  org_name text CHECK (octet_length(org_name) BETWEEN 3 AND 300),
  org_name_locale text CHECK (octet_length(org_name_locale) BETWEEN 3 AND 300),
  org_detail text CHECK (octet_length(org_detail) <= 10000),
  org_zone text NOT NULL DEFAULT 'Asia/Seoul' CHECK (octet_length(org_zone) <= 100),
  org_use boolean NOT NULL DEFAULT true,
  is_demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  CONSTRAINT org_named CHECK (num_nonnulls(org_name, org_name_locale) > 0)
);

-- Who belongs to an organisation, as what. Whoever is waiting, refused or gone keeps a row that opens nothing.
CREATE TABLE membership (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  user_uuid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_auth text NOT NULL CHECK (user_auth IN
    ('BARISTA', 'ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN', 'WTSGNP', 'HLD', 'CNCL', 'RJCT', 'RJN', 'FIRE')),
  user_nick text NOT NULL CHECK (octet_length(user_nick) BETWEEN 1 AND 100),
  user_desc text CHECK (octet_length(user_desc) <= 3000),
  user_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  PRIMARY KEY (org, user_seq)
);
CREATE INDEX membership_user_idx ON membership (user_seq);

-- Named crossings: a person sees their own places and the organisations these are in; an organisation sees its members.
ALTER TABLE org ENABLE ROW LEVEL SECURITY;
ALTER TABLE org FORCE ROW LEVEL SECURITY;
ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
ALTER TABLE membership FORCE ROW LEVEL SECURITY;
CREATE POLICY membership_read ON membership FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY org_read ON org FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR org IN (SELECT org FROM membership WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint));
-- Founding an organisation and letting people in happen inside it; the application has no right to either yet.
CREATE POLICY org_write ON org FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY membership_write ON membership FOR INSERT
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
-- Only what was made up for the demo can be deleted.
CREATE POLICY org_demo_remove ON org FOR DELETE USING (is_demo);
CREATE POLICY membership_backup ON membership FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY org_backup ON org FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT ON org, membership TO hanjan_app, hanjan_backup;

-- Who changed which field of an organisation's record from what to what. Append-only.
CREATE TABLE org_history (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  history_seq bigint GENERATED ALWAYS AS IDENTITY,
  entity text NOT NULL,
  record_seq bigint NOT NULL,
  version integer NOT NULL,
  field text NOT NULL,
  before json,
  after json,
  edit_by bigint NOT NULL,
  edit_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org, history_seq)
);
CREATE INDEX org_history_record_idx ON org_history (org, entity, record_seq, version);
ALTER TABLE org_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE org_history FORCE ROW LEVEL SECURITY;
CREATE POLICY org_history_read ON org_history FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY org_history_write ON org_history FOR INSERT
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
-- The purge takes the history of a record away with the record.
CREATE POLICY org_history_purge ON org_history FOR DELETE
  USING (current_setting('app.purge', true) = 'on' AND edit_at < now() - interval '30 days');
CREATE POLICY org_history_purged ON org_history FOR SELECT
  USING (current_setting('app.purge', true) = 'on' AND edit_at < now() - interval '30 days');
CREATE POLICY org_history_backup ON org_history FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, DELETE ON org_history TO hanjan_app;
GRANT SELECT ON org_history TO hanjan_backup;

-- What was there before is read by backups too, and a person's notes go with their account.
CREATE POLICY idempotency_backup ON idempotency FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY user_history_backup ON user_history FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY user_cupnote_backup ON user_cupnote FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT ON account, session, sign_home, sign_attempt, idempotency, user_history, code_group, code, country, variety,
  user_cupnote, region, farm, migration TO hanjan_backup;
ALTER TABLE user_cupnote
  DROP CONSTRAINT user_cupnote_user_seq_fkey,
  ADD CONSTRAINT user_cupnote_user_seq_fkey FOREIGN KEY (user_seq) REFERENCES account (user_seq) ON DELETE CASCADE;
