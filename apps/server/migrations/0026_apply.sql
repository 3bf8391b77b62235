-- Applying to work somewhere by the link of an event. Named crossing: whoever names the link reads that one event and the
-- organisation that made it, and nothing else of it.
CREATE FUNCTION link_of() RETURNS uuid LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT nullif(current_setting('app.link', true), '')::uuid
$$;
CREATE POLICY cafe_event_link ON cafe_event FOR SELECT USING (event_uuid = link_of() AND removed_at IS NULL);
CREATE POLICY roaster_event_link ON roaster_event FOR SELECT USING (event_uuid = link_of() AND removed_at IS NULL);

-- The organisation behind the link that was named.
CREATE FUNCTION linked_org() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT org FROM cafe_event WHERE event_uuid = link_of() AND removed_at IS NULL
  UNION ALL SELECT org FROM roaster_event WHERE event_uuid = link_of() AND removed_at IS NULL
$$;
-- The same for as long as its event lets people do what it is for.
CREATE FUNCTION open_org(what text) RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT org FROM cafe_event
   WHERE event_uuid = link_of() AND removed_at IS NULL AND event_type = what AND event_start <= now() AND now() < event_end
  UNION ALL SELECT org FROM roaster_event
   WHERE event_uuid = link_of() AND removed_at IS NULL AND event_type = what AND event_start <= now() AND now() < event_end
$$;

ALTER POLICY org_read ON org
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR org IN (SELECT org FROM membership
                  WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint
                    AND user_auth NOT IN ('CNCL', 'RJCT', 'FIRE'))
      OR org = (SELECT linked_org()));

-- Whoever comes by the link of an open event waits there. Whoever founds an organisation owns it.
ALTER POLICY membership_write ON membership
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint OR org = (SELECT open_org('SGNP')));
ALTER POLICY membership_found ON membership
  WITH CHECK (current_user <> 'hanjan_app'
    OR (user_seq = nullif(current_setting('app.user', true), '')::bigint
      AND ((user_auth = 'OWN' AND user_seq = (SELECT o.rgst_by FROM org o WHERE o.org = membership.org))
        OR (user_auth = 'WTSGNP' AND user_use AND org = (SELECT open_org('SGNP'))))));

-- What somebody may make of their own row: whoever works there leaves, whoever waits withdraws, and whoever may come back
-- applies again while an event lets people do so.
CREATE OR REPLACE FUNCTION own_move(of_org bigint, was text, becomes text) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT coalesce(CASE becomes
    WHEN 'CNCL' THEN rank_of(was) > 0 OR was = 'WTSGNP'
    WHEN 'WTSGNP' THEN was = 'RJN' AND of_org = open_org('SGNP')
  END, false)
$$;
