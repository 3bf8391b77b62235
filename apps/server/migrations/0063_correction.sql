-- What somebody says is missing or wrong in what everybody refers to. Administrators of the site settle it, once, with an
-- answer or without; whoever said it reads that. What was settled goes after 90 days.
CREATE TABLE correction (
  correction_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  -- The kind of records, and which of them it is about; none where one is missing.
  entity text NOT NULL CHECK (entity ~ '^[a-z][a-z0-9_]{0,62}$'),
  record_seq bigint CHECK (record_seq > 0),
  correction_text text NOT NULL CHECK (octet_length(correction_text) BETWEEN 1 AND 1000),
  correction_state text NOT NULL DEFAULT 'OPEN' CHECK (correction_state IN ('OPEN', 'DONE', 'DECLINED')),
  correction_answer text CHECK (octet_length(correction_answer) BETWEEN 1 AND 1000),
  correction_at timestamptz NOT NULL DEFAULT now(),
  settled_by bigint,
  settled_at timestamptz,
  CHECK ((correction_state = 'OPEN') = (settled_at IS NULL)),
  CHECK ((settled_by IS NULL) = (settled_at IS NULL))
);
CREATE INDEX correction_own ON correction (user_seq, correction_seq DESC);
CREATE INDEX correction_open ON correction (correction_seq DESC) WHERE correction_state = 'OPEN';
CREATE INDEX correction_settled ON correction (settled_at) WHERE settled_at IS NOT NULL;

ALTER TABLE correction ENABLE ROW LEVEL SECURITY;
ALTER TABLE correction FORCE ROW LEVEL SECURITY;
CREATE POLICY correction_read ON correction FOR SELECT
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY correction_write ON correction FOR INSERT
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint AND correction_state = 'OPEN');
CREATE POLICY correction_site_read ON correction FOR SELECT TO hanjan_app USING ((SELECT is_site_admin()));
CREATE POLICY correction_settle ON correction FOR UPDATE TO hanjan_app
  USING ((SELECT is_site_admin()) AND correction_state = 'OPEN')
  WITH CHECK ((SELECT is_site_admin()) AND correction_state <> 'OPEN'
    AND settled_by = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY correction_backup ON correction FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY correction_purge ON correction FOR DELETE TO hanjan_backup USING (settled_at < now() - interval '90 days');
GRANT SELECT ON correction TO hanjan_app;
GRANT INSERT (user_seq, entity, record_seq, correction_text),
  UPDATE (correction_state, correction_answer, settled_by, settled_at) ON correction TO hanjan_app;
GRANT SELECT, DELETE ON correction TO hanjan_backup;
