-- People of an organisation as records: their rows are listed, changed and answered like others. What may become what
-- stands in code_move, which the definitions fill at every start.
ALTER TABLE membership
  ADD COLUMN member_seq bigint GENERATED ALWAYS AS IDENTITY,
  ADD CONSTRAINT membership_member_seq_key UNIQUE (member_seq);
CREATE INDEX membership_nick_idx ON membership (org, user_nick, member_seq);

CREATE TABLE code_move (
  entity text NOT NULL,
  role text NOT NULL,
  from_code text NOT NULL,
  to_code text NOT NULL,
  PRIMARY KEY (entity, role, from_code, to_code)
);
GRANT SELECT ON code_move TO hanjan_app, hanjan_backup;

CREATE VIEW cafe_user WITH (security_invoker = true) AS
  SELECT org, member_seq AS cafe_user_seq, user_uuid AS cafe_user_uuid, user_nick AS cafe_user_nick,
         user_auth AS cafe_user_auth, user_desc AS cafe_user_desc, user_use AS cafe_user_use, NULL::uuid AS uuid,
         version, rgst_by, rgst_at, edit_by, edit_at, NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM membership;
CREATE VIEW roaster_user WITH (security_invoker = true) AS
  SELECT org, member_seq AS roaster_user_seq, user_uuid AS roaster_user_uuid, user_nick AS roaster_user_nick,
         user_auth AS roaster_user_auth, user_desc AS roaster_user_desc, user_use AS roaster_user_use, NULL::uuid AS uuid,
         version, rgst_by, rgst_at, edit_by, edit_at, NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM membership;
GRANT SELECT, UPDATE ON cafe_user, roaster_user TO hanjan_app;
GRANT UPDATE (user_nick, user_auth, user_desc, user_use, version, edit_by, edit_at) ON membership TO hanjan_app;

-- Whoever has entered an organisation sees its people, and of themselves no row elsewhere.
ALTER POLICY membership_read ON membership
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR (user_seq = nullif(current_setting('app.user', true), '')::bigint
        AND nullif(current_setting('app.org', true), '') IS NULL));
-- Named crossing: a row is changed inside its organisation, or by the person whom it is about.
CREATE POLICY membership_edit ON membership FOR UPDATE
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR user_seq = nullif(current_setting('app.user', true), '')::bigint)
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint
      OR user_seq = nullif(current_setting('app.user', true), '')::bigint);

-- A role as a number: higher is more, and what is no role is below all of them.
CREATE FUNCTION rank_of(auth text) RETURNS integer LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public AS $$
  SELECT CASE WHEN auth IN ('BARISTA', 'ROASTER') THEN 1
              ELSE coalesce(array_position(ARRAY['SAST', 'MNG', 'SMNG', 'OWN'], auth) + 1, 0) END
$$;

-- What the application refuses is refused once more where nothing goes around it. A message with the state HJ403 or HJ409
-- is answered in the words of that key.
CREATE FUNCTION membership_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
  mine text;
BEGIN
  IF current_user <> 'hanjan_app' THEN RETURN NEW; END IF;
  -- Of two who change who owns an organisation the second sees what the first has done.
  IF OLD.user_auth = 'OWN' THEN PERFORM pg_advisory_xact_lock(hashtextextended('owners ' || OLD.org, 0)); END IF;
  IF OLD.user_seq = me THEN
    IF NEW.user_use <> OLD.user_use OR NOT (NEW.user_auth = OLD.user_auth OR own_move(OLD.org, OLD.user_auth, NEW.user_auth)) THEN
      RAISE EXCEPTION 'edit_beyond' USING ERRCODE = 'HJ403';
    END IF;
  ELSE
    SELECT user_auth INTO mine FROM membership WHERE org = OLD.org AND user_seq = me AND user_use;
    IF mine IS NULL OR rank_of(mine) < rank_of('MNG') OR rank_of(OLD.user_auth) > rank_of(mine)
       OR NEW.user_nick <> OLD.user_nick OR NEW.user_desc IS DISTINCT FROM OLD.user_desc THEN
      RAISE EXCEPTION 'edit_beyond' USING ERRCODE = 'HJ403';
    END IF;
    IF NEW.user_auth <> OLD.user_auth AND (rank_of(NEW.user_auth) > rank_of(mine) OR NOT EXISTS (
         SELECT FROM code_move JOIN org ON entity = org_kind || '_user'
          WHERE org.org = OLD.org AND role = mine AND from_code = OLD.user_auth AND to_code = NEW.user_auth)) THEN
      RAISE EXCEPTION 'move_refused' USING ERRCODE = 'HJ403';
    END IF;
  END IF;
  IF OLD.user_auth = 'OWN' AND OLD.user_use AND NOT (NEW.user_auth = 'OWN' AND NEW.user_use) AND NOT EXISTS (
       SELECT FROM membership WHERE org = OLD.org AND user_seq <> OLD.user_seq AND user_auth = 'OWN' AND user_use) THEN
    RAISE EXCEPTION 'last_owner' USING ERRCODE = 'HJ409';
  END IF;
  RETURN NEW;
END $$;

-- What somebody may make of their own row: whoever works there leaves, whoever waits withdraws.
CREATE FUNCTION own_move(of_org bigint, was text, becomes text) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT becomes = 'CNCL' AND (rank_of(was) > 0 OR was IN ('WTSGNP', 'HLD'))
$$;
CREATE TRIGGER membership_change BEFORE UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION membership_change();

-- Whoever founds an organisation owns it because nobody else is in it: a founder who was dismissed does not come back so.
CREATE FUNCTION membership_come() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user = 'hanjan_app' AND NEW.user_auth = 'OWN' AND EXISTS (SELECT FROM membership WHERE org = NEW.org) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER membership_come BEFORE INSERT ON membership FOR EACH ROW EXECUTE FUNCTION membership_come();
