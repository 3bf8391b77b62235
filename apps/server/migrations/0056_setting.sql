-- Administrators keep what everybody refers to.

-- What they changed, from what to what. Append-only; of a record's history its first step and the newest 200 stay.
CREATE TABLE site_history (
  history_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity text NOT NULL,
  record_seq bigint NOT NULL,
  version integer NOT NULL,
  field text NOT NULL,
  before json,
  after json,
  edit_by bigint NOT NULL,
  edit_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX site_history_record_idx ON site_history (entity, record_seq, version);
CREATE FUNCTION site_history_newest(of_entity text, of_record bigint) RETURNS integer LANGUAGE sql STABLE
  SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT max(version) FROM site_history WHERE entity = of_entity AND record_seq = of_record
$$;
ALTER TABLE site_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE site_history FORCE ROW LEVEL SECURITY;
CREATE POLICY site_history_read ON site_history FOR SELECT USING ((SELECT is_site_admin()));
CREATE POLICY site_history_write ON site_history FOR INSERT
  WITH CHECK ((SELECT is_site_admin()) AND edit_by = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY site_history_thin ON site_history FOR DELETE
  USING ((SELECT is_site_admin()) AND version > 2 AND version <= site_history_newest(entity, record_seq) - 200);
CREATE POLICY site_history_purge ON site_history FOR DELETE TO hanjan_backup USING (edit_at < now() - interval '30 days');
CREATE POLICY site_history_backup ON site_history FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, DELETE ON site_history TO hanjan_app;
GRANT SELECT, DELETE ON site_history TO hanjan_backup;

-- How many records of all owners use one of everybody's, for administrators of the site: a number, and nothing of the
-- records. A role that nobody signs in as counts, and reads the columns that are granted to it alone.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_count') THEN
    CREATE ROLE hanjan_count NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT hanjan_count TO %I %s', current_user,
    CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'WITH INHERIT FALSE' END);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN -- a login that may not give roles away was given this one beforehand
    IF NOT pg_has_role(current_user, 'hanjan_count', 'MEMBER') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_count;
-- `holder` is the table of the records or that of a list of their rows; `field` holds the key, or a list of keys that has it.
CREATE FUNCTION count_uses(records text, record_key text, holder text, field text, value text, is_list boolean) RETURNS bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  uses text := format('%I %s %L', field, CASE WHEN is_list THEN '@>' ELSE '=' END, value);
  counted bigint;
BEGIN
  IF NOT is_site_admin() THEN RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403'; END IF;
  IF holder <> records THEN
    uses := format('%I IN (SELECT %1$I FROM %I WHERE %s)', record_key, holder, uses);
  END IF;
  EXECUTE format('SELECT count(*) FROM %I WHERE removed_at IS NULL AND %s', records, uses) INTO counted;
  RETURN counted;
END $$;
REVOKE EXECUTE ON FUNCTION count_uses(text, text, text, text, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_uses(text, text, text, text, text, boolean) TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_count;
ALTER FUNCTION count_uses(text, text, text, text, text, boolean) OWNER TO hanjan_count;
REVOKE CREATE ON SCHEMA public FROM hanjan_count;

-- The second wall of what everybody refers to, names by the language of whoever writes them, and who uses it.
CREATE INDEX user_cupnote_blending_farm_list_uses ON user_cupnote USING gin (blending_farm_list) WHERE blending_farm_list IS NOT NULL;
CREATE INDEX user_cupnote_blending_region_list_uses ON user_cupnote USING gin (blending_region_list) WHERE blending_region_list IS NOT NULL;
CREATE POLICY user_cupnote_count ON user_cupnote FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, blending_region_list, blending_farm_list, removed_at) ON user_cupnote TO hanjan_count;
CREATE INDEX user_equip_equip_manufacture_seq_uses ON user_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX user_equip_equip_seq_uses ON user_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY user_equip_count ON user_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (user_equip_seq, equip_manufacture_seq, equip_seq, removed_at) ON user_equip TO hanjan_count;
CREATE INDEX cafe_coffeebean_blending_farm_list_uses ON cafe_coffeebean USING gin (blending_farm_list) WHERE blending_farm_list IS NOT NULL;
CREATE INDEX cafe_coffeebean_blending_region_list_uses ON cafe_coffeebean USING gin (blending_region_list) WHERE blending_region_list IS NOT NULL;
CREATE POLICY cafe_coffeebean_count ON cafe_coffeebean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (coffeebean_seq, blending_region_list, blending_farm_list, removed_at) ON cafe_coffeebean TO hanjan_count;
CREATE INDEX cafe_equip_equip_manufacture_seq_uses ON cafe_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX cafe_equip_equip_seq_uses ON cafe_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY cafe_equip_count ON cafe_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cafe_equip_seq, equip_manufacture_seq, equip_seq, removed_at) ON cafe_equip TO hanjan_count;
CREATE INDEX roaster_equip_equip_manufacture_seq_uses ON roaster_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX roaster_equip_equip_seq_uses ON roaster_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY roaster_equip_count ON roaster_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roaster_equip_seq, equip_manufacture_seq, equip_seq, removed_at) ON roaster_equip TO hanjan_count;
CREATE INDEX roaster_greenbean_greenbean_default_seq_uses ON roaster_greenbean (greenbean_default_seq) WHERE greenbean_default_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_farm_seq_uses ON roaster_greenbean (greenbean_farm_seq) WHERE greenbean_farm_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_region_seq_uses ON roaster_greenbean (greenbean_region_seq) WHERE greenbean_region_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_seller_seq_uses ON roaster_greenbean (greenbean_seller_seq) WHERE greenbean_seller_seq IS NOT NULL;
CREATE POLICY roaster_greenbean_count ON roaster_greenbean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (greenbean_roaster_seq, greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq, removed_at) ON roaster_greenbean TO hanjan_count;
REVOKE ALL ON region FROM hanjan_backup;
ALTER TABLE region ALTER COLUMN region_name DROP NOT NULL;
ALTER TABLE region ADD CONSTRAINT region_named CHECK ((num_nonnulls(region_name, region_name_locale) > 0));
CREATE INDEX region_region_parent_seq_uses ON region (region_parent_seq) WHERE region_parent_seq IS NOT NULL;
CREATE POLICY region_edit ON region FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY region_purge ON region FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY region_read ON region FOR SELECT USING (true);
CREATE POLICY region_write ON region FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON region TO hanjan_backup;
GRANT SELECT (region_seq, region_parent_seq, removed_at) ON region TO hanjan_count;
ALTER TABLE region ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON farm FROM hanjan_backup;
ALTER TABLE farm ALTER COLUMN farm_name DROP NOT NULL;
ALTER TABLE farm ADD CONSTRAINT farm_named CHECK ((num_nonnulls(farm_name, farm_name_locale) > 0));
CREATE INDEX farm_farm_region_seq_uses ON farm (farm_region_seq) WHERE farm_region_seq IS NOT NULL;
CREATE POLICY farm_edit ON farm FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY farm_purge ON farm FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY farm_read ON farm FOR SELECT USING (true);
CREATE POLICY farm_write ON farm FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON farm TO hanjan_backup;
GRANT SELECT (farm_seq, farm_region_seq, removed_at) ON farm TO hanjan_count;
ALTER TABLE farm ENABLE ROW LEVEL SECURITY;
ALTER TABLE company DROP CONSTRAINT company_company_shop_check;
ALTER TABLE company DROP CONSTRAINT company_company_site_check;
REVOKE ALL ON company FROM hanjan_backup;
ALTER TABLE company DROP COLUMN initials;
ALTER TABLE company ALTER COLUMN company_name DROP NOT NULL;
ALTER TABLE company ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(company_name), ''::text) || ' '::text) || COALESCE(initials_of(company_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(company_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(company_nick), ''::text))) STORED;
ALTER TABLE company ADD CONSTRAINT company_company_shop_check CHECK (octet_length(company_shop) BETWEEN 0 AND 1000 AND company_shop ~ '^(https?://|/)' AND company_shop !~ '^//|[[:space:]\\]');
ALTER TABLE company ADD CONSTRAINT company_company_site_check CHECK (octet_length(company_site) BETWEEN 0 AND 1000 AND company_site ~ '^(https?://|/)' AND company_site !~ '^//|[[:space:]\\]');
ALTER TABLE company ADD CONSTRAINT company_named CHECK ((num_nonnulls(company_name, company_name_locale) > 0));
CREATE INDEX company_rgst_at_desc_list ON company (rgst_at DESC, company_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE POLICY company_edit ON company FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY company_purge ON company FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY company_read ON company FOR SELECT USING (true);
CREATE POLICY company_write ON company FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON company TO hanjan_backup;
ALTER TABLE company ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON product_equip FROM hanjan_backup;
ALTER TABLE product_equip ALTER COLUMN equip_name DROP NOT NULL;
ALTER TABLE product_equip ADD CONSTRAINT product_equip_named CHECK ((num_nonnulls(equip_name, equip_name_locale) > 0));
CREATE INDEX product_equip_equip_manufacture_seq_uses ON product_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE POLICY product_equip_edit ON product_equip FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY product_equip_purge ON product_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY product_equip_read ON product_equip FOR SELECT USING (true);
CREATE POLICY product_equip_write ON product_equip FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON product_equip TO hanjan_backup;
GRANT SELECT (equip_seq, equip_manufacture_seq, removed_at) ON product_equip TO hanjan_count;
ALTER TABLE product_equip ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON greenbean_default FROM hanjan_backup;
CREATE INDEX greenbean_default_greenbean_farm_seq_uses ON greenbean_default (greenbean_farm_seq) WHERE greenbean_farm_seq IS NOT NULL;
CREATE INDEX greenbean_default_greenbean_region_seq_uses ON greenbean_default (greenbean_region_seq) WHERE greenbean_region_seq IS NOT NULL;
CREATE INDEX greenbean_default_greenbean_seller_seq_uses ON greenbean_default (greenbean_seller_seq) WHERE greenbean_seller_seq IS NOT NULL;
CREATE POLICY greenbean_default_edit ON greenbean_default FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_purge ON greenbean_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY greenbean_default_read ON greenbean_default FOR SELECT USING (true);
CREATE POLICY greenbean_default_write ON greenbean_default FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON greenbean_default TO hanjan_backup;
GRANT SELECT (greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq, removed_at) ON greenbean_default TO hanjan_count;
ALTER TABLE greenbean_default ENABLE ROW LEVEL SECURITY;
CREATE TABLE greenbean_default_year (
  greenbean_default_year_seq bigint GENERATED ALWAYS AS IDENTITY,
  greenbean_default_seq bigint NOT NULL,
  greenbean_year integer NOT NULL,
  greenbean_import_date date,
  greenbean_packaging_date date,
  greenbean_altitude_min integer,
  greenbean_altitude_max integer,
  greenbean_moisture_min integer,
  greenbean_moisture_max integer,
  greenbean_density_min integer,
  greenbean_density_max integer,
  greenbean_harvest_min date,
  greenbean_harvest_max date,
  greenbean_agtron_min integer,
  greenbean_agtron_max integer,
  greenbean_roasting_min integer,
  greenbean_roasting_max integer,
  greenbean_desc text,
  greenbean_use boolean NOT NULL DEFAULT true,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT greenbean_default_year_pkey PRIMARY KEY (greenbean_default_year_seq),
  CONSTRAINT greenbean_default_year_greenbean_default_seq_greenbean_year_key UNIQUE (greenbean_default_seq, greenbean_year),
  CONSTRAINT greenbean_default_year_greenbean_default_seq_check CHECK (greenbean_default_seq > 0),
  CONSTRAINT greenbean_default_year_greenbean_year_check CHECK (greenbean_year BETWEEN 1900 AND 2999),
  CONSTRAINT greenbean_default_year_greenbean_import_date_check CHECK (greenbean_import_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT greenbean_default_year_greenbean_packaging_date_check CHECK (greenbean_packaging_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT greenbean_default_year_greenbean_altitude_min_check CHECK (greenbean_altitude_min BETWEEN 0 AND 9000),
  CONSTRAINT greenbean_default_year_greenbean_altitude_max_check CHECK (greenbean_altitude_max BETWEEN 0 AND 9000),
  CONSTRAINT greenbean_default_year_greenbean_moisture_min_check CHECK (greenbean_moisture_min BETWEEN 0 AND 1000),
  CONSTRAINT greenbean_default_year_greenbean_moisture_max_check CHECK (greenbean_moisture_max BETWEEN 0 AND 1000),
  CONSTRAINT greenbean_default_year_greenbean_density_min_check CHECK (greenbean_density_min BETWEEN 0 AND 2000),
  CONSTRAINT greenbean_default_year_greenbean_density_max_check CHECK (greenbean_density_max BETWEEN 0 AND 2000),
  CONSTRAINT greenbean_default_year_greenbean_harvest_min_check CHECK (greenbean_harvest_min BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_min) = 1),
  CONSTRAINT greenbean_default_year_greenbean_harvest_max_check CHECK (greenbean_harvest_max BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_max) = 1),
  CONSTRAINT greenbean_default_year_greenbean_agtron_min_check CHECK (greenbean_agtron_min BETWEEN 25 AND 95),
  CONSTRAINT greenbean_default_year_greenbean_agtron_max_check CHECK (greenbean_agtron_max BETWEEN 25 AND 95),
  CONSTRAINT greenbean_default_year_greenbean_roasting_min_check CHECK (greenbean_roasting_min BETWEEN 0 AND 30000),
  CONSTRAINT greenbean_default_year_greenbean_roasting_max_check CHECK (greenbean_roasting_max BETWEEN 0 AND 30000),
  CONSTRAINT greenbean_default_year_greenbean_desc_check CHECK (octet_length(greenbean_desc) <= 10000),
  CONSTRAINT greenbean_default_year_greenbean_default_seq_fkey FOREIGN KEY (greenbean_default_seq) REFERENCES greenbean_default (greenbean_default_seq)
);
CREATE INDEX greenbean_default_year_rgst_at_desc_list ON greenbean_default_year (rgst_at DESC, greenbean_default_year_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX greenbean_default_year_removed ON greenbean_default_year (removed_at, greenbean_default_year_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX greenbean_default_year_uuid ON greenbean_default_year (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX greenbean_default_year_greenbean_default_seq_uses ON greenbean_default_year (greenbean_default_seq) WHERE greenbean_default_seq IS NOT NULL;
GRANT SELECT (greenbean_default_year_seq, greenbean_default_seq, removed_at) ON greenbean_default_year TO hanjan_count;
ALTER TABLE greenbean_default_year ENABLE ROW LEVEL SECURITY;
CREATE POLICY greenbean_default_year_read ON greenbean_default_year FOR SELECT USING (true);
CREATE POLICY greenbean_default_year_write ON greenbean_default_year FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_year_edit ON greenbean_default_year FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_year_purge ON greenbean_default_year FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
GRANT SELECT, INSERT, UPDATE ON greenbean_default_year TO hanjan_app;
GRANT SELECT, DELETE ON greenbean_default_year TO hanjan_backup;
CREATE TABLE material (
  material_seq bigint GENERATED ALWAYS AS IDENTITY,
  material_type text NOT NULL,
  material_name_locale text,
  material_name text,
  material_nick_locale text,
  material_nick text,
  material_detail text,
  material_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(material_name), '') || ' ' || coalesce(initials_of(material_name_locale), '') || ' ' || coalesce(initials_of(material_nick_locale), '') || ' ' || coalesce(initials_of(material_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT material_pkey PRIMARY KEY (material_seq),
  CONSTRAINT material_named CHECK (num_nonnulls(material_name, material_name_locale) > 0),
  CONSTRAINT material_material_type_check CHECK (material_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT material_material_name_locale_check CHECK (octet_length(material_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT material_material_name_check CHECK (octet_length(material_name) BETWEEN 3 AND 300),
  CONSTRAINT material_material_nick_locale_check CHECK (octet_length(material_nick_locale) <= 300),
  CONSTRAINT material_material_nick_check CHECK (octet_length(material_nick) <= 300),
  CONSTRAINT material_material_detail_check CHECK (octet_length(material_detail) <= 3000)
);
CREATE INDEX material_rgst_at_desc_list ON material (rgst_at DESC, material_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX material_removed ON material (removed_at, material_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX material_uuid ON material (uuid) WHERE uuid IS NOT NULL;
ALTER TABLE material ENABLE ROW LEVEL SECURITY;
CREATE POLICY material_read ON material FOR SELECT USING (true);
CREATE POLICY material_write ON material FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY material_edit ON material FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY material_purge ON material FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
GRANT SELECT, INSERT, UPDATE ON material TO hanjan_app;
GRANT SELECT, DELETE ON material TO hanjan_backup;
ALTER TABLE region DROP COLUMN initials;
ALTER TABLE region ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(region_name), ''::text) || ' '::text) || COALESCE(initials_of(region_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(region_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(region_nick), ''::text))) STORED;
CREATE INDEX region_rgst_at_desc_list ON region (rgst_at DESC, region_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
ALTER TABLE farm DROP COLUMN initials;
ALTER TABLE farm ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(farm_name), ''::text) || ' '::text) || COALESCE(initials_of(farm_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(farm_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(farm_nick), ''::text))) STORED;
CREATE INDEX farm_rgst_at_desc_list ON farm (rgst_at DESC, farm_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
ALTER TABLE product_equip DROP COLUMN initials;
ALTER TABLE product_equip ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(equip_name), ''::text) || ' '::text) || COALESCE(initials_of(equip_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick), ''::text))) STORED;
CREATE INDEX product_equip_rgst_at_desc_list ON product_equip (rgst_at DESC, equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
ALTER TABLE greenbean_default DROP COLUMN initials;
ALTER TABLE greenbean_default ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(greenbean_name), ''::text) || ' '::text) || COALESCE(initials_of(greenbean_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(greenbean_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(greenbean_nick), ''::text))) STORED;
CREATE INDEX greenbean_default_rgst_at_desc_list ON greenbean_default (rgst_at DESC, greenbean_default_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
