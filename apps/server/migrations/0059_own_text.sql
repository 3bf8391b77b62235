-- Texts that an administrator words otherwise than the product, by key and language. What is not here reads as built in.
CREATE SEQUENCE own_text_version; -- no two states of a text ever have the same number, so that a reset is seen too
CREATE TABLE own_text (
  text_key text NOT NULL CHECK (text_key ~ '^[A-Za-z0-9_]{1,100}$'),
  text_locale text NOT NULL CHECK (text_locale ~ '^[a-z]{2}$'),
  text_own text NOT NULL CHECK (octet_length(text_own) BETWEEN 1 AND 3000),
  version bigint NOT NULL DEFAULT nextval('own_text_version'),
  edit_by bigint NOT NULL,
  edit_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (text_key, text_locale)
);

ALTER TABLE own_text ENABLE ROW LEVEL SECURITY;
ALTER TABLE own_text FORCE ROW LEVEL SECURITY;
-- Everybody reads the product in these words; administrators of the site alone write them, under their own name.
CREATE POLICY own_text_read ON own_text FOR SELECT TO hanjan_app USING (true);
CREATE POLICY own_text_write ON own_text FOR INSERT TO hanjan_app
  WITH CHECK ((SELECT is_site_admin()) AND edit_by = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY own_text_edit ON own_text FOR UPDATE TO hanjan_app USING ((SELECT is_site_admin()))
  WITH CHECK ((SELECT is_site_admin()) AND edit_by = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY own_text_reset ON own_text FOR DELETE TO hanjan_app USING ((SELECT is_site_admin()));
CREATE POLICY own_text_backup ON own_text FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON own_text TO hanjan_app;
GRANT USAGE ON SEQUENCE own_text_version TO hanjan_app;
GRANT SELECT ON own_text TO hanjan_backup;

-- Every server process listens, and words its answers and pages anew.
CREATE FUNCTION own_text_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('own_text', '');
  RETURN NULL;
END $$;
CREATE TRIGGER own_text_changed AFTER INSERT OR UPDATE OR DELETE ON own_text
  FOR EACH STATEMENT EXECUTE FUNCTION own_text_changed();
