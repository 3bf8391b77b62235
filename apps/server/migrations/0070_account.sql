-- What an account says of itself, where it is signed in, and how its person deletes it.

ALTER TABLE account
  ADD COLUMN user_img text CHECK (user_img ~ '^/picture/[0-9a-f]{64}$'),
  -- By what it was made; codes of the group USRPRVD.
  ADD COLUMN user_provider text NOT NULL DEFAULT 'PSWD' CHECK (user_provider ~ '^[A-Z0-9_]{1,45}$'),
  -- What its person tells the operator, of one length and readable on the telephone.
  ADD COLUMN user_serial text GENERATED ALWAYS AS ('HJ' || (10000000 + user_seq)) STORED UNIQUE,
  -- The day of the privacy policy that was agreed to.
  ADD COLUMN privacy_version date,
  -- When it is deleted, while its person may still change their mind.
  ADD COLUMN delete_at timestamptz;
UPDATE account SET privacy_version = '2026-11-20' WHERE privacy_at IS NOT NULL;
CREATE INDEX account_delete_at_idx ON account (delete_at) WHERE delete_at IS NOT NULL;
GRANT INSERT (privacy_version), UPDATE (user_name, user_email, user_img, delete_at) ON account TO hanjan_sign;

ALTER TABLE session
  ADD COLUMN session_seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- In a word each, from what the browser said of itself.
  ADD COLUMN session_system text NOT NULL DEFAULT 'other' CHECK (session_system ~ '^[a-z_]{1,20}$'),
  ADD COLUMN session_browser text NOT NULL DEFAULT 'other' CHECK (session_browser ~ '^[a-z_]{1,20}$'),
  -- When the person last proved who they are.
  ADD COLUMN auth_at timestamptz NOT NULL DEFAULT now();
UPDATE session SET auth_at = rgst_at;

-- The organisations that whoever acts owns alone. Owners who are about to be deleted, or switched off, care for none; of
-- organisations that are closed nobody has to. It looks into one organisation after the other, as its people do.
CREATE FUNCTION sole_owned() RETURNS TABLE (owned_org bigint, owned_kind text, owned_name text, owned_name_locale text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
  places bigint[];
BEGIN
  SELECT array_agg(m.org ORDER BY m.org) INTO places FROM membership m JOIN org o ON o.org = m.org
   WHERE m.user_seq = me AND m.user_auth = 'OWN' AND m.user_use AND o.org_use;
  FOREACH owned_org IN ARRAY coalesce(places, '{}') LOOP
    PERFORM set_config('app.org', owned_org::text, true);
    CONTINUE WHEN EXISTS (SELECT FROM membership m JOIN account a ON a.user_seq = m.user_seq
      WHERE m.org = owned_org AND m.user_seq <> me AND m.user_auth = 'OWN' AND m.user_use AND a.user_use
        AND a.delete_at IS NULL);
    SELECT o.org_kind, o.org_name, o.org_name_locale INTO owned_kind, owned_name, owned_name_locale
      FROM org o WHERE o.org = owned_org;
    RETURN NEXT;
  END LOOP;
  PERFORM set_config('app.org', '', true);
END $$;
REVOKE EXECUTE ON FUNCTION sole_owned() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sole_owned() TO hanjan_sign, hanjan_backup;

-- Whoever deletes their account has seven days to change their mind, whatever a login of the product does; the purge deletes
-- it then, and nothing before.
CREATE FUNCTION account_leaving() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF session_user NOT IN ('hanjan_app', 'hanjan_sign', 'hanjan_backup') THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    IF coalesce(OLD.delete_at > now(), true) THEN RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403'; END IF;
    RETURN OLD;
  END IF;
  IF NEW.delete_at < now() + interval '7 days' THEN RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_leaving_begins BEFORE UPDATE OF delete_at ON account FOR EACH ROW EXECUTE FUNCTION account_leaving();
CREATE TRIGGER account_leaving_ends BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION account_leaving();
GRANT DELETE ON account TO hanjan_backup;
