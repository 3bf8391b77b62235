-- What a roastery delivered of its batches to a linked cafe, and what the cafe received of them, so that both see where
-- the two differ. Each side reads it over active links alone: a roastery of its own batches, a cafe of what went to itself.
GRANT SELECT (rgst_at, move_bag_count) ON stock_move TO hanjan_bean;
GRANT SELECT (rgst_at) ON cafe_received TO hanjan_bean;

-- The two accounts of some batches over some links. Nothing that was taken back; bags only where all of it was in bags.
-- What was delivered after the newest receipt was written down is under way as long as less came than went.
CREATE FUNCTION bean_delivered(links bigint[], batches bigint[]) RETURNS TABLE (link_seq bigint, lot bigint, sent bigint,
    bags bigint, first_sent timestamptz, last_sent timestamptz, received bigint, first_received date, last_received date,
    waiting bigint, waiting_since timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  WITH linked AS (
    SELECT link.link_seq, roaster_org, cafe_org FROM roaster_link AS link
     WHERE link.link_seq = ANY(links) AND bean_link(link_auth, roaster_cafe_use)),
  batch AS (
    SELECT org, blending_result_key AS lot, blending_result_uuid_str AS link_uuid FROM roaster_blending_result
     WHERE blending_result_key = ANY(batches) AND removed_at IS NULL),
  came AS (
    SELECT linked.link_seq, batch.lot, sum(received_mass) AS received, min(received_date) AS first_received,
           max(received_date) AS last_received, max(came.rgst_at) AS written_at
      FROM linked JOIN batch ON batch.org = roaster_org
      JOIN cafe_received AS came ON came.org = cafe_org AND blending_result_uuid = link_uuid AND came.removed_at IS NULL
     GROUP BY 1, 2),
  gone AS (
    SELECT linked.link_seq, batch.lot, sum(-move_mass) AS sent,
           CASE WHEN count(move_bag_count) = count(*) THEN sum(move_bag_count) END AS bags,
           min(move.rgst_at) AS first_sent, max(move.rgst_at) AS last_sent,
           coalesce(sum(-move_mass) FILTER (WHERE move.rgst_at > coalesce(written_at, '-infinity')), 0) AS since,
           min(move.rgst_at) FILTER (WHERE move.rgst_at > coalesce(written_at, '-infinity')) AS waiting_since
      FROM linked JOIN batch ON batch.org = roaster_org
      JOIN stock_move AS move ON move.org = roaster_org AND move_customer_seq = linked.link_seq
       AND blending_result_key = batch.lot
      LEFT JOIN came ON came.link_seq = linked.link_seq AND came.lot = batch.lot
     WHERE move_reason = 'DELIVER' AND move_mass < 0
       AND NOT EXISTS (SELECT FROM stock_move AS back WHERE back.org = move.org AND back.back_of = move.move_seq)
     GROUP BY 1, 2),
  both_sides AS (
    SELECT link_seq, lot, coalesce(sent, 0) AS sent, bags, first_sent, last_sent, received, first_received, last_received,
           CASE WHEN received IS NULL THEN coalesce(since, 0) ELSE greatest(0, least(since, sent - received)) END AS waiting,
           waiting_since
      FROM gone FULL JOIN came USING (link_seq, lot))
  SELECT link_seq, lot, sent, bags, first_sent, last_sent, received, first_received, last_received, coalesce(waiting, 0),
         CASE WHEN waiting > 0 THEN waiting_since END
    FROM both_sides
$$;

-- For the roastery of the batches: by batch and linked cafe.
CREATE FUNCTION delivered_to_cafes(batches bigint[]) RETURNS TABLE (lot bigint, cafe json, sent bigint, bags bigint,
    first_sent timestamptz, last_sent timestamptz, received bigint, first_received date, last_received date,
    waiting bigint, waiting_since timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH here AS MATERIALIZED (SELECT nullif(current_setting('app.org', true), '')::bigint AS org)
  SELECT sums.lot, json_build_object('key', sums.link_seq, 'name', org_name, 'name_locale', org_name_locale), sums.sent,
         sums.bags, sums.first_sent, sums.last_sent, sums.received, sums.first_received, sums.last_received, sums.waiting,
         sums.waiting_since
    FROM here, bean_delivered(ARRAY(SELECT link_seq FROM roaster_link WHERE roaster_org = here.org), batches) AS sums
    JOIN roaster_link AS link USING (link_seq) JOIN org AS cafe ON cafe.org = cafe_org AND org_use
   WHERE bean_rank(here.org) > 0
$$;

-- For the cafe that whoever acts works in: a batch by the link that everybody has of it, or, without one, what linked
-- roasteries delivered in the last 30 days that it has not received. Which batch it is it learns where the roastery shows
-- it to cafes.
CREATE FUNCTION delivered_to_us(batch uuid) RETURNS TABLE (info_uuid uuid, blending_name text, blending_name_locale text,
    blending_result_date date, roaster json, sent bigint, bags bigint, first_sent timestamptz, last_sent timestamptz,
    received bigint, first_received date, last_received date, waiting bigint, waiting_since timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH here AS MATERIALIZED (SELECT nullif(current_setting('app.org', true), '')::bigint AS org),
  linked AS MATERIALIZED (
    SELECT link_seq, roaster_org FROM here JOIN roaster_link ON cafe_org = here.org WHERE bean_rank(here.org) > 0),
  asked AS (
    SELECT blending_result_key FROM linked JOIN roaster_blending_result AS made ON made.org = roaster_org
     WHERE blending_result_uuid_str = batch
    UNION
    SELECT blending_result_key FROM linked
      JOIN stock_move AS move ON move.org = roaster_org AND move_customer_seq = link_seq
     WHERE batch IS NULL AND move_reason = 'DELIVER' AND blending_result_key IS NOT NULL
       AND move.rgst_at >= now() - interval '30 days')
  SELECT CASE WHEN is_shown THEN made.blending_result_uuid_str END, CASE WHEN is_shown THEN made.blending_name END,
         CASE WHEN is_shown THEN made.blending_name_locale END, CASE WHEN is_shown THEN made.blending_result_date END,
         json_build_object('name', org_name, 'name_locale', org_name_locale), sums.sent, sums.bags, sums.first_sent,
         sums.last_sent, sums.received, sums.first_received, sums.last_received, sums.waiting, sums.waiting_since
    FROM bean_delivered(ARRAY(SELECT link_seq FROM linked), ARRAY(SELECT blending_result_key FROM asked)) AS sums
    JOIN linked USING (link_seq)
    JOIN org AS roastery ON roastery.org = roaster_org AND org_use
    JOIN roaster_blending_result AS made ON made.org = roaster_org AND blending_result_key = sums.lot,
         LATERAL (SELECT bean_level(made.cafe_public_stage) > 0 AS is_shown) AS shown
   WHERE batch IS NOT NULL OR sums.waiting_since >= now() - interval '30 days'
   ORDER BY sums.waiting_since DESC, sums.lot DESC
$$;

-- Rights are given before they change their owner: the migration cannot change what belongs to another role.
REVOKE EXECUTE ON FUNCTION delivered_to_cafes(bigint[]), delivered_to_us(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delivered_to_cafes(bigint[]), delivered_to_us(uuid) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION delivered_to_cafes(bigint[]) OWNER TO hanjan_bean;
ALTER FUNCTION delivered_to_us(uuid) OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;
