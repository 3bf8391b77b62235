-- Records that somebody starred. No name is kept here: names are read with the rights of whoever looks.
CREATE TABLE user_favorite (
  favorite_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  -- The kind of records, and which of them.
  entity text NOT NULL CHECK (entity ~ '^[a-z][a-z0-9_]{0,62}$'),
  record_seq bigint NOT NULL CHECK (record_seq > 0),
  -- The organisation in which it lies; none for what is one's own or everybody's.
  org bigint REFERENCES org (org) ON DELETE CASCADE,
  favorite_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (user_seq, entity, org, record_seq)
);
CREATE INDEX user_favorite_newest ON user_favorite (user_seq, favorite_seq DESC);
CREATE INDEX user_favorite_org ON user_favorite (org) WHERE org IS NOT NULL;

ALTER TABLE user_favorite ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_favorite FORCE ROW LEVEL SECURITY;
CREATE POLICY user_favorite_own ON user_favorite TO hanjan_app
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint)
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_favorite_backup ON user_favorite FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, DELETE ON user_favorite TO hanjan_app;
GRANT INSERT (user_seq, entity, record_seq, org) ON user_favorite TO hanjan_app;
GRANT SELECT ON user_favorite TO hanjan_backup;
