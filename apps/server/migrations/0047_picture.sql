-- Uploaded pictures, each stored once for its owner under the SHA-256 of its bytes. Records name them by it.
CREATE TABLE user_picture (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  hash text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/webp', 'image/jpeg')),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 16384),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 16384),
  data bytea NOT NULL CHECK (octet_length(data) BETWEEN 1 AND 4000000),
  bytes integer GENERATED ALWAYS AS (octet_length(data)) STORED,
  rgst_by bigint NOT NULL,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(), -- when it was uploaded last, or named by a save a day or more after that
  PRIMARY KEY (user_seq, hash),
  CONSTRAINT user_picture_hash_check CHECK (hash = encode(sha256(data), 'hex'))
);
CREATE TABLE org_picture (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  hash text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/webp', 'image/jpeg')),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 16384),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 16384),
  data bytea NOT NULL CHECK (octet_length(data) BETWEEN 1 AND 4000000),
  bytes integer GENERATED ALWAYS AS (octet_length(data)) STORED,
  rgst_by bigint NOT NULL,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org, hash),
  CONSTRAINT org_picture_hash_check CHECK (hash = encode(sha256(data), 'hex'))
);
-- They are compressed already.
ALTER TABLE user_picture ALTER COLUMN data SET STORAGE EXTERNAL;
ALTER TABLE org_picture ALTER COLUMN data SET STORAGE EXTERNAL;

ALTER TABLE user_picture ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_picture FORCE ROW LEVEL SECURITY;
CREATE POLICY user_picture_read ON user_picture FOR SELECT
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_picture_write ON user_picture FOR INSERT
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint AND rgst_by = user_seq);
CREATE POLICY user_picture_use ON user_picture FOR UPDATE
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint)
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_picture_purge ON user_picture FOR DELETE TO hanjan_backup USING (used_at < now() - interval '90 days');
CREATE POLICY user_picture_backup ON user_picture FOR SELECT TO hanjan_backup USING (true);

ALTER TABLE org_picture ENABLE ROW LEVEL SECURITY;
ALTER TABLE org_picture FORCE ROW LEVEL SECURITY;
CREATE POLICY org_picture_read ON org_picture FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint);
-- Named crossing: the address of a picture does not say whose it is, so that as long as somebody has entered no organisation
-- they see the pictures of those in which they have an active place.
CREATE POLICY org_picture_member ON org_picture FOR SELECT TO hanjan_app
  USING (nullif(current_setting('app.org', true), '') IS NULL
    AND org IN (SELECT membership.org FROM membership
                 WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint AND user_use
                   AND user_auth IN ('BARISTA', 'ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')));
CREATE POLICY org_picture_write ON org_picture FOR INSERT
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint
    AND rgst_by = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY org_picture_use ON org_picture FOR UPDATE
  USING (org = nullif(current_setting('app.org', true), '')::bigint)
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY org_picture_purge ON org_picture FOR DELETE TO hanjan_backup USING (used_at < now() - interval '90 days');
CREATE POLICY org_picture_backup ON org_picture FOR SELECT TO hanjan_backup USING (true);

-- What is stored never changes, but for when it was used last.
GRANT SELECT, INSERT, UPDATE (used_at) ON user_picture, org_picture TO hanjan_app;
GRANT SELECT, DELETE ON user_picture, org_picture TO hanjan_backup;

-- A photo of the bag.
ALTER TABLE roaster_greenbean_arrival
  ADD COLUMN arrival_photo text,
  ADD CONSTRAINT roaster_greenbean_arrival_arrival_photo_check CHECK (arrival_photo ~ '^/picture/[0-9a-f]{64}$');
