-- Two records of everybody of which one was written down twice become one: whatever names the one names the other then,
-- whose it ever is. A role that nobody signs in as writes that, and can write the columns of references alone.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_merge') THEN
    CREATE ROLE hanjan_merge NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT hanjan_merge TO %I %s', current_user,
    CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'WITH INHERIT FALSE' END);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN -- a login that may not give roles away was given this one beforehand
    IF NOT pg_has_role(current_user, 'hanjan_merge', 'MEMBER') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_merge;
-- `holder` is a table of records or of a list of their rows, `field` what refers in it; a list has no key twice. Answers how
-- many rows it moved. The rights of its role are those columns that the catalogue has for references, and no others.
CREATE FUNCTION move_uses(holder text, field text, is_list boolean, gone bigint, kept bigint) RETURNS bigint
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moved bigint;
BEGIN
  IF NOT is_site_admin() THEN RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403'; END IF;
  EXECUTE format(
    CASE WHEN is_list THEN
      'UPDATE public.%I SET %2$I = CASE WHEN %2$I @> ARRAY[$2] THEN array_remove(%2$I, $1) ELSE array_replace(%2$I, $1, $2) END
        WHERE %2$I @> ARRAY[$1]'
    ELSE 'UPDATE public.%I SET %2$I = $2 WHERE %2$I = $1' END, holder, field) USING gone, kept;
  GET DIAGNOSTICS moved = ROW_COUNT;
  RETURN moved;
END $$;
REVOKE EXECUTE ON FUNCTION move_uses(text, text, boolean, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION move_uses(text, text, boolean, bigint, bigint) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_merge;
ALTER FUNCTION move_uses(text, text, boolean, bigint, bigint) OWNER TO hanjan_merge;
REVOKE CREATE ON SCHEMA public FROM hanjan_merge;

-- What it reads and writes.
CREATE POLICY user_cupnote_merge ON user_cupnote FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY user_cupnote_merge_read ON user_cupnote FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (blending_region_list, blending_farm_list), UPDATE (blending_region_list, blending_farm_list) ON user_cupnote TO hanjan_merge;
CREATE POLICY user_equip_merge ON user_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY user_equip_merge_read ON user_equip FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON user_equip TO hanjan_merge;
CREATE POLICY cafe_coffeebean_merge ON cafe_coffeebean FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY cafe_coffeebean_merge_read ON cafe_coffeebean FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (blending_region_list, blending_farm_list), UPDATE (blending_region_list, blending_farm_list) ON cafe_coffeebean TO hanjan_merge;
CREATE POLICY cafe_equip_merge ON cafe_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY cafe_equip_merge_read ON cafe_equip FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON cafe_equip TO hanjan_merge;
CREATE POLICY roaster_equip_merge ON roaster_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY roaster_equip_merge_read ON roaster_equip FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON roaster_equip TO hanjan_merge;
CREATE POLICY roaster_greenbean_merge ON roaster_greenbean FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY roaster_greenbean_merge_read ON roaster_greenbean FOR SELECT TO hanjan_merge USING (true);
GRANT SELECT (greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq), UPDATE (greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq) ON roaster_greenbean TO hanjan_merge;
GRANT SELECT (region_parent_seq), UPDATE (region_parent_seq) ON region TO hanjan_merge;
GRANT SELECT (farm_region_seq), UPDATE (farm_region_seq) ON farm TO hanjan_merge;
GRANT SELECT (equip_manufacture_seq), UPDATE (equip_manufacture_seq) ON product_equip TO hanjan_merge;
GRANT SELECT (greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq), UPDATE (greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq) ON greenbean_default TO hanjan_merge;
GRANT SELECT (greenbean_default_seq), UPDATE (greenbean_default_seq) ON greenbean_default_year TO hanjan_merge;
