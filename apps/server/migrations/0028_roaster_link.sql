-- The link between a roastery and a cafe: how the cafe stands to the roastery, what the cafe calls itself there, and what
-- the cafe keeps of the roastery. It belongs to both, and each side sees it as a record of its own.
CREATE TABLE roaster_link (
  link_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  link_uuid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  roaster_org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cafe_org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  link_auth text NOT NULL DEFAULT 'WTSGNP' CHECK (link_auth IN
    ('CSTMR', 'CAFE', 'RSTR', 'EXCLD', 'WTSGNP', 'HLD', 'CNCL', 'RJCT', 'RJN', 'FIRE')),
  roaster_cafe_nick_locale text CHECK (octet_length(roaster_cafe_nick_locale) <= 100),
  roaster_cafe_nick text CHECK (octet_length(roaster_cafe_nick) <= 100),
  roaster_cafe_desc text CHECK (octet_length(roaster_cafe_desc) <= 3000),
  roaster_cafe_use boolean NOT NULL DEFAULT true,
  roaster_version integer NOT NULL DEFAULT 1,
  roaster_edit_by bigint,
  roaster_edit_at timestamptz,
  cafe_roaster_nick_locale text CHECK (octet_length(cafe_roaster_nick_locale) <= 100),
  cafe_roaster_nick text CHECK (octet_length(cafe_roaster_nick) <= 100),
  cafe_roaster_desc text CHECK (octet_length(cafe_roaster_desc) <= 3000),
  cafe_version integer NOT NULL DEFAULT 1,
  cafe_edit_by bigint,
  cafe_edit_at timestamptz,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roaster_link_pair UNIQUE (roaster_org, cafe_org)
);
CREATE INDEX roaster_link_roaster_idx ON roaster_link (roaster_org, rgst_at DESC, link_seq DESC);
CREATE INDEX roaster_link_cafe_idx ON roaster_link (cafe_org, rgst_at DESC, link_seq DESC);

ALTER TABLE roaster_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_link FORCE ROW LEVEL SECURITY;
-- Named crossing: either side reads and changes the link. A cafe alone makes one, by the link of an event that is open.
CREATE POLICY roaster_link_read ON roaster_link FOR SELECT
  USING (nullif(current_setting('app.org', true), '')::bigint IN (roaster_org, cafe_org));
CREATE POLICY roaster_link_edit ON roaster_link FOR UPDATE
  USING (nullif(current_setting('app.org', true), '')::bigint IN (roaster_org, cafe_org))
  WITH CHECK (nullif(current_setting('app.org', true), '')::bigint IN (roaster_org, cafe_org));
CREATE POLICY roaster_link_write ON roaster_link FOR INSERT
  WITH CHECK (cafe_org = nullif(current_setting('app.org', true), '')::bigint
    AND rgst_by = nullif(current_setting('app.user', true), '')::bigint
    AND link_auth = 'WTSGNP' AND roaster_org = (SELECT open_org('CSTMR')));
CREATE POLICY roaster_link_backup ON roaster_link FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT ON roaster_link TO hanjan_app, hanjan_backup;
GRANT INSERT (roaster_org, cafe_org, roaster_cafe_nick_locale, roaster_cafe_nick, roaster_cafe_desc, rgst_by),
      UPDATE (link_auth, roaster_cafe_nick_locale, roaster_cafe_nick, roaster_cafe_desc, roaster_cafe_use, roaster_version,
        roaster_edit_by, roaster_edit_at, cafe_roaster_nick_locale, cafe_roaster_nick, cafe_roaster_desc, cafe_version,
        cafe_edit_by, cafe_edit_at) ON roaster_link TO hanjan_app;

-- Named crossing: whoever works in one of two linked organisations reads what the other is called.
CREATE POLICY org_linked ON org FOR SELECT
  USING (org IN (SELECT roaster_org FROM roaster_link
                  WHERE cafe_org = nullif(current_setting('app.org', true), '')::bigint
                 UNION ALL
                 SELECT cafe_org FROM roaster_link
                  WHERE roaster_org = nullif(current_setting('app.org', true), '')::bigint));

-- A cafe as the roastery keeps it, and a roastery as the cafe does.
CREATE VIEW roaster_cafe WITH (security_invoker = true) AS
  SELECT roaster_org AS org, link_seq AS roaster_cafe_seq, link_uuid AS roaster_cafe_uuid,
         (SELECT org_name_locale FROM org WHERE org.org = cafe_org) AS roaster_cafe_name_locale,
         (SELECT org_name FROM org WHERE org.org = cafe_org) AS roaster_cafe_name,
         roaster_cafe_nick_locale, roaster_cafe_nick, link_auth AS roaster_cafe_auth, roaster_cafe_desc, roaster_cafe_use,
         NULL::uuid AS uuid, roaster_version AS version, rgst_by, rgst_at, roaster_edit_by AS edit_by,
         roaster_edit_at AS edit_at, NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM roaster_link;
CREATE VIEW cafe_roaster WITH (security_invoker = true) AS
  SELECT cafe_org AS org, link_seq AS cafe_roaster_seq, link_uuid AS cafe_roaster_uuid,
         (SELECT org_name_locale FROM org WHERE org.org = roaster_org) AS cafe_roaster_name_locale,
         (SELECT org_name FROM org WHERE org.org = roaster_org) AS cafe_roaster_name,
         cafe_roaster_nick_locale, cafe_roaster_nick, link_auth AS cafe_roaster_auth, cafe_roaster_desc,
         NULL::uuid AS uuid, cafe_version AS version, rgst_by, rgst_at, cafe_edit_by AS edit_by, cafe_edit_at AS edit_at,
         NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM roaster_link;
GRANT SELECT, UPDATE ON roaster_cafe, cafe_roaster TO hanjan_app;

-- As what whoever acts works in the organisation that they have entered.
CREATE FUNCTION own_rank() RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT user_auth FROM membership
   WHERE org = nullif(current_setting('app.org', true), '')::bigint
     AND user_seq = nullif(current_setting('app.user', true), '')::bigint AND user_use
$$;

CREATE FUNCTION roaster_link_come() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user = 'hanjan_app' AND (coalesce(rank_of(own_rank()), 0) < rank_of('SMNG')
       OR NOT EXISTS (SELECT FROM org WHERE org.org = NEW.cafe_org AND org_kind = 'cafe')) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER roaster_link_come BEFORE INSERT ON roaster_link FOR EACH ROW EXECUTE FUNCTION roaster_link_come();

-- Each side writes its own columns, and moves the state as code_move lets it. A state that one side has changed is a new
-- version of the other's record too, so that a form that is open there is not saved over it.
CREATE FUNCTION roaster_link_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  is_roaster boolean := OLD.roaster_org = nullif(current_setting('app.org', true), '')::bigint;
  mine text := own_rank();
  is_moved boolean := NEW.link_auth <> OLD.link_auth;
  is_again boolean;
BEGIN
  IF current_user <> 'hanjan_app' THEN RETURN NEW; END IF;
  is_again := is_moved AND NOT is_roaster AND OLD.link_auth = 'RJN' AND NEW.link_auth = 'WTSGNP'
    AND rank_of(mine) >= rank_of('SMNG') AND OLD.roaster_org IS NOT DISTINCT FROM open_org('CSTMR');
  IF mine IS NULL OR rank_of(mine) < rank_of('MNG')
     OR (is_roaster AND (NEW.cafe_roaster_nick_locale, NEW.cafe_roaster_nick, NEW.cafe_roaster_desc, NEW.cafe_version,
           NEW.cafe_edit_by, NEW.cafe_edit_at)
         IS DISTINCT FROM (OLD.cafe_roaster_nick_locale, OLD.cafe_roaster_nick, OLD.cafe_roaster_desc, OLD.cafe_version,
           OLD.cafe_edit_by, OLD.cafe_edit_at))
     OR (NOT is_roaster AND (NEW.roaster_cafe_use, NEW.roaster_version, NEW.roaster_edit_by, NEW.roaster_edit_at)
         IS DISTINCT FROM (OLD.roaster_cafe_use, OLD.roaster_version, OLD.roaster_edit_by, OLD.roaster_edit_at))
     OR (NOT is_roaster AND NOT is_again
         AND (NEW.roaster_cafe_nick_locale, NEW.roaster_cafe_nick, NEW.roaster_cafe_desc)
         IS DISTINCT FROM (OLD.roaster_cafe_nick_locale, OLD.roaster_cafe_nick, OLD.roaster_cafe_desc)) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  IF is_moved AND NOT is_again AND NOT EXISTS (
       SELECT FROM code_move WHERE entity = CASE WHEN is_roaster THEN 'roaster_cafe' ELSE 'cafe_roaster' END
          AND role = mine AND from_code = OLD.link_auth AND to_code = NEW.link_auth) THEN
    RAISE EXCEPTION 'move_refused' USING ERRCODE = 'HJ403';
  END IF;
  IF is_moved AND is_roaster THEN
    NEW.cafe_version := OLD.cafe_version + 1;
    NEW.cafe_edit_by := nullif(current_setting('app.user', true), '')::bigint;
    NEW.cafe_edit_at := now();
  ELSIF is_moved THEN
    NEW.roaster_version := OLD.roaster_version + 1;
    NEW.roaster_edit_by := nullif(current_setting('app.user', true), '')::bigint;
    NEW.roaster_edit_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER roaster_link_change BEFORE UPDATE ON roaster_link FOR EACH ROW EXECUTE FUNCTION roaster_link_change();

-- Named crossing: what one side has moved stands in the history of the other side too.
CREATE POLICY org_history_link ON org_history FOR INSERT
  WITH CHECK (edit_by = nullif(current_setting('app.user', true), '')::bigint
    AND EXISTS (SELECT FROM roaster_link
                 WHERE link_seq = record_seq
                   AND ((entity = 'roaster_cafe' AND roaster_org = org_history.org AND version = roaster_version)
                     OR (entity = 'cafe_roaster' AND cafe_org = org_history.org AND version = cafe_version))));
CREATE FUNCTION roaster_link_told() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
BEGIN
  IF current_user <> 'hanjan_app' OR NEW.link_auth = OLD.link_auth THEN RETURN NULL; END IF;
  IF NEW.roaster_org = nullif(current_setting('app.org', true), '')::bigint THEN
    INSERT INTO org_history (org, entity, record_seq, version, edit_by, field, before, after)
    VALUES (NEW.cafe_org, 'cafe_roaster', NEW.link_seq, NEW.cafe_version, me, 'cafe_roaster_auth',
      to_json(OLD.link_auth), to_json(NEW.link_auth));
  ELSE
    INSERT INTO org_history (org, entity, record_seq, version, edit_by, field, before, after)
    SELECT NEW.roaster_org, 'roaster_cafe', NEW.link_seq, NEW.roaster_version, me, field, to_json(was), to_json(becomes)
      FROM (VALUES ('roaster_cafe_auth', OLD.link_auth, NEW.link_auth),
                   ('roaster_cafe_nick_locale', OLD.roaster_cafe_nick_locale, NEW.roaster_cafe_nick_locale),
                   ('roaster_cafe_nick', OLD.roaster_cafe_nick, NEW.roaster_cafe_nick),
                   ('roaster_cafe_desc', OLD.roaster_cafe_desc, NEW.roaster_cafe_desc)) AS one (field, was, becomes)
     WHERE was IS DISTINCT FROM becomes;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER roaster_link_told AFTER UPDATE ON roaster_link FOR EACH ROW EXECUTE FUNCTION roaster_link_told();
