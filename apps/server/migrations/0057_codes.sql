-- Code groups, codes, countries and varieties become records like any other: numbered, versioned, removed softly. What
-- refers to them does so by their ids, which stay.

-- What a seed was when it was laid down tells what an administrator has changed since: an upgrade leaves that alone.
ALTER TABLE seeded ADD COLUMN seed jsonb;
COMMENT ON COLUMN seeded.seed IS 'null: laid down by a release that did not write it';

DROP VIEW code_choice;

-- Groups of codes.
ALTER TABLE code DROP CONSTRAINT code_code_group_id_fkey;
ALTER TABLE code_group DROP CONSTRAINT code_group_code_group_seq_key;
ALTER TABLE code_group DROP CONSTRAINT code_group_pkey;
REVOKE ALL ON code_group FROM hanjan_app;
ALTER TABLE code_group ADD COLUMN code_group_desc text;
ALTER TABLE code_group ALTER COLUMN edit_at DROP DEFAULT;
ALTER TABLE code_group ALTER COLUMN edit_at DROP NOT NULL;
ALTER TABLE code_group ADD COLUMN removed_at timestamp with time zone;
ALTER TABLE code_group ADD COLUMN removed_by bigint;
ALTER TABLE code_group ADD COLUMN rgst_at timestamp with time zone NOT NULL DEFAULT now();
ALTER TABLE code_group ADD COLUMN rgst_by bigint;
ALTER TABLE code_group ADD COLUMN uuid uuid;
ALTER TABLE code_group ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE code_group ADD COLUMN initials text GENERATED ALWAYS AS (((((COALESCE(initials_of(code_group_name), ''::text) || ' '::text) || COALESCE(initials_of(code_group_name_kr), ''::text)) || ' '::text) || COALESCE(initials_of(code_group_id), ''::text))) STORED;
ALTER TABLE code_group ADD CONSTRAINT code_group_code_group_desc_check CHECK (octet_length(code_group_desc) <= 3000);
ALTER TABLE code_group ADD CONSTRAINT code_group_code_group_id_key UNIQUE (code_group_id);
ALTER TABLE code_group ADD CONSTRAINT code_group_pkey PRIMARY KEY (code_group_seq);
CREATE INDEX code_group_code_group_id_asc_list ON code_group (code_group_id, code_group_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX code_group_removed ON code_group (removed_at, code_group_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX code_group_uuid ON code_group (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON code_group TO hanjan_app;

-- Codes.
ALTER TABLE code DROP CONSTRAINT code_code_seq_key;
DROP INDEX code_order_idx;
ALTER TABLE code DROP CONSTRAINT code_code_filter_check;
ALTER TABLE code DROP CONSTRAINT code_code_name_check;
ALTER TABLE code DROP CONSTRAINT code_code_name_kr_check;
ALTER TABLE code DROP CONSTRAINT code_pkey;
REVOKE ALL ON code FROM hanjan_app;
ALTER TABLE code ADD COLUMN code_alias3 text;
ALTER TABLE code ADD COLUMN code_alias4 text;
ALTER TABLE code ADD COLUMN code_desc text;
ALTER TABLE code ADD COLUMN code_desc_kr text;
ALTER TABLE code ALTER COLUMN code_group_id DROP NOT NULL;
ALTER TABLE code ADD COLUMN code_group_seq bigint;
UPDATE code SET code_group_seq = g.code_group_seq FROM code_group AS g WHERE g.code_group_id = code.code_group_id;
ALTER TABLE code ALTER COLUMN code_group_seq SET NOT NULL;
ALTER TABLE code ALTER COLUMN code_order DROP NOT NULL;
ALTER TABLE code ALTER COLUMN edit_at DROP DEFAULT;
ALTER TABLE code ALTER COLUMN edit_at DROP NOT NULL;
ALTER TABLE code ADD COLUMN removed_at timestamp with time zone;
ALTER TABLE code ADD COLUMN removed_by bigint;
ALTER TABLE code ADD COLUMN rgst_at timestamp with time zone NOT NULL DEFAULT now();
ALTER TABLE code ADD COLUMN rgst_by bigint;
ALTER TABLE code ADD COLUMN uuid uuid;
ALTER TABLE code ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE code ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(code_name), ''::text) || ' '::text) || COALESCE(initials_of(code_name_kr), ''::text)) || ' '::text) || COALESCE(initials_of(code_id), ''::text)) || ' '::text) || COALESCE(initials_of(code_alias2), ''::text))) STORED;
ALTER TABLE code ADD CONSTRAINT code_code_alias3_check CHECK (octet_length(code_alias3) <= 255);
ALTER TABLE code ADD CONSTRAINT code_code_alias4_check CHECK (octet_length(code_alias4) <= 255);
ALTER TABLE code ADD CONSTRAINT code_code_desc_check CHECK (octet_length(code_desc) <= 3000);
ALTER TABLE code ADD CONSTRAINT code_code_desc_kr_check CHECK (octet_length(code_desc_kr) <= 3000);
ALTER TABLE code ADD CONSTRAINT code_code_filter_check CHECK (code_filter ~ '^[A-Z0-9_]{0,45}$');
ALTER TABLE code ADD CONSTRAINT code_code_group_id_check CHECK (code_group_id ~ '^[A-Z0-9_]{3,45}$');
ALTER TABLE code ADD CONSTRAINT code_code_group_id_code_id_key UNIQUE (code_group_id, code_id);
ALTER TABLE code ADD CONSTRAINT code_code_group_seq_check CHECK (code_group_seq > 0);
ALTER TABLE code ADD CONSTRAINT code_code_group_seq_fkey FOREIGN KEY (code_group_seq) REFERENCES code_group(code_group_seq);
ALTER TABLE code ADD CONSTRAINT code_code_name_check CHECK (octet_length(code_name) BETWEEN 3 AND 255);
ALTER TABLE code ADD CONSTRAINT code_code_name_kr_check CHECK (octet_length(code_name_kr) BETWEEN 3 AND 255);
ALTER TABLE code ADD CONSTRAINT code_code_order_check CHECK (code_order BETWEEN 1 AND 100000);
ALTER TABLE code ADD CONSTRAINT code_pkey PRIMARY KEY (code_seq);
CREATE INDEX code_code_order_asc_list ON code (code_order, code_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX code_removed ON code (removed_at, code_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX code_uuid ON code (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON code TO hanjan_app;

-- Countries.
ALTER TABLE country DROP CONSTRAINT country_country_seq_key;
ALTER TABLE country DROP CONSTRAINT country_country_code2_check;
ALTER TABLE country DROP CONSTRAINT country_country_id_check;
ALTER TABLE country DROP CONSTRAINT country_pkey;
REVOKE ALL ON country FROM hanjan_app;
ALTER TABLE country ADD COLUMN country_code1 text;
ALTER TABLE country ADD COLUMN country_map text;
ALTER TABLE country ADD COLUMN country_nick text;
ALTER TABLE country ALTER COLUMN edit_at DROP DEFAULT;
ALTER TABLE country ALTER COLUMN edit_at DROP NOT NULL;
ALTER TABLE country ADD COLUMN removed_at timestamp with time zone;
ALTER TABLE country ADD COLUMN removed_by bigint;
ALTER TABLE country ADD COLUMN rgst_at timestamp with time zone NOT NULL DEFAULT now();
ALTER TABLE country ADD COLUMN rgst_by bigint;
ALTER TABLE country ADD COLUMN uuid uuid;
ALTER TABLE country ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE country ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(country_name), ''::text) || ' '::text) || COALESCE(initials_of(country_name_kr), ''::text)) || ' '::text) || COALESCE(initials_of(country_nick), ''::text)) || ' '::text) || COALESCE(initials_of(country_id), ''::text))) STORED;
ALTER TABLE country ADD CONSTRAINT country_country_code1_check CHECK (country_code1 ~ '^[A-Z0-9_]{3,3}$');
ALTER TABLE country ADD CONSTRAINT country_country_code2_check CHECK (country_code2 ~ '^[A-Z0-9_]{2,2}$');
ALTER TABLE country ADD CONSTRAINT country_country_filter_check CHECK (country_filter ~ '^[A-Z0-9_]{1,45}$');
ALTER TABLE country ADD CONSTRAINT country_country_id_check CHECK (country_id ~ '^[A-Z0-9_]{3,3}$');
ALTER TABLE country ADD CONSTRAINT country_country_id_key UNIQUE (country_id);
ALTER TABLE country ADD CONSTRAINT country_country_map_check CHECK (country_map ~ '^[A-Z0-9_]{0,45}$');
ALTER TABLE country ADD CONSTRAINT country_country_nick_check CHECK (octet_length(country_nick) <= 300);
ALTER TABLE country ADD CONSTRAINT country_pkey PRIMARY KEY (country_seq);
CREATE INDEX country_country_name_kr_asc_list ON country (country_name_kr, country_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX country_removed ON country (removed_at, country_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX country_uuid ON country (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON country TO hanjan_app;

-- Varieties, with what they descend from.
ALTER TABLE variety RENAME COLUMN aliases TO variety_alias;
ALTER TABLE variety RENAME COLUMN variety_order TO variety_disp;
ALTER TABLE variety DROP CONSTRAINT variety_aliases_check;
ALTER TABLE variety DROP CONSTRAINT variety_variety_seq_key;
ALTER TABLE variety DROP CONSTRAINT variety_pkey;
ALTER TABLE variety DROP CONSTRAINT variety_species_type_check;
REVOKE ALL ON variety FROM hanjan_app;
ALTER TABLE variety ALTER COLUMN edit_at DROP DEFAULT;
ALTER TABLE variety ALTER COLUMN edit_at DROP NOT NULL;
ALTER TABLE variety ADD COLUMN removed_at timestamp with time zone;
ALTER TABLE variety ADD COLUMN removed_by bigint;
ALTER TABLE variety ADD COLUMN rgst_at timestamp with time zone NOT NULL DEFAULT now();
ALTER TABLE variety ADD COLUMN rgst_by bigint;
ALTER TABLE variety ADD COLUMN uuid uuid;
ALTER TABLE variety ADD COLUMN variety_desc text;
ALTER TABLE variety ADD COLUMN variety_desc_kr text;
ALTER TABLE variety ADD COLUMN variety_detail text;
ALTER TABLE variety ALTER COLUMN variety_disp DROP NOT NULL;
ALTER TABLE variety ADD COLUMN variety_parent_list text[];
ALTER TABLE variety ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE variety ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(variety_name), ''::text) || ' '::text) || COALESCE(initials_of(variety_name_kr), ''::text)) || ' '::text) || COALESCE(initials_of(variety_alias), ''::text)) || ' '::text) || COALESCE(initials_of(variety_id), ''::text))) STORED;
ALTER TABLE variety ADD CONSTRAINT variety_pkey PRIMARY KEY (variety_seq);
ALTER TABLE variety ADD CONSTRAINT variety_species_type_check CHECK (species_type ~ '^[A-Z0-9_]{1,45}$');
ALTER TABLE variety ADD CONSTRAINT variety_variety_alias_check CHECK (octet_length(variety_alias) <= 255);
ALTER TABLE variety ADD CONSTRAINT variety_variety_desc_check CHECK (octet_length(variety_desc) <= 3000);
ALTER TABLE variety ADD CONSTRAINT variety_variety_desc_kr_check CHECK (octet_length(variety_desc_kr) <= 3000);
ALTER TABLE variety ADD CONSTRAINT variety_variety_detail_check CHECK (octet_length(variety_detail) <= 30000);
ALTER TABLE variety ADD CONSTRAINT variety_variety_disp_check CHECK (variety_disp BETWEEN 1 AND 100000);
ALTER TABLE variety ADD CONSTRAINT variety_variety_id_key UNIQUE (variety_id);
ALTER TABLE variety ADD CONSTRAINT variety_variety_parent_list_check CHECK (octet_length(array_to_string(variety_parent_list, ',')) <= 300 AND array_to_string(variety_parent_list, ',', '?') ~ '^[A-Z0-9_,]+$');
CREATE INDEX variety_removed ON variety (removed_at, variety_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX variety_uuid ON variety (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX variety_variety_disp_asc_list ON variety (variety_disp, variety_seq) INCLUDE (initials) WHERE removed_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON variety TO hanjan_app;

-- When a record was made was not known; what no administrator has edited has no time of an edit.
UPDATE code_group SET rgst_at = edit_at;
UPDATE code_group SET edit_at = NULL WHERE edit_by IS NULL;
UPDATE code SET rgst_at = edit_at;
UPDATE code SET edit_at = NULL WHERE edit_by IS NULL;
UPDATE country SET rgst_at = edit_at;
UPDATE country SET edit_at = NULL WHERE edit_by IS NULL;
UPDATE variety SET rgst_at = edit_at;
UPDATE variety SET edit_at = NULL WHERE edit_by IS NULL;

-- Which record each seed became. Until now nobody but the product wrote any of these.
INSERT INTO seeded (entity, seed_id, record_seq)
  SELECT 'code_group', code_group_id, code_group_seq FROM code_group
  UNION ALL SELECT 'code', code_group_id || '.' || code_id, code_seq FROM code
  UNION ALL SELECT 'country', country_id, country_seq FROM country
  UNION ALL SELECT 'variety', variety_id, variety_seq FROM variety
  UNION ALL SELECT 'region', region_country || '.' || region_code, region_seq FROM region WHERE region_code IS NOT NULL;

-- Every code that can be chosen, whatever table it lives in: countries and varieties are code groups too. What was removed is
-- none any more. Countries that the map has by another id name it in the place of a colour.
CREATE VIEW code_choice WITH (security_invoker = true) AS
  SELECT code_group_id, code_id, code_name, code_name_kr, code_order, code_filter, code_alias1, code_alias2, code_use,
         coalesce(edit_at, rgst_at) AS edit_at
    FROM code WHERE removed_at IS NULL
  UNION ALL
  SELECT 'CNTR', country_id, country_name, country_name_kr,
         (row_number() OVER (ORDER BY country_filter, country_name))::integer, country_filter, country_map, country_code2,
         country_use, coalesce(edit_at, rgst_at)
    FROM country WHERE removed_at IS NULL
  UNION ALL
  SELECT 'CFPRDC', country_id, country_name, country_name_kr,
         (row_number() OVER (ORDER BY country_name))::integer, country_filter, country_map, country_code2, country_use,
         coalesce(edit_at, rgst_at)
    FROM country WHERE country_filter = 'CFPRDC' AND removed_at IS NULL
  UNION ALL
  SELECT 'VRT', variety_id, variety_name, variety_name_kr, variety_disp, species_type, NULL, variety_alias, variety_use,
         coalesce(edit_at, rgst_at)
    FROM variety WHERE removed_at IS NULL;
GRANT SELECT ON code_choice TO hanjan_app;

-- The second wall of what everybody refers to, and who uses it: also by codes, which no key of another table says.
REVOKE ALL ON user_cupnote FROM hanjan_count;
GRANT SELECT (cupnote_seq, cupnote_place, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, blending_country_list, blending_region_list, blending_farm_list, blending_variety_list, blending_grade_list, blending_grade_detail_list, blending_process_list, coffeebean_uuid_type, removed_at) ON user_cupnote TO hanjan_count;
REVOKE ALL ON user_equip FROM hanjan_count;
GRANT SELECT (user_equip_seq, equip_type, equip_manufacture_seq, equip_seq, removed_at) ON user_equip TO hanjan_count;
CREATE POLICY user_brewing_default_count ON user_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON user_brewing_default TO hanjan_count;
CREATE POLICY user_brewing_result_count ON user_brewing_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_result_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON user_brewing_result TO hanjan_count;
REVOKE ALL ON cafe_coffeebean FROM hanjan_count;
GRANT SELECT (coffeebean_seq, blending_country_list, blending_region_list, blending_farm_list, blending_variety_list, blending_process_list, cafe_public_stage, customer_public_stage, normal_public_stage, removed_at) ON cafe_coffeebean TO hanjan_count;
REVOKE ALL ON cafe_equip FROM hanjan_count;
GRANT SELECT (cafe_equip_seq, equip_type, equip_manufacture_seq, equip_seq, equip_auth, removed_at) ON cafe_equip TO hanjan_count;
CREATE POLICY cafe_care_count ON cafe_care FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (care_seq, care_type, equip_auth, removed_at) ON cafe_care TO hanjan_count;
CREATE POLICY cafe_brewing_default_count ON cafe_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON cafe_brewing_default TO hanjan_count;
CREATE POLICY cafe_brewing_result_count ON cafe_brewing_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_result_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON cafe_brewing_result TO hanjan_count;
CREATE POLICY cafe_qc_coffeebean_count ON cafe_qc_coffeebean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON cafe_qc_coffeebean TO hanjan_count;
CREATE POLICY cafe_event_count ON cafe_event FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (event_key, event_type, removed_at) ON cafe_event TO hanjan_count;
REVOKE ALL ON roaster_equip FROM hanjan_count;
GRANT SELECT (roaster_equip_seq, equip_type, equip_manufacture_seq, equip_seq, equip_auth, removed_at) ON roaster_equip TO hanjan_count;
REVOKE ALL ON roaster_greenbean FROM hanjan_count;
GRANT SELECT (greenbean_roaster_seq, greenbean_default_seq, greenbean_country_code, greenbean_region_seq, greenbean_farm_seq, greenbean_variety_list, greenbean_process, greenbean_grade, greenbean_grade_detail, greenbean_seller_seq, greenbean_user_auth, removed_at) ON roaster_greenbean TO hanjan_count;
CREATE POLICY roaster_greenbean_year_count ON roaster_greenbean_year FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (greenbean_year_seq, greenbean_user_auth, removed_at) ON roaster_greenbean_year TO hanjan_count;
CREATE POLICY roaster_greenbean_arrival_count ON roaster_greenbean_arrival FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (arrival_key, greenbean_user_auth, removed_at) ON roaster_greenbean_arrival TO hanjan_count;
CREATE POLICY roaster_roasting_count ON roaster_roasting FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roasting_seq, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, roasting_auth, removed_at) ON roaster_roasting TO hanjan_count;
CREATE POLICY roaster_blending_count ON roaster_blending FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (blending_seq, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, blending_auth, removed_at) ON roaster_blending TO hanjan_count;
CREATE POLICY roaster_roasting_result_count ON roaster_roasting_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roasting_result_key, roasting_step, roasting_country_list, roasting_grade_list, roasting_grade_detail_list, roasting_variety_list, roasting_process_list, removed_at) ON roaster_roasting_result TO hanjan_count;
CREATE POLICY roaster_blending_result_count ON roaster_blending_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (blending_result_key, blending_country_list, blending_grade_list, blending_grade_detail_list, blending_variety_list, blending_process_list, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, removed_at) ON roaster_blending_result TO hanjan_count;
CREATE POLICY roaster_qc_brewing_default_count ON roaster_qc_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON roaster_qc_brewing_default TO hanjan_count;
CREATE POLICY roaster_qc_blending_result_count ON roaster_qc_blending_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_blending_result TO hanjan_count;
CREATE POLICY roaster_qc_blending_count ON roaster_qc_blending FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_blending TO hanjan_count;
CREATE POLICY roaster_qc_roasting_count ON roaster_qc_roasting FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_roasting TO hanjan_count;
CREATE POLICY roaster_qc_greenbean_count ON roaster_qc_greenbean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_greenbean TO hanjan_count;
CREATE POLICY roaster_event_count ON roaster_event FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (event_key, event_type, removed_at) ON roaster_event TO hanjan_count;
REVOKE ALL ON code_group FROM hanjan_backup;
CREATE POLICY code_group_edit ON code_group FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_group_purge ON code_group FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY code_group_read ON code_group FOR SELECT USING (true);
CREATE POLICY code_group_write ON code_group FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON code_group TO hanjan_backup;
ALTER TABLE code_group ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON code FROM hanjan_backup;
CREATE INDEX code_code_group_seq_uses ON code (code_group_seq) WHERE code_group_seq IS NOT NULL;
CREATE POLICY code_edit ON code FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_purge ON code FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY code_read ON code FOR SELECT USING (true);
CREATE POLICY code_write ON code FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON code TO hanjan_backup;
GRANT SELECT (code_seq, code_group_seq, removed_at) ON code TO hanjan_count;
ALTER TABLE code ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON country FROM hanjan_backup;
CREATE POLICY country_edit ON country FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY country_purge ON country FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY country_read ON country FOR SELECT USING (true);
CREATE POLICY country_write ON country FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON country TO hanjan_backup;
GRANT SELECT (country_seq, country_filter, removed_at) ON country TO hanjan_count;
ALTER TABLE country ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON variety FROM hanjan_backup;
CREATE POLICY variety_edit ON variety FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY variety_purge ON variety FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE POLICY variety_read ON variety FOR SELECT USING (true);
CREATE POLICY variety_write ON variety FOR INSERT WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT, DELETE ON variety TO hanjan_backup;
GRANT SELECT (variety_seq, species_type, variety_parent_list, removed_at) ON variety TO hanjan_count;
ALTER TABLE variety ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON region FROM hanjan_count;
GRANT SELECT (region_seq, region_country, region_parent_seq, removed_at) ON region TO hanjan_count;
REVOKE ALL ON farm FROM hanjan_count;
GRANT SELECT (farm_seq, farm_country_code, farm_region_seq, removed_at) ON farm TO hanjan_count;
GRANT SELECT (company_seq, company_country_code, company_type, company_type_list, removed_at) ON company TO hanjan_count;
REVOKE ALL ON product_equip FROM hanjan_count;
GRANT SELECT (equip_seq, equip_type, equip_manufacture_seq, removed_at) ON product_equip TO hanjan_count;
REVOKE ALL ON greenbean_default FROM hanjan_count;
GRANT SELECT (greenbean_default_seq, greenbean_country_code, greenbean_region_seq, greenbean_farm_seq, greenbean_variety_list, greenbean_process, greenbean_grade, greenbean_grade_detail, greenbean_seller_seq, removed_at) ON greenbean_default TO hanjan_count;
