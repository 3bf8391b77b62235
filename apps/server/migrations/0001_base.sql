-- What every other table stands on: the application's role, accounts and sign-in, history, codes.

-- The application works as this role: it owns nothing and row level security binds it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_app') THEN
    CREATE ROLE hanjan_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT hanjan_app TO %I', current_user);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN -- a login that may not give roles away was given this one beforehand
    IF NOT pg_has_role(current_user, 'hanjan_app', 'MEMBER') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_app;

-- People. Not under row level security: whoever signs in is not known before the row is read.
CREATE TABLE account (
  user_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_uuid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_id text NOT NULL UNIQUE CHECK (user_id ~ '^[a-z0-9._-]{4,45}$'),
  user_pass text NOT NULL, -- argon2id
  must_change_pass boolean NOT NULL DEFAULT false,
  user_name text NOT NULL CHECK (octet_length(user_name) BETWEEN 1 AND 300),
  user_email text CHECK (octet_length(user_email) <= 300),
  user_country text NOT NULL CHECK (user_country ~ '^[A-Z]{3}$'),
  user_type text NOT NULL DEFAULT 'USER' CHECK (user_type IN ('SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER')),
  user_use boolean NOT NULL DEFAULT true,
  privacy_at timestamptz, -- when the privacy policy was agreed to
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON account TO hanjan_app;

-- Who is signed in. Only the SHA-256 of a token is kept.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  subnet text NOT NULL,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_user_idx ON session (user_seq);
CREATE INDEX session_seen_idx ON session (seen_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON session TO hanjan_app;

-- Where a person has signed in before: their tries from there are not held up by those who guess from elsewhere.
CREATE TABLE sign_home (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  subnet text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_seq, subnet)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_home TO hanjan_app;

-- Failed sign-ins and sign-ups by account and by shortened network address; shared by all server processes.
CREATE TABLE sign_attempt (
  subject text PRIMARY KEY CHECK (octet_length(subject) <= 200),
  tries integer NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_attempt TO hanjan_app;

-- Answers of saves that came with an Idempotency-Key, so that the same key never saves twice.
CREATE TABLE idempotency (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  key text NOT NULL CHECK (octet_length(key) BETWEEN 8 AND 100),
  request_hash bytea NOT NULL,
  answer json,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_seq, key)
);
CREATE INDEX idempotency_age_idx ON idempotency (rgst_at);
ALTER TABLE idempotency ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency FORCE ROW LEVEL SECURITY;
CREATE POLICY idempotency_user ON idempotency
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint)
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY idempotency_purge ON idempotency
  USING (current_setting('app.purge', true) = 'on' AND rgst_at < now() - interval '7 days')
  WITH CHECK (false);
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency TO hanjan_app;

-- Who changed which field of a personal record from what to what. Append-only.
CREATE TABLE user_history (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  history_seq bigint GENERATED ALWAYS AS IDENTITY,
  entity text NOT NULL,
  record_seq bigint NOT NULL,
  version integer NOT NULL,
  field text NOT NULL,
  before json,
  after json,
  edit_by bigint NOT NULL,
  edit_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_seq, history_seq)
);
CREATE INDEX user_history_record_idx ON user_history (user_seq, entity, record_seq, version);
ALTER TABLE user_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_history FORCE ROW LEVEL SECURITY;
CREATE POLICY user_history_read ON user_history FOR SELECT
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_history_write ON user_history FOR INSERT
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
-- The purge takes the history of a record away with the record.
CREATE POLICY user_history_purge ON user_history FOR DELETE
  USING (current_setting('app.purge', true) = 'on' AND edit_at < now() - interval '30 days');
CREATE POLICY user_history_purged ON user_history FOR SELECT
  USING (current_setting('app.purge', true) = 'on' AND edit_at < now() - interval '30 days');
GRANT SELECT, INSERT, DELETE ON user_history TO hanjan_app;

-- Code groups and their codes: data that administrators edit, not enums.
CREATE TABLE code_group (
  code_group_seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  code_group_id text PRIMARY KEY CHECK (code_group_id ~ '^[A-Z0-9_]{3,45}$'),
  code_group_name text NOT NULL CHECK (octet_length(code_group_name) BETWEEN 3 AND 255),
  code_group_name_kr text NOT NULL CHECK (octet_length(code_group_name_kr) BETWEEN 3 AND 255),
  code_group_use boolean NOT NULL DEFAULT true,
  edit_by bigint, -- null until an administrator changes what was seeded
  edit_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE code (
  code_seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  code_group_id text NOT NULL REFERENCES code_group,
  code_id text NOT NULL CHECK (code_id ~ '^[A-Z0-9_]{1,45}$'),
  code_name text NOT NULL CHECK (octet_length(code_name) BETWEEN 1 AND 255),
  code_name_kr text NOT NULL CHECK (octet_length(code_name_kr) BETWEEN 1 AND 255),
  code_order integer NOT NULL,
  code_filter text CHECK (octet_length(code_filter) <= 45),
  code_alias1 text CHECK (octet_length(code_alias1) <= 255),
  code_alias2 text CHECK (octet_length(code_alias2) <= 255),
  code_use boolean NOT NULL DEFAULT true,
  edit_by bigint,
  edit_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (code_group_id, code_id)
);
CREATE INDEX code_order_idx ON code (code_group_id, code_order);

CREATE TABLE country (
  country_seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  country_id text PRIMARY KEY CHECK (country_id ~ '^[A-Z]{3}$'),
  country_code2 text NOT NULL UNIQUE CHECK (country_code2 ~ '^[A-Z]{2}$'),
  country_name text NOT NULL CHECK (octet_length(country_name) BETWEEN 3 AND 300),
  country_name_kr text NOT NULL CHECK (octet_length(country_name_kr) BETWEEN 3 AND 300),
  country_filter text NOT NULL,
  country_use boolean NOT NULL DEFAULT true,
  edit_by bigint,
  edit_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE variety (
  variety_seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  variety_id text PRIMARY KEY CHECK (variety_id ~ '^[A-Z0-9_]{1,45}$'),
  species_type text NOT NULL CHECK (octet_length(species_type) <= 45),
  variety_name text NOT NULL CHECK (octet_length(variety_name) BETWEEN 1 AND 250),
  variety_name_kr text NOT NULL CHECK (octet_length(variety_name_kr) BETWEEN 1 AND 250),
  aliases text CHECK (octet_length(aliases) <= 255),
  variety_order integer NOT NULL,
  variety_use boolean NOT NULL DEFAULT true,
  edit_by bigint,
  edit_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT ON code_group, code, country, variety TO hanjan_app;

-- Every code that can be chosen, whatever table it lives in: countries and varieties are code groups too.
CREATE VIEW code_choice WITH (security_invoker = true) AS
  SELECT code_group_id, code_id, code_name, code_name_kr, code_order, code_filter, code_alias1, code_alias2, code_use, edit_at
    FROM code
  UNION ALL
  SELECT 'CNTR', country_id, country_name, country_name_kr,
         (row_number() OVER (ORDER BY country_filter, country_name))::integer, country_filter, NULL, country_code2,
         country_use, edit_at
    FROM country
  UNION ALL
  SELECT 'CFPRDC', country_id, country_name, country_name_kr,
         (row_number() OVER (ORDER BY country_name))::integer, country_filter, NULL, country_code2, country_use, edit_at
    FROM country WHERE country_filter = 'CFPRDC'
  UNION ALL
  SELECT 'VRT', variety_id, variety_name, variety_name_kr, variety_order, species_type, NULL, aliases, variety_use, edit_at
    FROM variety;
GRANT SELECT ON code_choice TO hanjan_app;
