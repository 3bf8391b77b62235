-- Whether search engines may list the pages of an organisation's coffees; nobody's are listed until it says so.
ALTER TABLE org ADD COLUMN org_index boolean NOT NULL DEFAULT false;
GRANT UPDATE (org_index) ON org TO hanjan_app;
GRANT SELECT (org_index) ON org TO hanjan_bean;

-- Whether everybody whose words stand on the page of a link lets search engines list it: whose coffee it is, and its
-- roastery where a cafe shows what that says. The links for cafes are listed nowhere.
CREATE FUNCTION bean_indexed(kind text, link uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
  WITH coffee AS MATERIALIZED (
    SELECT org, blending_uuid, NULL::uuid AS batch_uuid, blending_info_use OR blending_cupnote_use AS has_roastery
      FROM cafe_coffeebean WHERE kind = 'CAFEDF' AND coffeebean_uuid_str = link
    UNION ALL
    SELECT org, blending_uuid, blending_result_uuid, blending_info_use OR blending_cupnote_use
      FROM cafe_received JOIN cafe_coffeebean USING (org, coffeebean_seq)
     WHERE kind = 'CAFEDT' AND received_uuid_str = link)
  SELECT coalesce(bool_and(org_index), false) FROM org WHERE org IN (
    SELECT org FROM roaster_blending WHERE kind = 'RSTRDF' AND blending_uuid_str = link
    UNION ALL
    SELECT org FROM roaster_blending_result WHERE kind = 'RSTRDT' AND blending_result_uuid_str = link
    UNION ALL
    SELECT org FROM coffee
    UNION ALL
    SELECT blend.org FROM coffee JOIN roaster_blending AS blend
        ON blending_uuid IN (blending_uuid_str, blending_uuid_cafe)
     WHERE has_roastery AND batch_uuid IS NULL
    UNION ALL
    SELECT batch.org FROM coffee JOIN roaster_blending_result AS batch
        ON batch_uuid IN (blending_result_uuid_str, blending_result_uuid_cafe)
     WHERE has_roastery)
$$;
-- Rights are given before it changes its owner: the migration cannot change what belongs to another role.
REVOKE EXECUTE ON FUNCTION bean_indexed(text, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bean_indexed(text, uuid) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION bean_indexed(text, uuid) OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;

-- A cup note as everybody may read it who may read any, and a recipe as everybody may brew it, by their words: whether a
-- word is among some is found sooner than whether it has a form. A word that does not stand here is shown to nobody.
CREATE OR REPLACE FUNCTION bean_note(note jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(note) WHERE key = ANY (ARRAY[
     'cupnote_date','cupnote_satis','cupnote_balance_point','cupnote_aroma_point','cupnote_sweetness_point',
     'cupnote_body_point','cupnote_flavor_point','cupnote_acidity_point','cupnote_flavor_list',
     'cupnote_aftertaste_list','cupnote_texture_list','cupnote_feeling_list','cupnote_etc_list','cupnote_desc',
     'cupnote_flavor_wheel_use','cupnote_flavor_wheel_reverse','cupnote_flavor_wheel_simple',
     'cupnote_flavor_wheel_rotate'])
$$;
CREATE OR REPLACE FUNCTION bean_recipe(recipe jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(recipe) WHERE key = ANY (ARRAY[
     'brewing_name_locale','brewing_name','brewing_type','brewing_type_etc','brewing_result_type','brewing_bean_mass',
     'brewing_mass','brewing_temp','brewing_term','brewing_step_use','brewing_detail_use','brewing_bar',
     'brewing_start_mass','brewing_step1_term','brewing_step1_mass','brewing_step1_bar','brewing_step1_flux',
     'brewing_step2_term','brewing_step2_mass','brewing_step2_bar','brewing_step2_flux','brewing_step3_term',
     'brewing_step3_mass','brewing_step3_bar','brewing_step3_flux','brewing_step4_term','brewing_step4_mass',
     'brewing_step4_bar','brewing_step4_flux','brewing_step5_term','brewing_step5_mass','brewing_step5_bar',
     'brewing_step5_flux','brewing_step6_term','brewing_step6_mass','brewing_step6_bar','brewing_step6_flux',
     'brewing_step7_term','brewing_step7_mass','brewing_step7_bar','brewing_step7_flux','brewing_step8_term',
     'brewing_step8_mass','brewing_step8_bar','brewing_step8_flux','brewing_step9_term','brewing_step9_mass',
     'brewing_step9_bar','brewing_step9_flux','brewing_step_end_term','brewing_step_end_mass','brewing_step_end_calc',
     'brewing_step_end_split','brewing_result_total','brewing_result_calc'])
$$;
