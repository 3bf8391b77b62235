-- Lists as people want to see them again: their own, and those of a cafe or a roaster.

CREATE TABLE user_view (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_view_pkey PRIMARY KEY (user_seq, view_seq),
  CONSTRAINT user_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT user_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT user_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX user_view_rgst_at_list ON user_view (user_seq, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE user_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_view FORCE ROW LEVEL SECURITY;
CREATE POLICY user_view_read ON user_view FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_write ON user_view FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_edit ON user_view FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_purge ON user_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY user_view_backup ON user_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_view_came AFTER INSERT ON user_view FOR EACH ROW EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
CREATE TRIGGER user_view_went AFTER UPDATE ON user_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON user_view TO hanjan_app;
GRANT SELECT ON user_view TO hanjan_backup;

CREATE TABLE cafe_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_view_pkey PRIMARY KEY (org, view_seq),
  CONSTRAINT cafe_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT cafe_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT cafe_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX cafe_view_rgst_at_list ON cafe_view (org, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE cafe_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_view FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_view_read ON cafe_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_write ON cafe_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_edit ON cafe_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_purge ON cafe_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY cafe_view_backup ON cafe_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_view_came AFTER INSERT ON cafe_view FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
CREATE TRIGGER cafe_view_went AFTER UPDATE ON cafe_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_view TO hanjan_app;
GRANT SELECT ON cafe_view TO hanjan_backup;

CREATE TABLE roaster_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_view_pkey PRIMARY KEY (org, view_seq),
  CONSTRAINT roaster_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT roaster_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT roaster_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX roaster_view_rgst_at_list ON roaster_view (org, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE roaster_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_view FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_view_read ON roaster_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_write ON roaster_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_edit ON roaster_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_purge ON roaster_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY roaster_view_backup ON roaster_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_view_came AFTER INSERT ON roaster_view FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
CREATE TRIGGER roaster_view_went AFTER UPDATE ON roaster_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_view TO hanjan_app;
GRANT SELECT ON roaster_view TO hanjan_backup;
