-- Handing over an organisation: an owner offers it to a senior manager, who accepts or declines. One offer at a time stands
-- in an organisation; it ends by itself with whatever it rests on.
CREATE TABLE ownership_offer (
  offer_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  offered_by bigint NOT NULL,
  offered_to bigint NOT NULL,
  -- Whether the offerer stays an owner, or becomes a senior manager once it is accepted.
  offer_stays boolean NOT NULL,
  offer_state text NOT NULL DEFAULT 'OPEN'
    CHECK (offer_state IN ('OPEN', 'WITHDRAWN', 'DECLINED', 'ACCEPTED', 'ENDED')),
  offered_at timestamptz NOT NULL DEFAULT now(),
  ended_by bigint,
  ended_at timestamptz,
  FOREIGN KEY (org, offered_by) REFERENCES membership (org, user_seq) ON DELETE CASCADE,
  FOREIGN KEY (org, offered_to) REFERENCES membership (org, user_seq) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ownership_offer_open ON ownership_offer (org) WHERE offer_state = 'OPEN';
CREATE INDEX ownership_offer_by_idx ON ownership_offer (org, offered_by);
CREATE INDEX ownership_offer_to_idx ON ownership_offer (org, offered_to);

ALTER TABLE ownership_offer ENABLE ROW LEVEL SECURITY;
ALTER TABLE ownership_offer FORCE ROW LEVEL SECURITY;
CREATE POLICY ownership_offer_read ON ownership_offer FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY ownership_offer_edit ON ownership_offer FOR UPDATE
  USING (org = nullif(current_setting('app.org', true), '')::bigint)
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY ownership_offer_write ON ownership_offer FOR INSERT
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint
    AND offered_by = nullif(current_setting('app.user', true), '')::bigint AND offer_state = 'OPEN');
CREATE POLICY ownership_offer_backup ON ownership_offer FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT ON ownership_offer TO hanjan_app, hanjan_backup;
GRANT INSERT (org, offered_by, offered_to, offer_stays), UPDATE (offer_state) ON ownership_offer TO hanjan_app;

-- Whether an offer can be accepted: what it rests on is there as it was.
CREATE FUNCTION offer_stands(offer ownership_offer) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT offer.offer_state = 'OPEN'
     AND EXISTS (SELECT FROM membership m
                  WHERE m.org = offer.org AND m.user_seq = offer.offered_by AND m.user_auth = 'OWN' AND m.user_use)
     AND EXISTS (SELECT FROM membership m
                  WHERE m.org = offer.org AND m.user_seq = offer.offered_to AND m.user_auth = 'SMNG' AND m.user_use)
     AND EXISTS (SELECT FROM org o WHERE o.org = offer.org AND o.org_use)
$$;

-- An owner offers to a senior manager. Neither row changes before the offer is there, so that what ends it finds it.
CREATE FUNCTION ownership_offer_come() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user <> 'hanjan_app' THEN RETURN NEW; END IF;
  PERFORM FROM org WHERE org.org = NEW.org FOR SHARE;
  PERFORM FROM membership m
    WHERE m.org = NEW.org AND m.user_seq IN (NEW.offered_by, NEW.offered_to) ORDER BY m.user_seq FOR SHARE;
  IF own_rank(NEW.org) < rank_of('OWN') OR NOT EXISTS (SELECT FROM org WHERE org.org = NEW.org AND org_use) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  IF NOT offer_stands(NEW) THEN RAISE EXCEPTION 'offer_not_manager' USING ERRCODE = 'HJ409'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ownership_offer_come BEFORE INSERT ON ownership_offer
  FOR EACH ROW EXECUTE FUNCTION ownership_offer_come();

-- The offerer takes it back, whom it is made to declines it, or has become an owner by it; whoever takes away what it rests
-- on ends it. What has ended stays so.
CREATE FUNCTION ownership_offer_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
BEGIN
  NEW.ended_by := me;
  NEW.ended_at := now();
  IF current_user <> 'hanjan_app' THEN RETURN NEW; END IF;
  IF OLD.offer_state <> 'OPEN' THEN RAISE EXCEPTION 'offer_gone' USING ERRCODE = 'HJ409'; END IF;
  IF NOT coalesce(CASE NEW.offer_state
       WHEN 'WITHDRAWN' THEN OLD.offered_by = me
       WHEN 'DECLINED' THEN OLD.offered_to = me
       WHEN 'ACCEPTED' THEN OLD.offered_to = me AND own_rank(OLD.org) = rank_of('OWN')
       WHEN 'ENDED' THEN NOT offer_stands(OLD)
     END, false) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ownership_offer_change BEFORE UPDATE ON ownership_offer
  FOR EACH ROW EXECUTE FUNCTION ownership_offer_change();

-- What somebody may make of their own row: whoever works there leaves, whoever waits withdraws, whoever may come back
-- applies again while an event lets people do so, and whom ownership is offered to takes it.
CREATE OR REPLACE FUNCTION own_move(of_org bigint, was text, becomes text) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT coalesce(CASE becomes
    WHEN 'CNCL' THEN rank_of(was) > 0 OR was = 'WTSGNP'
    WHEN 'WTSGNP' THEN was = 'RJN' AND of_org = open_org('SGNP')
    WHEN 'OWN' THEN EXISTS (SELECT FROM ownership_offer o WHERE o.org = of_org AND offer_stands(o)
                               AND o.offered_to = nullif(current_setting('app.user', true), '')::bigint)
  END, false)
$$;

-- Whoever takes ownership fulfils the offer in the same step: it is accepted, and an offerer who does not stay becomes a
-- senior manager, which stands in the history. Any other change of either person's rank or use ends the offer.
CREATE FUNCTION membership_owned() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
  offer ownership_offer;
  former membership;
BEGIN
  IF current_user <> 'hanjan_app' OR NEW.user_seq <> me OR NEW.user_auth <> 'OWN' THEN
    UPDATE ownership_offer SET offer_state = 'ENDED'
     WHERE org = NEW.org AND NEW.user_seq IN (offered_by, offered_to) AND offer_state = 'OPEN';
    RETURN NULL;
  END IF;
  UPDATE ownership_offer SET offer_state = 'ACCEPTED'
   WHERE org = NEW.org AND offered_to = me AND offer_state = 'OPEN' RETURNING * INTO offer;
  IF NOT FOUND THEN RAISE EXCEPTION 'offer_gone' USING ERRCODE = 'HJ409'; END IF;
  IF offer.offer_stays THEN RETURN NULL; END IF;
  UPDATE membership SET user_auth = 'SMNG', version = version + 1, edit_by = me, edit_at = now()
   WHERE org = NEW.org AND user_seq = offer.offered_by AND user_auth = 'OWN' RETURNING * INTO former;
  IF NOT FOUND THEN RAISE EXCEPTION 'offer_gone' USING ERRCODE = 'HJ409'; END IF;
  INSERT INTO org_history (org, entity, record_seq, version, edit_by, field, before, after)
  SELECT NEW.org, org_kind || '_user', former.member_seq, former.version, me, org_kind || '_user_auth',
         to_json('OWN'::text), to_json('SMNG'::text)
    FROM org WHERE org.org = NEW.org;
  RETURN NULL;
END $$;
CREATE TRIGGER membership_owned AFTER UPDATE ON membership FOR EACH ROW
  WHEN (OLD.user_auth <> NEW.user_auth OR OLD.user_use <> NEW.user_use) EXECUTE FUNCTION membership_owned();

CREATE FUNCTION org_closed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE ownership_offer SET offer_state = 'ENDED' WHERE org = NEW.org AND offer_state = 'OPEN';
  RETURN NULL;
END $$;
CREATE TRIGGER org_closed AFTER UPDATE ON org FOR EACH ROW
  WHEN (OLD.org_use AND NOT NEW.org_use) EXECUTE FUNCTION org_closed();
