-- What cafes made of batches that they scanned, for the roastery of these batches: when and how much came, what is left
-- and how many cups were made of it. Which cafe it is it learns while the two are linked.
GRANT SELECT (received_instock) ON cafe_received TO hanjan_bean;
GRANT SELECT (org, received_seq, brewing_result_date, removed_at) ON cafe_brewing_result TO hanjan_bean;
CREATE POLICY cafe_brewing_result_bean ON cafe_brewing_result FOR SELECT TO hanjan_bean USING (removed_at IS NULL);
CREATE INDEX cafe_received_blending_result_uuid_linked ON cafe_received (blending_result_uuid) WHERE blending_result_uuid IS NOT NULL;

CREATE FUNCTION trace_cafes(batches bigint[]) RETURNS TABLE (lot bigint, cafe json, received_date date, received integer,
    "left" integer, cups bigint, first_cup date, last_cup date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT batch.blending_result_key,
         CASE WHEN link_seq IS NOT NULL THEN json_build_object('key', link_seq, 'name', org_name, 'name_locale', org_name_locale) END,
         came.received_date, received_mass, received_instock, brewed.cups, brewed.first_cup, brewed.last_cup
    FROM roaster_blending_result AS batch
    JOIN cafe_received AS came ON came.blending_result_uuid = batch.blending_result_uuid_str AND came.removed_at IS NULL
    JOIN org AS cafe ON cafe.org = came.org AND org_use
    LEFT JOIN roaster_link AS link ON roaster_org = batch.org AND cafe_org = came.org
     AND bean_link(link_auth, roaster_cafe_use),
         LATERAL (SELECT count(*) AS cups, min(brewing_result_date) AS first_cup, max(brewing_result_date) AS last_cup
            FROM cafe_brewing_result AS cup WHERE cup.org = came.org AND cup.received_seq = came.received_seq) AS brewed
   WHERE batch.org = nullif(current_setting('app.org', true), '')::bigint AND blending_result_key = ANY(batches)
     AND bean_rank(batch.org) > 0
$$;
REVOKE EXECUTE ON FUNCTION trace_cafes(bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trace_cafes(bigint[]) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION trace_cafes(bigint[]) OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;
