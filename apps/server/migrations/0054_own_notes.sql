-- Notes that a person wrote in cafes and roasteries, read by them in one place over all organisations in which they work.
-- The notes stay the organisation's: whoever was dismissed sees none.

-- Named crossing: own notes of organisations in which one works, for the function below alone, which opens it and closes it again.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['cafe_qc_coffeebean', 'roaster_qc_greenbean', 'roaster_qc_roasting', 'roaster_qc_blending',
    'roaster_qc_blending_result']
  LOOP
    EXECUTE format($policy$
      CREATE POLICY %1$I ON %2$I FOR SELECT TO hanjan_app
        USING (current_setting('app.own_notes', true) = 'on' AND removed_at IS NULL
          AND rgst_by = nullif(current_setting('app.user', true), '')::bigint
          AND org IN (SELECT membership.org FROM membership
                       WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint AND user_use
                         AND user_auth IN ('BARISTA', 'ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')));
      CREATE INDEX %1$I ON %2$I (rgst_by) WHERE removed_at IS NULL $policy$, source || '_own', source);
  END LOOP;
END $$;

-- Whoever acts wrote these notes of a table, with what every record has. It is a table of notes of organisations.
CREATE FUNCTION own_notes(source regclass) RETURNS TABLE (
    user_seq bigint, note_org bigint, note_seq bigint, cupnote_name_locale text, cupnote_name text, cupnote_date date,
    cupnote_main boolean, cupnote_satis integer, cupnote_balance_point integer, cupnote_aroma_point integer,
    cupnote_sweetness_point integer, cupnote_body_point integer, cupnote_flavor_point integer,
    cupnote_acidity_point integer, cupnote_flavor_list text[], cupnote_aftertaste_list text[],
    cupnote_texture_list text[], cupnote_feeling_list text[], cupnote_etc_list text[], cupnote_desc text,
    cupnote_flavor_wheel_use boolean, cupnote_flavor_wheel_reverse boolean, cupnote_flavor_wheel_simple boolean,
    cupnote_flavor_wheel_rotate integer, uuid uuid, version integer, rgst_by bigint, rgst_at timestamptz, edit_by bigint,
    edit_at timestamptz, removed_by bigint, removed_at timestamptz)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM set_config('app.own_notes', 'on', true);
  RETURN QUERY EXECUTE format(
    'SELECT rgst_by, org, cupnote_seq, cupnote_name_locale, cupnote_name, cupnote_date, cupnote_main, cupnote_satis,
            cupnote_balance_point, cupnote_aroma_point, cupnote_sweetness_point, cupnote_body_point, cupnote_flavor_point,
            cupnote_acidity_point, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list,
            cupnote_feeling_list, cupnote_etc_list, cupnote_desc, cupnote_flavor_wheel_use,
            cupnote_flavor_wheel_reverse, cupnote_flavor_wheel_simple, cupnote_flavor_wheel_rotate, NULL::uuid, version,
            rgst_by, rgst_at, edit_by, edit_at, NULL::bigint, NULL::timestamptz
       FROM %s WHERE rgst_by = nullif(current_setting(''app.user'', true), '''')::bigint AND removed_at IS NULL', source);
  PERFORM set_config('app.own_notes', '', true);
END $$;
REVOKE EXECUTE ON FUNCTION own_notes(regclass) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_notes(regclass) TO hanjan_app;

-- Of organisations that are open. A roastery's notes of four tables have keys of their own here.
CREATE VIEW user_cafe_note WITH (security_invoker = true) AS
  SELECT note_seq AS own_note_seq, org_name_locale AS note_org_name_locale, org_name AS note_org_name, note.*
    FROM own_notes('cafe_qc_coffeebean') AS note JOIN org ON org.org = note_org AND org_use;
CREATE VIEW user_roaster_note WITH (security_invoker = true) AS
  SELECT 4 * note_seq + nth AS own_note_seq, org_name_locale AS note_org_name_locale, org_name AS note_org_name,
         note_cupped, note.*
    FROM (VALUES (0, 'GRNBN', 'roaster_qc_greenbean'::regclass), (1, 'RSTNG', 'roaster_qc_roasting'),
           (2, 'BLNDNG', 'roaster_qc_blending'), (3, 'BLNDRS', 'roaster_qc_blending_result')) AS cupped (nth, note_cupped, source),
         own_notes(source) AS note JOIN org ON org.org = note_org AND org_use;
GRANT SELECT ON user_cafe_note, user_roaster_note TO hanjan_app;

-- How many notes people wrote by the links of batches, or of lots of them that cafes received: a number alone, for the
-- roastery of these batches.
GRANT SELECT (coffeebean_uuid, removed_at) ON user_cupnote TO hanjan_bean;
CREATE POLICY user_cupnote_bean ON user_cupnote FOR SELECT TO hanjan_bean
  USING (removed_at IS NULL AND coffeebean_uuid IS NOT NULL);
CREATE INDEX user_cupnote_coffeebean_uuid_linked ON user_cupnote (coffeebean_uuid) WHERE coffeebean_uuid IS NOT NULL;

CREATE FUNCTION trace_notes(batches bigint[]) RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public AS $$
  WITH batch AS (SELECT blending_result_uuid_str AS link FROM roaster_blending_result
      WHERE org = nullif(current_setting('app.org', true), '')::bigint AND blending_result_key = ANY(batches)
        AND bean_rank(org) > 0)
  SELECT count(*) FROM user_cupnote WHERE removed_at IS NULL AND coffeebean_uuid IN (
    SELECT link FROM batch
    UNION SELECT received_uuid_str FROM cafe_received JOIN batch ON blending_result_uuid = link WHERE removed_at IS NULL)
$$;
REVOKE EXECUTE ON FUNCTION trace_notes(bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trace_notes(bigint[]) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION trace_notes(bigint[]) OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;
