CREATE TABLE user_cupnote (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name text NOT NULL,
  store_name text,
  cupnote_place text NOT NULL,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  blending_result_date date,
  brewing_date_term integer,
  cupnote_balance_point integer,
  cupnote_aroma_point integer,
  cupnote_sweetness_point integer,
  cupnote_body_point integer,
  cupnote_flavor_point integer,
  cupnote_acidity_point integer,
  cupnote_flavor_list text[],
  cupnote_aftertaste_list text[],
  cupnote_texture_list text[],
  cupnote_feeling_list text[],
  cupnote_etc_list text[],
  cupnote_desc text,
  cupnote_flavor_wheel_use boolean NOT NULL DEFAULT true,
  cupnote_flavor_wheel_reverse boolean NOT NULL DEFAULT false,
  cupnote_flavor_wheel_simple boolean NOT NULL DEFAULT false,
  cupnote_flavor_wheel_rotate integer,
  blending_country_list text[],
  blending_country_etc text,
  blending_region_list bigint[],
  blending_region_etc text,
  blending_farm_list bigint[],
  blending_farm_etc text,
  blending_variety_list text[],
  blending_variety_etc text,
  blending_grade_list text[],
  blending_grade_etc text,
  blending_grade_detail_list text[],
  blending_grade_detail_etc text,
  blending_process_list text[],
  blending_process_etc text,
  condition text,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_cupnote_pkey PRIMARY KEY (user_seq, cupnote_seq),
  CONSTRAINT user_cupnote_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT user_cupnote_store_name_check CHECK (octet_length(store_name) <= 300),
  CONSTRAINT user_cupnote_cupnote_place_check CHECK (cupnote_place ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_cupnote_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT user_cupnote_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT user_cupnote_brewing_date_term_check CHECK (brewing_date_term BETWEEN -2147483647 AND 2147483647),
  CONSTRAINT user_cupnote_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT user_cupnote_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT user_cupnote_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT user_cupnote_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT user_cupnote_blending_country_list_check CHECK (octet_length(array_to_string(blending_country_list, ',')) <= 300 AND array_to_string(blending_country_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_blending_country_etc_check CHECK (octet_length(blending_country_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_cupnote_blending_region_list_check CHECK (cardinality(blending_region_list) <= 20),
  CONSTRAINT user_cupnote_blending_region_etc_check CHECK (octet_length(blending_region_etc) <= 300),
  CONSTRAINT user_cupnote_blending_farm_list_check CHECK (cardinality(blending_farm_list) <= 20),
  CONSTRAINT user_cupnote_blending_farm_etc_check CHECK (octet_length(blending_farm_etc) <= 300),
  CONSTRAINT user_cupnote_blending_variety_list_check CHECK (octet_length(array_to_string(blending_variety_list, ',')) <= 300 AND array_to_string(blending_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_blending_variety_etc_check CHECK (octet_length(blending_variety_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_cupnote_blending_grade_list_check CHECK (octet_length(array_to_string(blending_grade_list, ',')) <= 300 AND array_to_string(blending_grade_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_blending_grade_etc_check CHECK (octet_length(blending_grade_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_cupnote_blending_grade_detail_list_check CHECK (octet_length(array_to_string(blending_grade_detail_list, ',')) <= 300 AND array_to_string(blending_grade_detail_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_blending_grade_detail_etc_check CHECK (octet_length(blending_grade_detail_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_cupnote_blending_process_list_check CHECK (octet_length(array_to_string(blending_process_list, ',')) <= 300 AND array_to_string(blending_process_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT user_cupnote_blending_process_etc_check CHECK (octet_length(blending_process_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_cupnote_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT user_cupnote_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_cupnote_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT user_cupnote_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_cupnote_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000)
);
CREATE INDEX user_cupnote_cupnote_date_list ON user_cupnote (user_seq, cupnote_date DESC, cupnote_seq DESC) WHERE removed_at IS NULL;
ALTER TABLE user_cupnote ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_cupnote FORCE ROW LEVEL SECURITY;
CREATE POLICY user_cupnote_read ON user_cupnote FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_write ON user_cupnote FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_edit ON user_cupnote FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_purge ON user_cupnote FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY user_cupnote_backup ON user_cupnote FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_cupnote_came AFTER INSERT ON user_cupnote FOR EACH ROW EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
CREATE TRIGGER user_cupnote_went AFTER UPDATE ON user_cupnote FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE, DELETE ON user_cupnote TO hanjan_app;
GRANT SELECT ON user_cupnote TO hanjan_backup;

CREATE TABLE company (
  company_seq bigint GENERATED ALWAYS AS IDENTITY,
  company_country_code text,
  company_type text NOT NULL,
  company_type_list text[],
  company_name text NOT NULL,
  company_name_locale text,
  company_nick text,
  company_nick_locale text,
  company_site text,
  company_shop text,
  company_detail text,
  company_etc text,
  company_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT company_pkey PRIMARY KEY (company_seq),
  CONSTRAINT company_company_country_code_check CHECK (company_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT company_company_type_check CHECK (company_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT company_company_type_list_check CHECK (octet_length(array_to_string(company_type_list, ',')) <= 300 AND array_to_string(company_type_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT company_company_name_check CHECK (octet_length(company_name) BETWEEN 3 AND 300),
  CONSTRAINT company_company_name_locale_check CHECK (octet_length(company_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT company_company_nick_check CHECK (octet_length(company_nick) <= 300),
  CONSTRAINT company_company_nick_locale_check CHECK (octet_length(company_nick_locale) <= 300),
  CONSTRAINT company_company_site_check CHECK (octet_length(company_site) <= 1000),
  CONSTRAINT company_company_shop_check CHECK (octet_length(company_shop) <= 1000),
  CONSTRAINT company_company_detail_check CHECK (octet_length(company_detail) <= 10000),
  CONSTRAINT company_company_etc_check CHECK (octet_length(company_etc) <= 3000)
);
GRANT SELECT, INSERT, UPDATE ON company TO hanjan_app;
GRANT SELECT ON company TO hanjan_backup;

CREATE TABLE product_equip (
  equip_seq bigint GENERATED ALWAYS AS IDENTITY,
  equip_name text NOT NULL,
  equip_name_locale text,
  equip_nick text,
  equip_nick_locale text,
  equip_type text NOT NULL,
  equip_manufacture_seq bigint,
  equip_option text,
  equip_detail text,
  equip_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT product_equip_pkey PRIMARY KEY (equip_seq),
  CONSTRAINT product_equip_equip_name_check CHECK (octet_length(equip_name) BETWEEN 3 AND 300),
  CONSTRAINT product_equip_equip_name_locale_check CHECK (octet_length(equip_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT product_equip_equip_nick_check CHECK (octet_length(equip_nick) <= 300),
  CONSTRAINT product_equip_equip_nick_locale_check CHECK (octet_length(equip_nick_locale) <= 300),
  CONSTRAINT product_equip_equip_type_check CHECK (equip_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT product_equip_equip_manufacture_seq_check CHECK (equip_manufacture_seq > 0),
  CONSTRAINT product_equip_equip_option_check CHECK (octet_length(equip_option) <= 10000),
  CONSTRAINT product_equip_equip_detail_check CHECK (octet_length(equip_detail) <= 10000),
  CONSTRAINT product_equip_equip_manufacture_seq_fkey FOREIGN KEY (equip_manufacture_seq) REFERENCES company (company_seq)
);
GRANT SELECT, INSERT, UPDATE ON product_equip TO hanjan_app;
GRANT SELECT ON product_equip TO hanjan_backup;

CREATE TABLE user_equip (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  user_equip_seq bigint GENERATED ALWAYS AS IDENTITY,
  equip_type text NOT NULL,
  equip_manufacture_seq bigint,
  equip_seq bigint,
  equip_name_locale text,
  equip_name text,
  equip_nick_locale text,
  equip_nick text,
  equip_zero_point integer,
  equip_purchase_date date,
  equip_use boolean NOT NULL DEFAULT true,
  equip_option text,
  equip_detail text,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_equip_pkey PRIMARY KEY (user_seq, user_equip_seq),
  CONSTRAINT user_equip_named CHECK (num_nonnulls(equip_name, equip_name_locale) > 0),
  CONSTRAINT user_equip_equip_type_check CHECK (equip_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_equip_equip_manufacture_seq_check CHECK (equip_manufacture_seq > 0),
  CONSTRAINT user_equip_equip_seq_check CHECK (equip_seq > 0),
  CONSTRAINT user_equip_equip_name_locale_check CHECK (octet_length(equip_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT user_equip_equip_name_check CHECK (octet_length(equip_name) BETWEEN 3 AND 300),
  CONSTRAINT user_equip_equip_nick_locale_check CHECK (octet_length(equip_nick_locale) <= 300),
  CONSTRAINT user_equip_equip_nick_check CHECK (octet_length(equip_nick) <= 300),
  CONSTRAINT user_equip_equip_zero_point_check CHECK (equip_zero_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT user_equip_equip_purchase_date_check CHECK (equip_purchase_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT user_equip_equip_option_check CHECK (octet_length(equip_option) <= 10000),
  CONSTRAINT user_equip_equip_detail_check CHECK (octet_length(equip_detail) <= 10000),
  CONSTRAINT user_equip_equip_manufacture_seq_fkey FOREIGN KEY (equip_manufacture_seq) REFERENCES company (company_seq),
  CONSTRAINT user_equip_equip_seq_fkey FOREIGN KEY (equip_seq) REFERENCES product_equip (equip_seq)
);
CREATE INDEX user_equip_rgst_at_list ON user_equip (user_seq, rgst_at DESC, user_equip_seq DESC) WHERE removed_at IS NULL;
ALTER TABLE user_equip ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_equip FORCE ROW LEVEL SECURITY;
CREATE POLICY user_equip_read ON user_equip FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_write ON user_equip FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_edit ON user_equip FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_purge ON user_equip FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY user_equip_backup ON user_equip FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_equip_came AFTER INSERT ON user_equip FOR EACH ROW EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
CREATE TRIGGER user_equip_went AFTER UPDATE ON user_equip FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON user_equip TO hanjan_app;
GRANT SELECT ON user_equip TO hanjan_backup;

CREATE TABLE cafe_coffeebean (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  coffeebean_seq bigint GENERATED ALWAYS AS IDENTITY,
  coffeebean_name_locale text,
  coffeebean_name text,
  coffeebean_nick_locale text,
  coffeebean_nick text,
  coffeebean_single_origin boolean NOT NULL DEFAULT false,
  coffeebean_use boolean NOT NULL DEFAULT true,
  blending_country_list text[],
  blending_country_etc text,
  blending_region_list bigint[],
  blending_region_etc text,
  blending_farm_list bigint[],
  blending_farm_etc text,
  blending_variety_list text[],
  blending_variety_etc text,
  blending_process_list text[],
  blending_process_etc text,
  coffeebean_desc text,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  blending_info_use boolean NOT NULL DEFAULT false,
  blending_cupnote_use boolean NOT NULL DEFAULT false,
  blending_uuid uuid,
  coffeebean_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_coffeebean_pkey PRIMARY KEY (org, coffeebean_seq),
  CONSTRAINT cafe_coffeebean_named CHECK (num_nonnulls(coffeebean_name, coffeebean_name_locale) > 0),
  CONSTRAINT cafe_coffeebean_coffeebean_name_locale_check CHECK (octet_length(coffeebean_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_coffeebean_coffeebean_name_check CHECK (octet_length(coffeebean_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_coffeebean_coffeebean_nick_locale_check CHECK (octet_length(coffeebean_nick_locale) <= 300),
  CONSTRAINT cafe_coffeebean_coffeebean_nick_check CHECK (octet_length(coffeebean_nick) <= 300),
  CONSTRAINT cafe_coffeebean_blending_country_list_check CHECK (octet_length(array_to_string(blending_country_list, ',')) <= 300 AND array_to_string(blending_country_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_coffeebean_blending_country_etc_check CHECK (octet_length(blending_country_etc) BETWEEN 3 AND 300),
  CONSTRAINT cafe_coffeebean_blending_region_list_check CHECK (cardinality(blending_region_list) <= 20),
  CONSTRAINT cafe_coffeebean_blending_region_etc_check CHECK (octet_length(blending_region_etc) <= 300),
  CONSTRAINT cafe_coffeebean_blending_farm_list_check CHECK (cardinality(blending_farm_list) <= 20),
  CONSTRAINT cafe_coffeebean_blending_farm_etc_check CHECK (octet_length(blending_farm_etc) <= 300),
  CONSTRAINT cafe_coffeebean_blending_variety_list_check CHECK (octet_length(array_to_string(blending_variety_list, ',')) <= 300 AND array_to_string(blending_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_coffeebean_blending_variety_etc_check CHECK (octet_length(blending_variety_etc) BETWEEN 3 AND 300),
  CONSTRAINT cafe_coffeebean_blending_process_list_check CHECK (octet_length(array_to_string(blending_process_list, ',')) <= 300 AND array_to_string(blending_process_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_coffeebean_blending_process_etc_check CHECK (octet_length(blending_process_etc) BETWEEN 3 AND 300),
  CONSTRAINT cafe_coffeebean_coffeebean_desc_check CHECK (octet_length(coffeebean_desc) <= 10000),
  CONSTRAINT cafe_coffeebean_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_coffeebean_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_coffeebean_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$')
);
CREATE INDEX cafe_coffeebean_rgst_at_list ON cafe_coffeebean (org, rgst_at DESC, coffeebean_seq DESC) WHERE removed_at IS NULL;
ALTER TABLE cafe_coffeebean ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_coffeebean FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_coffeebean_read ON cafe_coffeebean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_write ON cafe_coffeebean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_edit ON cafe_coffeebean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_purge ON cafe_coffeebean FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY cafe_coffeebean_backup ON cafe_coffeebean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_coffeebean_came AFTER INSERT ON cafe_coffeebean FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
CREATE TRIGGER cafe_coffeebean_went AFTER UPDATE ON cafe_coffeebean FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_coffeebean TO hanjan_app;
GRANT SELECT ON cafe_coffeebean TO hanjan_backup;

CREATE TABLE cafe_received (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  received_seq bigint GENERATED ALWAYS AS IDENTITY,
  coffeebean_seq bigint NOT NULL,
  received_date date NOT NULL,
  received_div text,
  received_mass integer,
  received_instock integer,
  blending_result_date date,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  blending_result_uuid uuid,
  received_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_received_pkey PRIMARY KEY (org, received_seq),
  CONSTRAINT cafe_received_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_received_received_date_check CHECK (received_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_received_received_div_check CHECK (octet_length(received_div) <= 45),
  CONSTRAINT cafe_received_received_mass_check CHECK (received_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT cafe_received_received_instock_check CHECK (received_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT cafe_received_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_received_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_received_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_received_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_received_received_date_list ON cafe_received (org, received_date DESC, received_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX cafe_received_coffeebean_seq_users ON cafe_received (org, coffeebean_seq);
ALTER TABLE cafe_received ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_received FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_received_read ON cafe_received FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_write ON cafe_received FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_edit ON cafe_received FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_purge ON cafe_received FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY cafe_received_backup ON cafe_received FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_received_came AFTER INSERT ON cafe_received FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_received', 'received_date');
CREATE TRIGGER cafe_received_went AFTER UPDATE ON cafe_received FOR EACH ROW WHEN ((OLD.received_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.received_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_received', 'received_date');
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_received TO hanjan_app;
GRANT SELECT ON cafe_received TO hanjan_backup;

CREATE TABLE region (
  region_seq bigint GENERATED ALWAYS AS IDENTITY,
  region_country text NOT NULL,
  region_parent_seq bigint,
  region_code text,
  region_name text NOT NULL,
  region_name_locale text,
  region_nick text,
  region_nick_locale text,
  region_desc text,
  region_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT region_pkey PRIMARY KEY (region_seq),
  CONSTRAINT region_region_country_region_code_key UNIQUE (region_country, region_code),
  CONSTRAINT region_region_country_check CHECK (region_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT region_region_parent_seq_check CHECK (region_parent_seq > 0),
  CONSTRAINT region_region_code_check CHECK (octet_length(region_code) <= 45),
  CONSTRAINT region_region_name_check CHECK (octet_length(region_name) BETWEEN 3 AND 300),
  CONSTRAINT region_region_name_locale_check CHECK (octet_length(region_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT region_region_nick_check CHECK (octet_length(region_nick) <= 300),
  CONSTRAINT region_region_nick_locale_check CHECK (octet_length(region_nick_locale) <= 300),
  CONSTRAINT region_region_desc_check CHECK (octet_length(region_desc) <= 30000),
  CONSTRAINT region_region_parent_seq_fkey FOREIGN KEY (region_parent_seq) REFERENCES region (region_seq)
);
GRANT SELECT, INSERT, UPDATE ON region TO hanjan_app;
GRANT SELECT ON region TO hanjan_backup;

CREATE TABLE farm (
  farm_seq bigint GENERATED ALWAYS AS IDENTITY,
  farm_name text NOT NULL,
  farm_name_locale text,
  farm_nick text,
  farm_nick_locale text,
  farm_country_code text NOT NULL,
  farm_region_seq bigint,
  farm_region_etc text,
  farm_desc text,
  farm_detail text,
  farm_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT farm_pkey PRIMARY KEY (farm_seq),
  CONSTRAINT farm_farm_name_check CHECK (octet_length(farm_name) BETWEEN 3 AND 300),
  CONSTRAINT farm_farm_name_locale_check CHECK (octet_length(farm_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT farm_farm_nick_check CHECK (octet_length(farm_nick) <= 300),
  CONSTRAINT farm_farm_nick_locale_check CHECK (octet_length(farm_nick_locale) <= 300),
  CONSTRAINT farm_farm_country_code_check CHECK (farm_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT farm_farm_region_seq_check CHECK (farm_region_seq > 0),
  CONSTRAINT farm_farm_region_etc_check CHECK (octet_length(farm_region_etc) <= 300),
  CONSTRAINT farm_farm_desc_check CHECK (octet_length(farm_desc) <= 3000),
  CONSTRAINT farm_farm_detail_check CHECK (octet_length(farm_detail) <= 10000),
  CONSTRAINT farm_farm_region_seq_fkey FOREIGN KEY (farm_region_seq) REFERENCES region (region_seq)
);
GRANT SELECT, INSERT, UPDATE ON farm TO hanjan_app;
GRANT SELECT ON farm TO hanjan_backup;

CREATE TABLE user_view (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_view_pkey PRIMARY KEY (user_seq, view_seq),
  CONSTRAINT user_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT user_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT user_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX user_view_rgst_at_list ON user_view (user_seq, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE user_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_view FORCE ROW LEVEL SECURITY;
CREATE POLICY user_view_read ON user_view FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_write ON user_view FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_edit ON user_view FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_purge ON user_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY user_view_backup ON user_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_view_came AFTER INSERT ON user_view FOR EACH ROW EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
CREATE TRIGGER user_view_went AFTER UPDATE ON user_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON user_view TO hanjan_app;
GRANT SELECT ON user_view TO hanjan_backup;

CREATE TABLE cafe_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_view_pkey PRIMARY KEY (org, view_seq),
  CONSTRAINT cafe_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT cafe_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT cafe_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX cafe_view_rgst_at_list ON cafe_view (org, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE cafe_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_view FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_view_read ON cafe_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_write ON cafe_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_edit ON cafe_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_purge ON cafe_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY cafe_view_backup ON cafe_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_view_came AFTER INSERT ON cafe_view FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
CREATE TRIGGER cafe_view_went AFTER UPDATE ON cafe_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_view TO hanjan_app;
GRANT SELECT ON cafe_view TO hanjan_backup;

CREATE TABLE roaster_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_view_pkey PRIMARY KEY (org, view_seq),
  CONSTRAINT roaster_view_view_screen_check CHECK (octet_length(view_screen) <= 45),
  CONSTRAINT roaster_view_view_name_check CHECK (octet_length(view_name) <= 100),
  CONSTRAINT roaster_view_view_query_check CHECK (octet_length(view_query) <= 3000)
);
CREATE INDEX roaster_view_rgst_at_list ON roaster_view (org, rgst_at, view_seq) WHERE removed_at IS NULL;
ALTER TABLE roaster_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_view FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_view_read ON roaster_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_write ON roaster_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_edit ON roaster_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_purge ON roaster_view FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY roaster_view_backup ON roaster_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_view_came AFTER INSERT ON roaster_view FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
CREATE TRIGGER roaster_view_went AFTER UPDATE ON roaster_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_view TO hanjan_app;
GRANT SELECT ON roaster_view TO hanjan_backup;

