-- What the link of a coffee shows to whoever has it: a blend, a batch of it, a cafe's coffee and a lot of that. Readers of a
-- link see no row of these tables. A function of a role of its own reads them, decides who asks and what that audience is
-- shown, and answers exactly that; nobody signs in as the role, and it reads the columns that are granted to it alone.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_bean') THEN
    CREATE ROLE hanjan_bean NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT hanjan_bean TO %I %s', current_user,
    CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'WITH INHERIT FALSE' END);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN -- a login that may not give roles away was given this one beforehand
    IF NOT pg_has_role(current_user, 'hanjan_bean', 'MEMBER') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_bean;

GRANT SELECT (org, org_kind, org_name, org_name_locale, org_use, org_zone) ON org TO hanjan_bean;
GRANT SELECT (org, user_seq, user_auth, user_use) ON membership TO hanjan_bean;
GRANT SELECT (link_seq, roaster_org, cafe_org, link_auth, roaster_cafe_use) ON roaster_link TO hanjan_bean;
GRANT SELECT (org, blending_seq, blending_name_locale, blending_name, blending_total_mass, blending_single_origin,
    blending_uuid_str, blending_uuid_cafe, roaster_public_stage, cafe_public_stage, customer_public_stage,
    normal_public_stage, blending_desc, removed_at) ON roaster_blending TO hanjan_bean;
GRANT SELECT (org, blending_seq, nth, roasting_order, roasting_seq, roasting_mass) ON roaster_blending_roasting
  TO hanjan_bean;
GRANT SELECT (org, roasting_seq, nth, greenbean_roaster_seq, greenbean_mass) ON roaster_roasting_greenbean
  TO hanjan_bean;
GRANT SELECT (org, blending_result_key, blending_result_date, blending_result_year, blending_result_seq, blending_seq,
    blending_name_locale, blending_name, blending_total_mass, blending_single_origin, blending_loss,
    blending_organic_loss, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage,
    blending_result_uuid_str, blending_result_uuid_cafe, removed_at) ON roaster_blending_result TO hanjan_bean;
GRANT SELECT (org, blending_result_key, nth, roasting_order, roasting_mass, roasting_percent, roasting_loss,
    roasting_organic_loss, roasting_moisture, roasting_result_key) ON roaster_blending_result_batch TO hanjan_bean;
GRANT SELECT (org, roasting_result_key, roasting_result_date, roasting_agtron) ON roaster_roasting_result TO hanjan_bean;
GRANT SELECT (org, roasting_result_key, nth, greenbean_roaster_seq, greenbean_year, greenbean_mass)
  ON roaster_roasting_result_greenbean TO hanjan_bean;
GRANT SELECT (org, greenbean_roaster_seq, greenbean_name_locale, greenbean_name, greenbean_country_code,
    greenbean_region_seq, greenbean_region_etc, greenbean_farm_seq, greenbean_farm_etc, greenbean_variety_list,
    greenbean_variety_etc, greenbean_process, greenbean_process_etc, greenbean_grade, greenbean_grade_detail,
    greenbean_altitude_min, greenbean_altitude_max, greenbean_moisture_min, greenbean_moisture_max,
    greenbean_density_min, greenbean_density_max, greenbean_harvest_min, greenbean_harvest_max, greenbean_user_auth)
  ON roaster_greenbean TO hanjan_bean;
GRANT SELECT (org, greenbean_roaster_seq, greenbean_year, greenbean_import_date, greenbean_packaging_date,
    greenbean_altitude_min, greenbean_altitude_max, greenbean_moisture_min, greenbean_moisture_max,
    greenbean_density_min, greenbean_density_max, greenbean_harvest_min, greenbean_harvest_max, greenbean_user_auth,
    removed_at) ON roaster_greenbean_year TO hanjan_bean;
GRANT SELECT (region_seq, region_name, region_name_locale) ON region TO hanjan_bean;
GRANT SELECT (farm_seq, farm_name, farm_name_locale) ON farm TO hanjan_bean;
GRANT SELECT ON roaster_qc_blending, roaster_qc_blending_result, roaster_qc_brewing_default, cafe_qc_coffeebean,
  cafe_brewing_default TO hanjan_bean;
GRANT SELECT (org, coffeebean_seq, coffeebean_name_locale, coffeebean_name, coffeebean_single_origin,
    blending_country_list, blending_country_etc, blending_region_list, blending_region_etc, blending_farm_list,
    blending_farm_etc, blending_variety_list, blending_variety_etc, blending_process_list, blending_process_etc,
    coffeebean_desc, cafe_public_stage, customer_public_stage, normal_public_stage, blending_info_use,
    blending_cupnote_use, blending_uuid, coffeebean_uuid_str, removed_at) ON cafe_coffeebean TO hanjan_bean;
GRANT SELECT (org, received_seq, coffeebean_seq, received_date, received_div, received_mass, blending_result_date,
    blending_loss, blending_organic_loss, blending_result_uuid, received_uuid_str, removed_at) ON cafe_received
  TO hanjan_bean;

CREATE POLICY org_bean ON org FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY membership_bean ON membership FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_link_bean ON roaster_link FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_blending_bean ON roaster_blending FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_blending_roasting_bean ON roaster_blending_roasting FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_roasting_greenbean_bean ON roaster_roasting_greenbean FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_blending_result_bean ON roaster_blending_result FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_blending_result_batch_bean ON roaster_blending_result_batch FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_roasting_result_bean ON roaster_roasting_result FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_roasting_result_greenbean_bean ON roaster_roasting_result_greenbean FOR SELECT TO hanjan_bean
  USING (true);
CREATE POLICY roaster_greenbean_bean ON roaster_greenbean FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY roaster_greenbean_year_bean ON roaster_greenbean_year FOR SELECT TO hanjan_bean USING (true);
-- Of notes and recipes only those that somebody has chosen to stand for the coffee.
CREATE POLICY roaster_qc_blending_bean ON roaster_qc_blending FOR SELECT TO hanjan_bean
  USING (cupnote_main AND removed_at IS NULL);
CREATE POLICY roaster_qc_blending_result_bean ON roaster_qc_blending_result FOR SELECT TO hanjan_bean
  USING (cupnote_main AND removed_at IS NULL);
CREATE POLICY roaster_qc_brewing_default_bean ON roaster_qc_brewing_default FOR SELECT TO hanjan_bean
  USING (brewing_public AND brewing_use AND removed_at IS NULL);
CREATE POLICY cafe_qc_coffeebean_bean ON cafe_qc_coffeebean FOR SELECT TO hanjan_bean
  USING (cupnote_main AND removed_at IS NULL);
CREATE POLICY cafe_brewing_default_bean ON cafe_brewing_default FOR SELECT TO hanjan_bean
  USING (brewing_public AND brewing_use AND removed_at IS NULL);
CREATE POLICY cafe_coffeebean_bean ON cafe_coffeebean FOR SELECT TO hanjan_bean USING (true);
CREATE POLICY cafe_received_bean ON cafe_received FOR SELECT TO hanjan_bean USING (true);
-- A cafe that takes a batch over learns how much of it was delivered there last.
GRANT SELECT (org, move_seq, move_reason, move_mass, move_customer_seq, blending_result_key, back_of) ON stock_move
  TO hanjan_bean;
CREATE POLICY stock_move_bean ON stock_move FOR SELECT TO hanjan_bean USING (move_reason = 'DELIVER');

CREATE UNIQUE INDEX cafe_coffeebean_coffeebean_uuid_str_link ON cafe_coffeebean (coffeebean_uuid_str);
CREATE UNIQUE INDEX cafe_received_received_uuid_str_link ON cafe_received (received_uuid_str);

-- How much a stage shows: 0 nothing, 4 everything.
CREATE FUNCTION bean_level(stage text) RETURNS integer LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public AS $$
  SELECT CASE stage WHEN 'ALL' THEN 4 WHEN 'DTL' THEN 3 WHEN 'NRML' THEN 2 WHEN 'LST' THEN 1 ELSE 0 END
$$;

-- What a level shows of an answer: each word with the least level that shows it. A word that does not stand here is shown
-- to nobody.
CREATE FUNCTION bean_cut(whole jsonb, level integer) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public AS $$
  SELECT coalesce(jsonb_object_agg(word, whole -> word), '{}')
    FROM (VALUES
      (1, 'info_uuid,info_type,org_name,org_name_locale,blending_name,blending_name_locale,blending_single_origin,'
          'blending_country_list,blending_country_etc,blending_result_date,coffeebean_name,coffeebean_name_locale,'
          'coffeebean_single_origin,blending_info_use,blending_cupnote_use'),
      (2, 'blending_desc,blending_region,blending_variety_list,blending_variety_etc,blending_process_list,'
          'blending_process_etc,coffeebean_desc,'
          'greenbean_order,country_code,region_name,region_name_locale,variety,variety_etc,process,process_etc'),
      (3, 'blending_farm,blending_loss,blending_organic_loss,blending_result_year,blending_result_seq,received_date,'
          'greenbean_name,greenbean_name_locale,blending_percent,farm_name,farm_name_locale,grade,grade_detail,'
          'altitude_min,altitude_max,harvest_min,harvest_max,greenbean_year,greenbean_import_date,'
          'greenbean_packaging_date'),
      (4, 'blending_total_mass,received_mass,received_div,roasting_list,greenbean_mass,moisture_min,moisture_max,'
          'density_min,density_max')) AS shown(least, words),
      string_to_table(words, ',') AS word
   WHERE least <= level AND whole ? word
$$;

-- The rank of whoever asks in an organisation; 0 for strangers.
CREATE FUNCTION bean_rank(owner bigint) RETURNS integer LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT coalesce(max(rank_of(user_auth)), 0) FROM membership
   WHERE org = owner AND user_seq = nullif(current_setting('app.user', true), '')::bigint AND user_use
$$;

-- Whether a link between a roastery and a cafe is active: both sides agreed to it, and the roastery uses it.
CREATE FUNCTION bean_link(link_auth text, in_use boolean) RETURNS boolean LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public AS $$
  SELECT link_auth IN ('CSTMR', 'CAFE', 'RSTR') AND in_use
$$;

-- Who asks, to a roastery or a cafe: its own staff, a linked cafe that whoever asks has entered, somebody who is signed
-- in, or anybody. A wish makes it less and never more: `customer` sees as customers do, `normal` as everybody does.
CREATE FUNCTION bean_audience(owner bigint, wish text) RETURNS text LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT CASE
    WHEN wish IS NULL AND bean_rank(owner) > 0 THEN 'roaster'
    WHEN wish IS NULL AND EXISTS (
      SELECT FROM roaster_link WHERE roaster_org = owner
         AND cafe_org = nullif(current_setting('app.org', true), '')::bigint
         AND bean_link(link_auth, roaster_cafe_use)) THEN 'cafe'
    WHEN wish IS DISTINCT FROM 'normal' AND nullif(current_setting('app.user', true), '') IS NOT NULL THEN 'customer'
    ELSE 'normal' END
$$;

-- The stage for an audience, out of a record with the fields of the four.
CREATE FUNCTION bean_stage(record jsonb, audience text) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public AS $$
  SELECT record ->> (audience || '_public_stage')
$$;

-- The green beans that shares {bean, year, mass} name, before any level cuts them. The shares sum to 100.0, by the largest
-- remainder. Of a bean without a year its newest lot says when it was harvested. A bean that low ranks do not see has
-- neither name nor origin for whoever stands below them.
CREATE FUNCTION bean_green(owner bigint, shares jsonb, rank integer) RETURNS jsonb LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  WITH share AS (
    SELECT bean, year, sum(mass) AS mass, min(nth) AS nth,
           sum(mass) * 1000 / nullif(sum(sum(mass)) OVER (), 0) AS exact
      FROM jsonb_to_recordset(shares) AS given(bean bigint, year integer, mass numeric, nth integer)
     GROUP BY bean, year),
  rounded AS (
    SELECT *, floor(exact) + CASE WHEN row_number() OVER (ORDER BY exact - floor(exact) DESC, nth)
                <= 1000 - sum(floor(exact)) OVER () THEN 1 ELSE 0 END AS percent,
           row_number() OVER (ORDER BY nth) AS position
      FROM share)
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'greenbean_order', position, 'blending_percent', percent, 'greenbean_mass', round(mass),
      'greenbean_year', greenbean_year,
      'greenbean_import_date', greenbean_import_date, 'greenbean_packaging_date', greenbean_packaging_date,
      'altitude_min', coalesce(lot.greenbean_altitude_min, green.greenbean_altitude_min),
      'altitude_max', coalesce(lot.greenbean_altitude_max, green.greenbean_altitude_max),
      'harvest_min', coalesce(lot.greenbean_harvest_min, green.greenbean_harvest_min),
      'harvest_max', coalesce(lot.greenbean_harvest_max, green.greenbean_harvest_max),
      'moisture_min', coalesce(lot.greenbean_moisture_min, green.greenbean_moisture_min),
      'moisture_max', coalesce(lot.greenbean_moisture_max, green.greenbean_moisture_max),
      'density_min', coalesce(lot.greenbean_density_min, green.greenbean_density_min),
      'density_max', coalesce(lot.greenbean_density_max, green.greenbean_density_max))
      || CASE WHEN rank_of(green.greenbean_user_auth) > rank OR rank_of(lot.greenbean_user_auth) > rank THEN '{}'
         ELSE jsonb_build_object(
      'greenbean_name', greenbean_name, 'greenbean_name_locale', greenbean_name_locale,
      'country_code', greenbean_country_code,
      'region_name', coalesce(region_name, greenbean_region_etc),
      'region_name_locale', coalesce(region_name_locale, greenbean_region_etc),
      'farm_name', coalesce(farm_name, greenbean_farm_etc),
      'farm_name_locale', coalesce(farm_name_locale, greenbean_farm_etc),
      'variety', greenbean_variety_list, 'variety_etc', greenbean_variety_etc,
      'process', greenbean_process, 'process_etc', greenbean_process_etc,
      'grade', greenbean_grade, 'grade_detail', greenbean_grade_detail) END ORDER BY position), '[]')
    FROM rounded
    JOIN roaster_greenbean AS green ON green.org = owner AND green.greenbean_roaster_seq = bean
    LEFT JOIN LATERAL (SELECT greenbean_year, greenbean_import_date, greenbean_packaging_date, greenbean_altitude_min,
             greenbean_altitude_max, greenbean_moisture_min, greenbean_moisture_max, greenbean_density_min,
             greenbean_density_max, greenbean_harvest_min, greenbean_harvest_max, greenbean_user_auth
          FROM roaster_greenbean_year AS of_bean
         WHERE of_bean.org = owner AND of_bean.greenbean_roaster_seq = bean AND removed_at IS NULL
           AND (year IS NULL OR greenbean_year = year) ORDER BY greenbean_year DESC LIMIT 1) AS lot ON true
    LEFT JOIN region ON region_seq = greenbean_region_seq
    LEFT JOIN farm ON farm_seq = greenbean_farm_seq
$$;

-- What beans have in common, for whoever may see where they come from: each value once, in the order of the beans.
CREATE FUNCTION bean_gathered(green jsonb, word text) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public AS $$
  SELECT coalesce(jsonb_agg(value ORDER BY first), '[]') FROM (
    SELECT value, min(nth) AS first
      FROM jsonb_array_elements(green) WITH ORDINALITY AS bean(one, nth),
           jsonb_array_elements(CASE jsonb_typeof(one -> word) WHEN 'array' THEN one -> word
             WHEN 'string' THEN jsonb_build_array(one -> word) ELSE '[]' END) AS value
     GROUP BY value) AS gathered
$$;

-- Where a coffee of some beans comes from.
CREATE FUNCTION bean_origin(green jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public AS $$
  SELECT jsonb_build_object('blending_country_list', bean_gathered(green, 'country_code'),
    'blending_variety_list', bean_gathered(green, 'variety'), 'blending_process_list', bean_gathered(green, 'process'))
$$;

-- What a level shows of each of some beans.
CREATE FUNCTION bean_greens(green jsonb, level integer) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public AS $$
  SELECT coalesce(jsonb_agg(bean_cut(one, level) ORDER BY nth), '[]')
    FROM jsonb_array_elements(green) WITH ORDINALITY AS bean(one, nth)
$$;

-- A cup note as everybody may read it who may read any: how it tastes, not who wrote it.
CREATE FUNCTION bean_note(note jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public AS $$
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(note)
   WHERE key ~ '^cupnote_(date|satis|[a-z]+_point|(flavor|aftertaste|texture|feeling|etc)_list|desc|flavor_wheel_[a-z]+)$'
$$;

-- A brewing recipe as everybody may brew it: its measures and steps, no equipment and no memo.
CREATE FUNCTION bean_recipe(recipe jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public AS $$
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(recipe)
   WHERE key ~ '^brewing_(name(_locale)?|type(_etc)?|result_type|bean_mass|mass|temp|term|bar|step_use|detail_use|start_mass|step([1-9]|_end)_[a-z]+|result_total|result_calc)$'
$$;

-- A blend by one of its links.
CREATE FUNCTION bean_blend(link uuid, wish text) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, public AS $$
DECLARE
  blend jsonb; owner bigint; audience text; stage text; level integer; shares jsonb; green jsonb; detail jsonb;
BEGIN
  SELECT to_jsonb(hit), hit.org INTO blend, owner FROM (
    SELECT org, blending_seq, blending_name, blending_name_locale, blending_single_origin, blending_total_mass,
           blending_uuid_str, blending_desc, roaster_public_stage, cafe_public_stage, customer_public_stage,
           normal_public_stage, org_name, org_name_locale
      FROM roaster_blending JOIN org USING (org)
     WHERE (blending_uuid_str = link OR blending_uuid_cafe = link) AND removed_at IS NULL AND org_use) AS hit;
  audience := bean_audience(owner, wish);
  stage := bean_stage(blend, audience);
  level := coalesce(bean_level(stage), 0);
  IF level = 0 THEN RETURN NULL; END IF;
  SELECT jsonb_agg(jsonb_build_object('bean', greenbean_roaster_seq, 'nth', position,
           'mass', part.roasting_mass * greenbean_mass::numeric / nullif(whole, 0)))
    INTO shares
    FROM (SELECT roasting_seq, roasting_mass, row_number() OVER (ORDER BY roasting_order, nth) AS part_nth
            FROM roaster_blending_roasting
           WHERE org = owner AND blending_seq = (blend ->> 'blending_seq')::bigint) AS part
    JOIN LATERAL (SELECT greenbean_roaster_seq, greenbean_mass, sum(greenbean_mass) OVER () AS whole,
             part_nth * 100 + nth AS position
            FROM roaster_roasting_greenbean WHERE org = owner AND roasting_seq = part.roasting_seq) AS beans ON true;
  green := bean_green(owner, coalesce(shares, '[]'), CASE audience WHEN 'roaster' THEN bean_rank(owner) ELSE 0 END);
  detail := blend || bean_origin(green)
    || jsonb_build_object('info_uuid', blend -> 'blending_uuid_str', 'info_type', 'RSTRDF');
  RETURN jsonb_build_object('audience', audience, 'stage', stage, 'detail_result', bean_cut(detail, level))
    || CASE WHEN level < 2 THEN '{}' ELSE jsonb_build_object(
      'greenbean_list', bean_greens(green, level),
      'cupnote_list', (SELECT coalesce(jsonb_agg(bean_note(note)), '[]') FROM (
         SELECT to_jsonb(note) AS note FROM roaster_qc_blending AS note
          WHERE org = owner AND blending_seq = (blend ->> 'blending_seq')::bigint
          ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 3) AS main),
      'brewing_list', (SELECT coalesce(jsonb_agg(bean_recipe(recipe)), '[]') FROM (
         SELECT DISTINCT ON (recipe.brewing_seq) to_jsonb(recipe) AS recipe
           FROM roaster_qc_blending_result AS note JOIN roaster_blending_result AS batch USING (org, blending_result_key)
           JOIN roaster_qc_brewing_default AS recipe USING (org, brewing_seq)
          WHERE note.org = owner AND batch.blending_seq = (blend ->> 'blending_seq')::bigint
            AND batch.removed_at IS NULL LIMIT 3) AS public)) END;
END $$;

-- A batch of a blend by one of its links. Linked cafes and the roastery itself learn besides which blend it is, by the link
-- that everybody has of that, and how much of it was delivered last to the cafe in which whoever asks works.
CREATE FUNCTION bean_batch(link uuid, wish text) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, public AS $$
DECLARE
  batch jsonb; owner bigint; number bigint; audience text; stage text; level integer; shares jsonb; green jsonb; detail jsonb;
  of_recipe integer; for_cafes jsonb := '{}';
BEGIN
  SELECT to_jsonb(hit), hit.org, hit.blending_result_key INTO batch, owner, number FROM (
    SELECT made.org, blending_result_key, made.blending_seq, blending_result_date, blending_result_year,
           blending_result_seq, made.blending_name, made.blending_name_locale, made.blending_single_origin,
           made.blending_total_mass, blending_loss, blending_organic_loss, blending_result_uuid_str,
           made.roaster_public_stage, made.cafe_public_stage, made.customer_public_stage, made.normal_public_stage,
           to_jsonb(recipe) AS recipe, org_name, org_name_locale
      FROM roaster_blending_result AS made JOIN org USING (org)
      LEFT JOIN LATERAL (SELECT blending_uuid_str, blending_desc, roaster_public_stage, cafe_public_stage,
             customer_public_stage, normal_public_stage
        FROM roaster_blending AS of_batch
       WHERE of_batch.org = made.org AND of_batch.blending_seq = made.blending_seq AND removed_at IS NULL) AS recipe ON true
     WHERE (blending_result_uuid_str = link OR blending_result_uuid_cafe = link)
       AND made.removed_at IS NULL AND org_use) AS hit;
  audience := bean_audience(owner, wish);
  stage := bean_stage(batch, audience);
  level := coalesce(bean_level(stage), 0);
  IF level = 0 THEN RETURN NULL; END IF;
  -- What belongs to the recipe is shown where the recipe itself shows it.
  of_recipe := bean_level(bean_stage(nullif(batch -> 'recipe', 'null'), audience));
  SELECT jsonb_agg(jsonb_build_object('bean', greenbean_roaster_seq, 'year', greenbean_year, 'nth', position,
           'mass', part.roasting_mass * greenbean_mass::numeric / nullif(whole, 0)))
    INTO shares
    FROM (SELECT roasting_result_key, roasting_mass, row_number() OVER (ORDER BY roasting_order, nth) AS part_nth
            FROM roaster_blending_result_batch
           WHERE org = owner AND blending_result_key = number) AS part
    JOIN LATERAL (SELECT greenbean_roaster_seq, greenbean_year, greenbean_mass, sum(greenbean_mass) OVER () AS whole,
             part_nth * 100 + nth AS position
            FROM roaster_roasting_result_greenbean
           WHERE org = owner AND roasting_result_key = part.roasting_result_key) AS beans ON true;
  green := bean_green(owner, coalesce(shares, '[]'), CASE audience WHEN 'roaster' THEN bean_rank(owner) ELSE 0 END);
  detail := batch || bean_origin(green) || jsonb_build_object(
    'info_uuid', batch -> 'blending_result_uuid_str', 'info_type', 'RSTRDT',
    'blending_desc', CASE WHEN of_recipe >= 2 THEN batch #> '{recipe,blending_desc}' END,
    'roasting_list', (SELECT jsonb_agg(jsonb_build_object('roasting_result_date', roasting_result_date,
        'roasting_mass', part.roasting_mass, 'roasting_percent', roasting_percent, 'roasting_loss', part.roasting_loss,
        'roasting_organic_loss', part.roasting_organic_loss, 'roasting_moisture', part.roasting_moisture,
        'roasting_agtron', roasting_agtron) ORDER BY roasting_order, nth)
      FROM roaster_blending_result_batch AS part LEFT JOIN roaster_roasting_result USING (org, roasting_result_key)
     WHERE part.org = owner AND blending_result_key = number));
  -- The blend is named where it shows whoever asks something itself.
  IF audience IN ('cafe', 'roaster') THEN
    for_cafes := jsonb_strip_nulls(jsonb_build_object(
      'blending_uuid', CASE WHEN of_recipe > 0 THEN batch #> '{recipe,blending_uuid_str}' END,
      'delivered_mass', (SELECT -move_mass FROM stock_move AS move
         JOIN roaster_link ON roaster_org = move.org AND link_seq = move_customer_seq
        WHERE move.org = owner AND blending_result_key = number AND move_mass < 0
          AND cafe_org = nullif(current_setting('app.org', true), '')::bigint
          AND NOT EXISTS (SELECT FROM stock_move AS back WHERE back.org = move.org AND back.back_of = move.move_seq)
        ORDER BY move_seq DESC LIMIT 1)));
  END IF;
  RETURN jsonb_build_object('audience', audience, 'stage', stage, 'detail_result', bean_cut(detail, level) || for_cafes)
    || CASE WHEN level < 2 THEN '{}' ELSE jsonb_build_object(
      'greenbean_list', bean_greens(green, level),
      'cupnote_list', (SELECT coalesce(jsonb_agg(bean_note(note)), '[]') FROM (
         (SELECT to_jsonb(note) AS note FROM roaster_qc_blending_result AS note
           WHERE org = owner AND blending_result_key = number ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 3)
         UNION ALL
         (SELECT to_jsonb(note) FROM roaster_qc_blending AS note
           WHERE org = owner AND blending_seq = (batch ->> 'blending_seq')::bigint AND of_recipe >= 2
           ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 1) LIMIT 3) AS main),
      'brewing_list', (SELECT coalesce(jsonb_agg(bean_recipe(recipe)), '[]') FROM (
         SELECT DISTINCT ON (recipe.brewing_seq) to_jsonb(recipe) AS recipe
           FROM roaster_qc_blending_result AS note JOIN roaster_qc_brewing_default AS recipe USING (org, brewing_seq)
          WHERE note.org = owner AND note.blending_result_key = number LIMIT 3) AS public)) END;
END $$;

-- A cafe's coffee, or a lot of it, by its link. What its roaster says of it stands there where the cafe lets it, cut as
-- the roaster cuts it for whoever asks.
CREATE FUNCTION bean_coffee(link uuid, is_lot boolean, wish text) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, public AS $$
DECLARE
  coffee jsonb; lot jsonb := '{}'; owner bigint; audience text; stage text; level integer; detail jsonb; from_roaster jsonb;
BEGIN
  IF is_lot THEN
    SELECT to_jsonb(hit) INTO lot FROM (
      SELECT org, coffeebean_seq, received_date, received_div, received_mass, blending_result_date, blending_loss,
             blending_organic_loss, blending_result_uuid, received_uuid_str
        FROM cafe_received WHERE received_uuid_str = link AND removed_at IS NULL) AS hit;
  END IF;
  SELECT to_jsonb(hit), hit.org INTO coffee, owner FROM (
    SELECT org, coffeebean_seq, coffeebean_name, coffeebean_name_locale, coffeebean_single_origin, blending_country_list,
           blending_country_etc, blending_variety_list, blending_variety_etc, blending_process_list, blending_process_etc,
           blending_region_list, blending_region_etc, blending_farm_list, blending_farm_etc, coffeebean_desc,
           cafe_public_stage, cafe_public_stage AS roaster_public_stage, customer_public_stage, normal_public_stage,
           blending_info_use, blending_cupnote_use, blending_uuid, coffeebean_uuid_str, org_name, org_name_locale
      FROM cafe_coffeebean JOIN org USING (org)
     WHERE removed_at IS NULL AND org_use
       AND CASE WHEN is_lot THEN org = (lot ->> 'org')::bigint AND coffeebean_seq = (lot ->> 'coffeebean_seq')::bigint
                ELSE coffeebean_uuid_str = link END) AS hit;
  audience := bean_audience(owner, wish);
  stage := bean_stage(coffee, audience);
  level := coalesce(bean_level(stage), 0);
  IF level = 0 THEN RETURN NULL; END IF;
  detail := coffee || lot || jsonb_build_object(
    'info_uuid', CASE WHEN is_lot THEN lot -> 'received_uuid_str' ELSE coffee -> 'coffeebean_uuid_str' END,
    'info_type', CASE WHEN is_lot THEN 'CAFEDT' ELSE 'CAFEDF' END,
    'blending_region', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', region_name, 'name_locale', region_name_locale)), '[]')
       FROM region WHERE region_seq IN (SELECT jsonb_array_elements_text(nullif(coffee -> 'blending_region_list', 'null'))::bigint)),
    'blending_farm', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', farm_name, 'name_locale', farm_name_locale)), '[]')
       FROM farm WHERE farm_seq IN (SELECT jsonb_array_elements_text(nullif(coffee -> 'blending_farm_list', 'null'))::bigint)));
  IF (coffee ->> 'blending_info_use')::boolean OR (coffee ->> 'blending_cupnote_use')::boolean THEN
    from_roaster := CASE WHEN lot ->> 'blending_result_uuid' IS NOT NULL
      THEN bean_batch((lot ->> 'blending_result_uuid')::uuid, wish)
      ELSE bean_blend((coffee ->> 'blending_uuid')::uuid, wish) END;
    IF NOT (coffee ->> 'blending_cupnote_use')::boolean THEN from_roaster := from_roaster - 'cupnote_list'; END IF;
    IF NOT (coffee ->> 'blending_info_use')::boolean THEN
      from_roaster := from_roaster - ARRAY['detail_result', 'greenbean_list', 'brewing_list'];
    END IF;
  END IF;
  RETURN jsonb_strip_nulls(jsonb_build_object('audience', audience, 'stage', stage, 'blending_result', from_roaster))
    || jsonb_build_object('detail_result', bean_cut(detail, level))
    || CASE WHEN level < 2 THEN '{}' ELSE jsonb_build_object(
      'cupnote_list', (SELECT coalesce(jsonb_agg(bean_note(note)), '[]') FROM (
         SELECT to_jsonb(note) AS note FROM cafe_qc_coffeebean AS note
          WHERE org = owner AND coffeebean_seq = (coffee ->> 'coffeebean_seq')::bigint
          ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 3) AS main),
      'brewing_list', (SELECT coalesce(jsonb_agg(bean_recipe(recipe)), '[]') FROM (
         SELECT to_jsonb(recipe) AS recipe FROM cafe_brewing_default AS recipe
          WHERE org = owner AND coffeebean_seq = (coffee ->> 'coffeebean_seq')::bigint
          ORDER BY brewing_seq LIMIT 3) AS public)) END;
END $$;

-- What a link of a kind (RSTRDF a blend, RSTRDT a batch, CAFEDF a coffee, CAFEDT a lot) shows whoever the transaction
-- acts for; null where there is no such link or it shows them nothing. The one door to all of the above.
CREATE FUNCTION bean_info(kind text, link uuid, wish text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public AS $$
  SELECT CASE kind
    WHEN 'RSTRDF' THEN bean_blend(link, wish)
    WHEN 'RSTRDT' THEN bean_batch(link, wish)
    WHEN 'CAFEDF' THEN bean_coffee(link, false, wish)
    WHEN 'CAFEDT' THEN bean_coffee(link, true, wish) END
$$;
-- Rights are given before it changes its owner: the migration cannot change what belongs to another role.
REVOKE EXECUTE ON FUNCTION bean_info(text, uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bean_info(text, uuid, text) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION bean_info(text, uuid, text) OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;
