CREATE TABLE company (
  company_seq bigint GENERATED ALWAYS AS IDENTITY,
  company_country_code text,
  company_type text NOT NULL,
  company_type_list text[],
  company_name_locale text,
  company_name text,
  company_nick_locale text,
  company_nick text,
  company_site text,
  company_shop text,
  company_detail text,
  company_etc text,
  company_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(company_name), '') || ' ' || coalesce(initials_of(company_name_locale), '') || ' ' || coalesce(initials_of(company_nick_locale), '') || ' ' || coalesce(initials_of(company_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT company_pkey PRIMARY KEY (company_seq),
  CONSTRAINT company_named CHECK (num_nonnulls(company_name, company_name_locale) > 0),
  CONSTRAINT company_company_country_code_check CHECK (company_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT company_company_type_check CHECK (company_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT company_company_type_list_check CHECK (octet_length(array_to_string(company_type_list, ',')) <= 300 AND array_to_string(company_type_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT company_company_name_locale_check CHECK (octet_length(company_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT company_company_name_check CHECK (octet_length(company_name) BETWEEN 3 AND 300),
  CONSTRAINT company_company_nick_locale_check CHECK (octet_length(company_nick_locale) <= 300),
  CONSTRAINT company_company_nick_check CHECK (octet_length(company_nick) <= 300),
  CONSTRAINT company_company_site_check CHECK (octet_length(company_site) BETWEEN 0 AND 1000 AND company_site ~ '^(https?://|/)' AND company_site !~ '^//|[[:space:]\\]'),
  CONSTRAINT company_company_shop_check CHECK (octet_length(company_shop) BETWEEN 0 AND 1000 AND company_shop ~ '^(https?://|/)' AND company_shop !~ '^//|[[:space:]\\]'),
  CONSTRAINT company_company_detail_check CHECK (octet_length(company_detail) <= 10000),
  CONSTRAINT company_company_etc_check CHECK (octet_length(company_etc) <= 3000)
);
CREATE INDEX company_rgst_at_desc_list ON company (rgst_at DESC, company_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX company_removed ON company (removed_at, company_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX company_uuid ON company (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT (company_seq, company_country_code, company_type, company_type_list, removed_at) ON company TO hanjan_count;
ALTER TABLE company ENABLE ROW LEVEL SECURITY;
CREATE POLICY company_read ON company FOR SELECT USING (true);
CREATE POLICY company_write ON company FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY company_edit ON company FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY company_purge ON company FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER company_told AFTER INSERT OR UPDATE OR DELETE ON company FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON company TO hanjan_app;
GRANT SELECT, DELETE ON company TO hanjan_backup;

CREATE TABLE product_equip (
  equip_seq bigint GENERATED ALWAYS AS IDENTITY,
  equip_name_locale text,
  equip_name text,
  equip_nick_locale text,
  equip_nick text,
  equip_type text NOT NULL,
  equip_manufacture_seq bigint,
  equip_option text,
  equip_detail text,
  equip_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(equip_name), '') || ' ' || coalesce(initials_of(equip_name_locale), '') || ' ' || coalesce(initials_of(equip_nick_locale), '') || ' ' || coalesce(initials_of(equip_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT product_equip_pkey PRIMARY KEY (equip_seq),
  CONSTRAINT product_equip_named CHECK (num_nonnulls(equip_name, equip_name_locale) > 0),
  CONSTRAINT product_equip_equip_name_locale_check CHECK (octet_length(equip_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT product_equip_equip_name_check CHECK (octet_length(equip_name) BETWEEN 3 AND 300),
  CONSTRAINT product_equip_equip_nick_locale_check CHECK (octet_length(equip_nick_locale) <= 300),
  CONSTRAINT product_equip_equip_nick_check CHECK (octet_length(equip_nick) <= 300),
  CONSTRAINT product_equip_equip_type_check CHECK (equip_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT product_equip_equip_manufacture_seq_check CHECK (equip_manufacture_seq > 0),
  CONSTRAINT product_equip_equip_option_check CHECK (octet_length(equip_option) <= 10000),
  CONSTRAINT product_equip_equip_detail_check CHECK (octet_length(equip_detail) <= 10000),
  CONSTRAINT product_equip_equip_manufacture_seq_fkey FOREIGN KEY (equip_manufacture_seq) REFERENCES company (company_seq)
);
CREATE INDEX product_equip_rgst_at_desc_list ON product_equip (rgst_at DESC, equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX product_equip_removed ON product_equip (removed_at, equip_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX product_equip_uuid ON product_equip (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX product_equip_equip_manufacture_seq_uses ON product_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
GRANT SELECT (equip_seq, equip_type, equip_manufacture_seq, removed_at) ON product_equip TO hanjan_count;
GRANT SELECT (equip_manufacture_seq), UPDATE (equip_manufacture_seq) ON product_equip TO hanjan_merge;
ALTER TABLE product_equip ENABLE ROW LEVEL SECURITY;
CREATE POLICY product_equip_read ON product_equip FOR SELECT USING (true);
CREATE POLICY product_equip_write ON product_equip FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY product_equip_edit ON product_equip FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY product_equip_purge ON product_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER product_equip_told AFTER INSERT OR UPDATE OR DELETE ON product_equip FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON product_equip TO hanjan_app;
GRANT SELECT, DELETE ON product_equip TO hanjan_backup;

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
  initials text GENERATED ALWAYS AS (coalesce(initials_of(equip_name), '') || ' ' || coalesce(initials_of(equip_name_locale), '') || ' ' || coalesce(initials_of(equip_nick_locale), '') || ' ' || coalesce(initials_of(equip_nick), '')) STORED,
  uuid uuid,
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
CREATE INDEX user_equip_rgst_at_desc_list ON user_equip (user_seq, rgst_at DESC, user_equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX user_equip_removed ON user_equip (user_seq, removed_at, user_equip_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX user_equip_uuid ON user_equip (user_seq, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX user_equip_equip_manufacture_seq_uses ON user_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX user_equip_equip_seq_uses ON user_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY user_equip_count ON user_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (user_equip_seq, equip_type, equip_manufacture_seq, equip_seq, removed_at) ON user_equip TO hanjan_count;
CREATE POLICY user_equip_merge_read ON user_equip FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY user_equip_merge ON user_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON user_equip TO hanjan_merge;
ALTER TABLE user_equip ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_equip FORCE ROW LEVEL SECURITY;
CREATE POLICY user_equip_read ON user_equip FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_write ON user_equip FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_edit ON user_equip FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_equip_purge ON user_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY user_equip_backup ON user_equip FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_equip_came AFTER INSERT ON user_equip FOR EACH ROW EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
CREATE TRIGGER user_equip_went AFTER UPDATE ON user_equip FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON user_equip TO hanjan_app;
GRANT SELECT, DELETE ON user_equip TO hanjan_backup;

CREATE TABLE user_brewing_default (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  brewing_seq bigint GENERATED ALWAYS AS IDENTITY,
  brewing_name_locale text,
  brewing_name text,
  brewing_type text,
  brewing_type_etc text,
  brewing_result_type text,
  brewing_bean_mass integer,
  brewing_mass integer,
  brewing_temp integer,
  brewing_term integer,
  brewing_grinder_point integer,
  brewing_step_use boolean NOT NULL DEFAULT false,
  brewing_detail_use boolean NOT NULL DEFAULT false,
  brewing_bar integer,
  brewing_basket text,
  brewing_shower text,
  brewing_temper text,
  brewing_dist text,
  brewing_wdt boolean NOT NULL DEFAULT false,
  brewing_temping_bar integer,
  brewing_machine_seq bigint,
  brewing_grinder_seq bigint,
  brewing_grinder_zeropoint integer,
  brewing_grinder_temp integer,
  brewing_grinder_rpm integer,
  brewing_grinder_term integer,
  brewing_rdt boolean NOT NULL DEFAULT false,
  brewing_water text,
  brewing_water_hard integer,
  brewing_water_alk integer,
  brewing_water_tds integer,
  brewing_start_time timestamptz(0),
  brewing_start_mass integer,
  brewing_step1_term integer,
  brewing_step1_mass integer,
  brewing_step1_bar integer,
  brewing_step1_flux integer,
  brewing_step2_term integer,
  brewing_step2_mass integer,
  brewing_step2_bar integer,
  brewing_step2_flux integer,
  brewing_step3_term integer,
  brewing_step3_mass integer,
  brewing_step3_bar integer,
  brewing_step3_flux integer,
  brewing_step4_term integer,
  brewing_step4_mass integer,
  brewing_step4_bar integer,
  brewing_step4_flux integer,
  brewing_step5_term integer,
  brewing_step5_mass integer,
  brewing_step5_bar integer,
  brewing_step5_flux integer,
  brewing_step6_term integer,
  brewing_step6_mass integer,
  brewing_step6_bar integer,
  brewing_step6_flux integer,
  brewing_step7_term integer,
  brewing_step7_mass integer,
  brewing_step7_bar integer,
  brewing_step7_flux integer,
  brewing_step8_term integer,
  brewing_step8_mass integer,
  brewing_step8_bar integer,
  brewing_step8_flux integer,
  brewing_step9_term integer,
  brewing_step9_mass integer,
  brewing_step9_bar integer,
  brewing_step9_flux integer,
  brewing_step_end_term integer,
  brewing_step_end_mass integer,
  brewing_step_end_calc integer,
  brewing_step_end_split integer,
  brewing_result_total integer,
  brewing_result_calc integer,
  brewing_public boolean NOT NULL DEFAULT false,
  brewing_use boolean NOT NULL DEFAULT true,
  brewing_default_memo text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(brewing_name), '') || ' ' || coalesce(initials_of(brewing_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_brewing_default_pkey PRIMARY KEY (user_seq, brewing_seq),
  CONSTRAINT user_brewing_default_named CHECK (num_nonnulls(brewing_name, brewing_name_locale) > 0),
  CONSTRAINT user_brewing_default_brewing_name_locale_check CHECK (octet_length(brewing_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT user_brewing_default_brewing_name_check CHECK (octet_length(brewing_name) BETWEEN 3 AND 300),
  CONSTRAINT user_brewing_default_brewing_type_check CHECK (brewing_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_default_brewing_type_etc_check CHECK (octet_length(brewing_type_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_brewing_default_brewing_result_type_check CHECK (brewing_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_default_brewing_bean_mass_check CHECK (brewing_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_mass_check CHECK (brewing_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_temp_check CHECK (brewing_temp BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_default_brewing_term_check CHECK (brewing_term BETWEEN 0 AND 86400000 AND brewing_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_grinder_point_check CHECK (brewing_grinder_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_bar_check CHECK (brewing_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_basket_check CHECK (octet_length(brewing_basket) <= 300),
  CONSTRAINT user_brewing_default_brewing_shower_check CHECK (octet_length(brewing_shower) <= 300),
  CONSTRAINT user_brewing_default_brewing_temper_check CHECK (octet_length(brewing_temper) <= 300),
  CONSTRAINT user_brewing_default_brewing_dist_check CHECK (octet_length(brewing_dist) <= 300),
  CONSTRAINT user_brewing_default_brewing_temping_bar_check CHECK (brewing_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_machine_seq_check CHECK (brewing_machine_seq > 0),
  CONSTRAINT user_brewing_default_brewing_grinder_seq_check CHECK (brewing_grinder_seq > 0),
  CONSTRAINT user_brewing_default_brewing_grinder_zeropoint_check CHECK (brewing_grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_grinder_temp_check CHECK (brewing_grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_default_brewing_grinder_rpm_check CHECK (brewing_grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_default_brewing_grinder_term_check CHECK (brewing_grinder_term BETWEEN 0 AND 86400000 AND brewing_grinder_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_water_check CHECK (brewing_water ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_default_brewing_water_hard_check CHECK (brewing_water_hard BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_default_brewing_water_alk_check CHECK (brewing_water_alk BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_default_brewing_water_tds_check CHECK (brewing_water_tds BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_default_brewing_start_time_check CHECK (brewing_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT user_brewing_default_brewing_start_mass_check CHECK (brewing_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step1_term_check CHECK (brewing_step1_term BETWEEN 0 AND 86400000 AND brewing_step1_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step1_mass_check CHECK (brewing_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step1_bar_check CHECK (brewing_step1_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step1_flux_check CHECK (brewing_step1_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step2_term_check CHECK (brewing_step2_term BETWEEN 0 AND 86400000 AND brewing_step2_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step2_mass_check CHECK (brewing_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step2_bar_check CHECK (brewing_step2_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step2_flux_check CHECK (brewing_step2_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step3_term_check CHECK (brewing_step3_term BETWEEN 0 AND 86400000 AND brewing_step3_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step3_mass_check CHECK (brewing_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step3_bar_check CHECK (brewing_step3_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step3_flux_check CHECK (brewing_step3_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step4_term_check CHECK (brewing_step4_term BETWEEN 0 AND 86400000 AND brewing_step4_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step4_mass_check CHECK (brewing_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step4_bar_check CHECK (brewing_step4_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step4_flux_check CHECK (brewing_step4_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step5_term_check CHECK (brewing_step5_term BETWEEN 0 AND 86400000 AND brewing_step5_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step5_mass_check CHECK (brewing_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step5_bar_check CHECK (brewing_step5_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step5_flux_check CHECK (brewing_step5_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step6_term_check CHECK (brewing_step6_term BETWEEN 0 AND 86400000 AND brewing_step6_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step6_mass_check CHECK (brewing_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step6_bar_check CHECK (brewing_step6_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step6_flux_check CHECK (brewing_step6_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step7_term_check CHECK (brewing_step7_term BETWEEN 0 AND 86400000 AND brewing_step7_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step7_mass_check CHECK (brewing_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step7_bar_check CHECK (brewing_step7_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step7_flux_check CHECK (brewing_step7_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step8_term_check CHECK (brewing_step8_term BETWEEN 0 AND 86400000 AND brewing_step8_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step8_mass_check CHECK (brewing_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step8_bar_check CHECK (brewing_step8_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step8_flux_check CHECK (brewing_step8_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step9_term_check CHECK (brewing_step9_term BETWEEN 0 AND 86400000 AND brewing_step9_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step9_mass_check CHECK (brewing_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step9_bar_check CHECK (brewing_step9_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step9_flux_check CHECK (brewing_step9_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_default_brewing_step_end_term_check CHECK (brewing_step_end_term BETWEEN 0 AND 86400000 AND brewing_step_end_term % 100 = 0),
  CONSTRAINT user_brewing_default_brewing_step_end_mass_check CHECK (brewing_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_default_brewing_step_end_calc_check CHECK (brewing_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT user_brewing_default_brewing_step_end_split_check CHECK (brewing_step_end_split BETWEEN -11000000 AND 11000000),
  CONSTRAINT user_brewing_default_brewing_result_total_check CHECK (brewing_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT user_brewing_default_brewing_result_calc_check CHECK (brewing_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT user_brewing_default_brewing_default_memo_check CHECK (octet_length(brewing_default_memo) <= 3000),
  CONSTRAINT user_brewing_default_brewing_machine_seq_fkey FOREIGN KEY (user_seq, brewing_machine_seq) REFERENCES user_equip (user_seq, user_equip_seq),
  CONSTRAINT user_brewing_default_brewing_grinder_seq_fkey FOREIGN KEY (user_seq, brewing_grinder_seq) REFERENCES user_equip (user_seq, user_equip_seq)
);
CREATE INDEX user_brewing_default_rgst_at_desc_list ON user_brewing_default (user_seq, rgst_at DESC, brewing_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX user_brewing_default_removed ON user_brewing_default (user_seq, removed_at, brewing_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX user_brewing_default_uuid ON user_brewing_default (user_seq, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX user_brewing_default_brewing_machine_seq_users ON user_brewing_default (user_seq, brewing_machine_seq);
CREATE INDEX user_brewing_default_brewing_grinder_seq_users ON user_brewing_default (user_seq, brewing_grinder_seq);
CREATE POLICY user_brewing_default_count ON user_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON user_brewing_default TO hanjan_count;
ALTER TABLE user_brewing_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_brewing_default FORCE ROW LEVEL SECURITY;
CREATE POLICY user_brewing_default_read ON user_brewing_default FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_default_write ON user_brewing_default FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_default_edit ON user_brewing_default FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_default_purge ON user_brewing_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY user_brewing_default_backup ON user_brewing_default FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_brewing_default_came AFTER INSERT ON user_brewing_default FOR EACH ROW EXECUTE FUNCTION user_tally('user_brewing_default', 'rgst_at');
CREATE TRIGGER user_brewing_default_went AFTER UPDATE ON user_brewing_default FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_brewing_default', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON user_brewing_default TO hanjan_app;
GRANT SELECT, DELETE ON user_brewing_default TO hanjan_backup;

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
  brewing_result_use boolean NOT NULL DEFAULT false,
  brewing_seq bigint,
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
  blending_info_detail_use boolean NOT NULL DEFAULT false,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  coffeebean_uuid_type text,
  coffeebean_uuid uuid,
  condition text,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(store_name), '')) STORED,
  uuid uuid,
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
  CONSTRAINT user_cupnote_brewing_seq_check CHECK (brewing_seq > 0),
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
  CONSTRAINT user_cupnote_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT user_cupnote_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT user_cupnote_coffeebean_uuid_type_check CHECK (coffeebean_uuid_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_cupnote_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT user_cupnote_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_cupnote_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT user_cupnote_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_cupnote_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT user_cupnote_brewing_seq_fkey FOREIGN KEY (user_seq, brewing_seq) REFERENCES user_brewing_default (user_seq, brewing_seq)
);
CREATE INDEX user_cupnote_cupnote_date_desc_list ON user_cupnote (user_seq, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX user_cupnote_removed ON user_cupnote (user_seq, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX user_cupnote_uuid ON user_cupnote (user_seq, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX user_cupnote_coffeebean_uuid_linked ON user_cupnote (coffeebean_uuid) WHERE coffeebean_uuid IS NOT NULL;
CREATE INDEX user_cupnote_brewing_seq_users ON user_cupnote (user_seq, brewing_seq);
CREATE INDEX user_cupnote_blending_region_list_uses ON user_cupnote USING gin (blending_region_list) WHERE blending_region_list IS NOT NULL;
CREATE INDEX user_cupnote_blending_farm_list_uses ON user_cupnote USING gin (blending_farm_list) WHERE blending_farm_list IS NOT NULL;
CREATE POLICY user_cupnote_count ON user_cupnote FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_place, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, blending_country_list, blending_region_list, blending_farm_list, blending_variety_list, blending_grade_list, blending_grade_detail_list, blending_process_list, coffeebean_uuid_type, removed_at) ON user_cupnote TO hanjan_count;
CREATE POLICY user_cupnote_merge_read ON user_cupnote FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY user_cupnote_merge ON user_cupnote FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (blending_region_list, blending_farm_list), UPDATE (blending_region_list, blending_farm_list) ON user_cupnote TO hanjan_merge;
ALTER TABLE user_cupnote ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_cupnote FORCE ROW LEVEL SECURITY;
CREATE POLICY user_cupnote_read ON user_cupnote FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_write ON user_cupnote FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_edit ON user_cupnote FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_cupnote_purge ON user_cupnote FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY user_cupnote_backup ON user_cupnote FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_cupnote_came AFTER INSERT ON user_cupnote FOR EACH ROW EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
CREATE TRIGGER user_cupnote_went AFTER UPDATE ON user_cupnote FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON user_cupnote TO hanjan_app;
GRANT SELECT, DELETE ON user_cupnote TO hanjan_backup;

CREATE TABLE user_brewing_result (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  brewing_result_seq bigint GENERATED ALWAYS AS IDENTITY,
  brewing_result_date date NOT NULL,
  brewing_coffee text,
  brewing_seq bigint,
  brewing_result_main boolean NOT NULL DEFAULT false,
  brewing_public boolean NOT NULL DEFAULT false,
  blending_result_date date,
  brewing_date_term integer,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  brewing_type text,
  brewing_type_etc text,
  brewing_result_type text,
  brewing_bean_mass integer,
  brewing_mass integer,
  brewing_temp integer,
  brewing_term integer,
  brewing_grinder_point integer,
  brewing_step_use boolean NOT NULL DEFAULT false,
  brewing_detail_use boolean NOT NULL DEFAULT false,
  brewing_bar integer,
  brewing_basket text,
  brewing_shower text,
  brewing_temper text,
  brewing_dist text,
  brewing_wdt boolean NOT NULL DEFAULT false,
  brewing_temping_bar integer,
  brewing_machine_seq bigint,
  brewing_grinder_seq bigint,
  brewing_grinder_zeropoint integer,
  brewing_grinder_temp integer,
  brewing_grinder_rpm integer,
  brewing_grinder_term integer,
  brewing_rdt boolean NOT NULL DEFAULT false,
  brewing_water text,
  brewing_water_hard integer,
  brewing_water_alk integer,
  brewing_water_tds integer,
  brewing_start_time timestamptz(0),
  brewing_start_mass integer,
  brewing_step1_term integer,
  brewing_step1_mass integer,
  brewing_step1_bar integer,
  brewing_step1_flux integer,
  brewing_step2_term integer,
  brewing_step2_mass integer,
  brewing_step2_bar integer,
  brewing_step2_flux integer,
  brewing_step3_term integer,
  brewing_step3_mass integer,
  brewing_step3_bar integer,
  brewing_step3_flux integer,
  brewing_step4_term integer,
  brewing_step4_mass integer,
  brewing_step4_bar integer,
  brewing_step4_flux integer,
  brewing_step5_term integer,
  brewing_step5_mass integer,
  brewing_step5_bar integer,
  brewing_step5_flux integer,
  brewing_step6_term integer,
  brewing_step6_mass integer,
  brewing_step6_bar integer,
  brewing_step6_flux integer,
  brewing_step7_term integer,
  brewing_step7_mass integer,
  brewing_step7_bar integer,
  brewing_step7_flux integer,
  brewing_step8_term integer,
  brewing_step8_mass integer,
  brewing_step8_bar integer,
  brewing_step8_flux integer,
  brewing_step9_term integer,
  brewing_step9_mass integer,
  brewing_step9_bar integer,
  brewing_step9_flux integer,
  brewing_step_end_term integer,
  brewing_step_end_mass integer,
  brewing_step_end_calc integer,
  brewing_step_end_split integer,
  brewing_result_total integer,
  brewing_result_calc integer,
  brewing_satis integer,
  brewing_result_tds integer,
  brewing_default_memo text,
  condition text,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(brewing_coffee), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT user_brewing_result_pkey PRIMARY KEY (user_seq, brewing_result_seq),
  CONSTRAINT user_brewing_result_brewing_result_date_check CHECK (brewing_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT user_brewing_result_brewing_coffee_check CHECK (octet_length(brewing_coffee) <= 300),
  CONSTRAINT user_brewing_result_brewing_seq_check CHECK (brewing_seq > 0),
  CONSTRAINT user_brewing_result_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT user_brewing_result_brewing_date_term_check CHECK (brewing_date_term BETWEEN -2147483647 AND 2147483647),
  CONSTRAINT user_brewing_result_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_type_check CHECK (brewing_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_result_brewing_type_etc_check CHECK (octet_length(brewing_type_etc) BETWEEN 3 AND 300),
  CONSTRAINT user_brewing_result_brewing_result_type_check CHECK (brewing_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_result_brewing_bean_mass_check CHECK (brewing_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_mass_check CHECK (brewing_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_temp_check CHECK (brewing_temp BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_result_brewing_term_check CHECK (brewing_term BETWEEN 0 AND 86400000 AND brewing_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_grinder_point_check CHECK (brewing_grinder_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_bar_check CHECK (brewing_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_basket_check CHECK (octet_length(brewing_basket) <= 300),
  CONSTRAINT user_brewing_result_brewing_shower_check CHECK (octet_length(brewing_shower) <= 300),
  CONSTRAINT user_brewing_result_brewing_temper_check CHECK (octet_length(brewing_temper) <= 300),
  CONSTRAINT user_brewing_result_brewing_dist_check CHECK (octet_length(brewing_dist) <= 300),
  CONSTRAINT user_brewing_result_brewing_temping_bar_check CHECK (brewing_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_machine_seq_check CHECK (brewing_machine_seq > 0),
  CONSTRAINT user_brewing_result_brewing_grinder_seq_check CHECK (brewing_grinder_seq > 0),
  CONSTRAINT user_brewing_result_brewing_grinder_zeropoint_check CHECK (brewing_grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_grinder_temp_check CHECK (brewing_grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_result_brewing_grinder_rpm_check CHECK (brewing_grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT user_brewing_result_brewing_grinder_term_check CHECK (brewing_grinder_term BETWEEN 0 AND 86400000 AND brewing_grinder_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_water_check CHECK (brewing_water ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT user_brewing_result_brewing_water_hard_check CHECK (brewing_water_hard BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_result_brewing_water_alk_check CHECK (brewing_water_alk BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_result_brewing_water_tds_check CHECK (brewing_water_tds BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_result_brewing_start_time_check CHECK (brewing_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT user_brewing_result_brewing_start_mass_check CHECK (brewing_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step1_term_check CHECK (brewing_step1_term BETWEEN 0 AND 86400000 AND brewing_step1_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step1_mass_check CHECK (brewing_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step1_bar_check CHECK (brewing_step1_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step1_flux_check CHECK (brewing_step1_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step2_term_check CHECK (brewing_step2_term BETWEEN 0 AND 86400000 AND brewing_step2_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step2_mass_check CHECK (brewing_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step2_bar_check CHECK (brewing_step2_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step2_flux_check CHECK (brewing_step2_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step3_term_check CHECK (brewing_step3_term BETWEEN 0 AND 86400000 AND brewing_step3_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step3_mass_check CHECK (brewing_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step3_bar_check CHECK (brewing_step3_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step3_flux_check CHECK (brewing_step3_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step4_term_check CHECK (brewing_step4_term BETWEEN 0 AND 86400000 AND brewing_step4_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step4_mass_check CHECK (brewing_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step4_bar_check CHECK (brewing_step4_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step4_flux_check CHECK (brewing_step4_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step5_term_check CHECK (brewing_step5_term BETWEEN 0 AND 86400000 AND brewing_step5_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step5_mass_check CHECK (brewing_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step5_bar_check CHECK (brewing_step5_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step5_flux_check CHECK (brewing_step5_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step6_term_check CHECK (brewing_step6_term BETWEEN 0 AND 86400000 AND brewing_step6_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step6_mass_check CHECK (brewing_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step6_bar_check CHECK (brewing_step6_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step6_flux_check CHECK (brewing_step6_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step7_term_check CHECK (brewing_step7_term BETWEEN 0 AND 86400000 AND brewing_step7_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step7_mass_check CHECK (brewing_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step7_bar_check CHECK (brewing_step7_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step7_flux_check CHECK (brewing_step7_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step8_term_check CHECK (brewing_step8_term BETWEEN 0 AND 86400000 AND brewing_step8_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step8_mass_check CHECK (brewing_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step8_bar_check CHECK (brewing_step8_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step8_flux_check CHECK (brewing_step8_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step9_term_check CHECK (brewing_step9_term BETWEEN 0 AND 86400000 AND brewing_step9_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step9_mass_check CHECK (brewing_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step9_bar_check CHECK (brewing_step9_bar BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step9_flux_check CHECK (brewing_step9_flux BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_step_end_term_check CHECK (brewing_step_end_term BETWEEN 0 AND 86400000 AND brewing_step_end_term % 100 = 0),
  CONSTRAINT user_brewing_result_brewing_step_end_mass_check CHECK (brewing_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT user_brewing_result_brewing_step_end_calc_check CHECK (brewing_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT user_brewing_result_brewing_step_end_split_check CHECK (brewing_step_end_split BETWEEN -11000000 AND 11000000),
  CONSTRAINT user_brewing_result_brewing_result_total_check CHECK (brewing_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT user_brewing_result_brewing_result_calc_check CHECK (brewing_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT user_brewing_result_brewing_satis_check CHECK (brewing_satis BETWEEN 0 AND 10),
  CONSTRAINT user_brewing_result_brewing_result_tds_check CHECK (brewing_result_tds BETWEEN 0 AND 10000),
  CONSTRAINT user_brewing_result_brewing_default_memo_check CHECK (octet_length(brewing_default_memo) <= 3000),
  CONSTRAINT user_brewing_result_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT user_brewing_result_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_brewing_result_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT user_brewing_result_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT user_brewing_result_brewing_seq_fkey FOREIGN KEY (user_seq, brewing_seq) REFERENCES user_brewing_default (user_seq, brewing_seq),
  CONSTRAINT user_brewing_result_brewing_machine_seq_fkey FOREIGN KEY (user_seq, brewing_machine_seq) REFERENCES user_equip (user_seq, user_equip_seq),
  CONSTRAINT user_brewing_result_brewing_grinder_seq_fkey FOREIGN KEY (user_seq, brewing_grinder_seq) REFERENCES user_equip (user_seq, user_equip_seq)
);
CREATE INDEX user_brewing_result_brewing_result_date_desc_list ON user_brewing_result (user_seq, brewing_result_date DESC, brewing_result_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX user_brewing_result_removed ON user_brewing_result (user_seq, removed_at, brewing_result_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX user_brewing_result_uuid ON user_brewing_result (user_seq, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX user_brewing_result_brewing_seq_users ON user_brewing_result (user_seq, brewing_seq);
CREATE INDEX user_brewing_result_brewing_machine_seq_users ON user_brewing_result (user_seq, brewing_machine_seq);
CREATE INDEX user_brewing_result_brewing_grinder_seq_users ON user_brewing_result (user_seq, brewing_grinder_seq);
CREATE POLICY user_brewing_result_count ON user_brewing_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_result_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON user_brewing_result TO hanjan_count;
ALTER TABLE user_brewing_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_brewing_result FORCE ROW LEVEL SECURITY;
CREATE POLICY user_brewing_result_read ON user_brewing_result FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_result_write ON user_brewing_result FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_result_edit ON user_brewing_result FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_brewing_result_purge ON user_brewing_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY user_brewing_result_backup ON user_brewing_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_brewing_result_came AFTER INSERT ON user_brewing_result FOR EACH ROW EXECUTE FUNCTION user_tally('user_brewing_result', 'brewing_result_date');
CREATE TRIGGER user_brewing_result_went AFTER UPDATE ON user_brewing_result FOR EACH ROW WHEN ((OLD.brewing_result_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.brewing_result_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_brewing_result', 'brewing_result_date');
GRANT SELECT, INSERT, UPDATE ON user_brewing_result TO hanjan_app;
GRANT SELECT, DELETE ON user_brewing_result TO hanjan_backup;

CREATE TABLE cafe_coffeebean (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  coffeebean_seq bigint GENERATED ALWAYS AS IDENTITY,
  coffeebean_name_locale text,
  coffeebean_name text,
  coffeebean_nick_locale text,
  coffeebean_nick text,
  coffeebean_single_origin boolean NOT NULL DEFAULT false,
  coffeebean_use boolean NOT NULL DEFAULT true,
  coffeebean_roaster text,
  coffeebean_days integer,
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
  initials text GENERATED ALWAYS AS (coalesce(initials_of(coffeebean_name), '') || ' ' || coalesce(initials_of(coffeebean_name_locale), '') || ' ' || coalesce(initials_of(coffeebean_nick_locale), '') || ' ' || coalesce(initials_of(coffeebean_nick), '')) STORED,
  uuid uuid,
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
  CONSTRAINT cafe_coffeebean_coffeebean_roaster_check CHECK (octet_length(coffeebean_roaster) <= 300),
  CONSTRAINT cafe_coffeebean_coffeebean_days_check CHECK (coffeebean_days BETWEEN 1 AND 365),
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
CREATE INDEX cafe_coffeebean_rgst_at_desc_list ON cafe_coffeebean (org, rgst_at DESC, coffeebean_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_coffeebean_removed ON cafe_coffeebean (org, removed_at, coffeebean_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_coffeebean_uuid ON cafe_coffeebean (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX cafe_coffeebean_coffeebean_uuid_str_link ON cafe_coffeebean (coffeebean_uuid_str);
CREATE INDEX cafe_coffeebean_blending_region_list_uses ON cafe_coffeebean USING gin (blending_region_list) WHERE blending_region_list IS NOT NULL;
CREATE INDEX cafe_coffeebean_blending_farm_list_uses ON cafe_coffeebean USING gin (blending_farm_list) WHERE blending_farm_list IS NOT NULL;
CREATE POLICY cafe_coffeebean_count ON cafe_coffeebean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (coffeebean_seq, blending_country_list, blending_region_list, blending_farm_list, blending_variety_list, blending_process_list, cafe_public_stage, customer_public_stage, normal_public_stage, removed_at) ON cafe_coffeebean TO hanjan_count;
CREATE POLICY cafe_coffeebean_merge_read ON cafe_coffeebean FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY cafe_coffeebean_merge ON cafe_coffeebean FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (blending_region_list, blending_farm_list), UPDATE (blending_region_list, blending_farm_list) ON cafe_coffeebean TO hanjan_merge;
ALTER TABLE cafe_coffeebean ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_coffeebean FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_coffeebean_read ON cafe_coffeebean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_write ON cafe_coffeebean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_edit ON cafe_coffeebean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_coffeebean_purge ON cafe_coffeebean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_coffeebean_backup ON cafe_coffeebean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_coffeebean_came AFTER INSERT ON cafe_coffeebean FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
CREATE TRIGGER cafe_coffeebean_went AFTER UPDATE ON cafe_coffeebean FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_coffeebean TO hanjan_app;
GRANT SELECT, DELETE ON cafe_coffeebean TO hanjan_backup;

CREATE TABLE cafe_received (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  received_seq bigint GENERATED ALWAYS AS IDENTITY,
  coffeebean_seq bigint NOT NULL,
  received_date date NOT NULL,
  received_div text,
  received_mass integer,
  received_instock integer,
  received_price integer,
  blending_result_date date,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  blending_result_uuid uuid,
  received_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  initials text GENERATED ALWAYS AS (coalesce(initials_of(received_div), '')) STORED,
  uuid uuid,
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
  CONSTRAINT cafe_received_received_price_check CHECK (received_price BETWEEN 0 AND 100000000),
  CONSTRAINT cafe_received_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_received_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_received_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_received_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_received_received_date_desc_list ON cafe_received (org, received_date DESC, received_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_received_received_instock_desc_list ON cafe_received (org, received_instock DESC NULLS LAST, received_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_received_removed ON cafe_received (org, removed_at, received_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_received_uuid ON cafe_received (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_received_blending_result_uuid_linked ON cafe_received (blending_result_uuid) WHERE blending_result_uuid IS NOT NULL;
CREATE UNIQUE INDEX cafe_received_received_uuid_str_link ON cafe_received (received_uuid_str);
CREATE INDEX cafe_received_coffeebean_seq_users ON cafe_received (org, coffeebean_seq);
ALTER TABLE cafe_received ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_received FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_received_read ON cafe_received FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_write ON cafe_received FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_edit ON cafe_received FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_received_purge ON cafe_received FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_received_backup ON cafe_received FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_received_came AFTER INSERT ON cafe_received FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_received', 'received_date');
CREATE TRIGGER cafe_received_went AFTER UPDATE ON cafe_received FOR EACH ROW WHEN ((OLD.received_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.received_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_received', 'received_date');
GRANT SELECT, INSERT, UPDATE ON cafe_received TO hanjan_app;
GRANT SELECT, DELETE ON cafe_received TO hanjan_backup;

CREATE TABLE cafe_equip (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cafe_equip_seq bigint GENERATED ALWAYS AS IDENTITY,
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
  equip_clean_days integer,
  equip_service_days integer,
  equip_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(equip_name), '') || ' ' || coalesce(initials_of(equip_name_locale), '') || ' ' || coalesce(initials_of(equip_nick_locale), '') || ' ' || coalesce(initials_of(equip_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_equip_pkey PRIMARY KEY (org, cafe_equip_seq),
  CONSTRAINT cafe_equip_named CHECK (num_nonnulls(equip_name, equip_name_locale) > 0),
  CONSTRAINT cafe_equip_equip_type_check CHECK (equip_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_equip_equip_manufacture_seq_check CHECK (equip_manufacture_seq > 0),
  CONSTRAINT cafe_equip_equip_seq_check CHECK (equip_seq > 0),
  CONSTRAINT cafe_equip_equip_name_locale_check CHECK (octet_length(equip_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_equip_equip_name_check CHECK (octet_length(equip_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_equip_equip_nick_locale_check CHECK (octet_length(equip_nick_locale) <= 300),
  CONSTRAINT cafe_equip_equip_nick_check CHECK (octet_length(equip_nick) <= 300),
  CONSTRAINT cafe_equip_equip_zero_point_check CHECK (equip_zero_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_equip_equip_purchase_date_check CHECK (equip_purchase_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_equip_equip_option_check CHECK (octet_length(equip_option) <= 10000),
  CONSTRAINT cafe_equip_equip_detail_check CHECK (octet_length(equip_detail) <= 10000),
  CONSTRAINT cafe_equip_equip_clean_days_check CHECK (equip_clean_days BETWEEN 1 AND 3650),
  CONSTRAINT cafe_equip_equip_service_days_check CHECK (equip_service_days BETWEEN 1 AND 3650),
  CONSTRAINT cafe_equip_equip_auth_check CHECK (equip_auth IN ('BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT cafe_equip_equip_manufacture_seq_fkey FOREIGN KEY (equip_manufacture_seq) REFERENCES company (company_seq),
  CONSTRAINT cafe_equip_equip_seq_fkey FOREIGN KEY (equip_seq) REFERENCES product_equip (equip_seq)
);
CREATE INDEX cafe_equip_rgst_at_desc_list ON cafe_equip (org, rgst_at DESC, cafe_equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_equip_equip_type_asc_list ON cafe_equip (org, equip_type, cafe_equip_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_equip_removed ON cafe_equip (org, removed_at, cafe_equip_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_equip_uuid ON cafe_equip (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_equip_equip_manufacture_seq_uses ON cafe_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX cafe_equip_equip_seq_uses ON cafe_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY cafe_equip_count ON cafe_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cafe_equip_seq, equip_type, equip_manufacture_seq, equip_seq, equip_auth, removed_at) ON cafe_equip TO hanjan_count;
CREATE POLICY cafe_equip_merge_read ON cafe_equip FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY cafe_equip_merge ON cafe_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON cafe_equip TO hanjan_merge;
ALTER TABLE cafe_equip ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_equip FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_equip_read ON cafe_equip FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_equip_write ON cafe_equip FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_equip_edit ON cafe_equip FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_equip_purge ON cafe_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_equip_backup ON cafe_equip FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_equip_came AFTER INSERT ON cafe_equip FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_equip', 'rgst_at');
CREATE TRIGGER cafe_equip_went AFTER UPDATE ON cafe_equip FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_equip', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_equip TO hanjan_app;
GRANT SELECT, DELETE ON cafe_equip TO hanjan_backup;

CREATE TABLE cafe_care (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  care_seq bigint GENERATED ALWAYS AS IDENTITY,
  cafe_equip_seq bigint NOT NULL,
  care_type text NOT NULL,
  care_date date NOT NULL,
  care_by text,
  care_cost integer,
  care_memo text,
  equip_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(care_by), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_care_pkey PRIMARY KEY (org, care_seq),
  CONSTRAINT cafe_care_cafe_equip_seq_check CHECK (cafe_equip_seq > 0),
  CONSTRAINT cafe_care_care_type_check CHECK (care_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_care_care_date_check CHECK (care_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_care_care_by_check CHECK (octet_length(care_by) <= 300),
  CONSTRAINT cafe_care_care_cost_check CHECK (care_cost BETWEEN 0 AND 1000000000),
  CONSTRAINT cafe_care_care_memo_check CHECK (octet_length(care_memo) <= 10000),
  CONSTRAINT cafe_care_equip_auth_check CHECK (equip_auth IN ('BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT cafe_care_cafe_equip_seq_fkey FOREIGN KEY (org, cafe_equip_seq) REFERENCES cafe_equip (org, cafe_equip_seq)
);
CREATE INDEX cafe_care_care_date_desc_list ON cafe_care (org, care_date DESC, care_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_care_removed ON cafe_care (org, removed_at, care_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_care_rgst_by_found ON cafe_care (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_care_uuid ON cafe_care (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_care_cafe_equip_seq_users ON cafe_care (org, cafe_equip_seq);
CREATE POLICY cafe_care_count ON cafe_care FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (care_seq, care_type, equip_auth, removed_at) ON cafe_care TO hanjan_count;
ALTER TABLE cafe_care ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_care FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_care_read ON cafe_care FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_write ON cafe_care FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_edit ON cafe_care FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_care_purge ON cafe_care FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_care_backup ON cafe_care FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_care_came AFTER INSERT ON cafe_care FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_care', 'care_date');
CREATE TRIGGER cafe_care_went AFTER UPDATE ON cafe_care FOR EACH ROW WHEN ((OLD.care_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.care_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_care', 'care_date');
GRANT SELECT, INSERT, UPDATE ON cafe_care TO hanjan_app;
GRANT SELECT, DELETE ON cafe_care TO hanjan_backup;

CREATE TABLE cafe_brewing_default (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  brewing_seq bigint GENERATED ALWAYS AS IDENTITY,
  brewing_name_locale text,
  brewing_name text,
  coffeebean_seq bigint,
  brewing_type text,
  brewing_type_etc text,
  brewing_result_type text,
  brewing_bean_mass integer,
  brewing_mass integer,
  brewing_temp integer,
  brewing_term integer,
  brewing_grinder_point integer,
  brewing_step_use boolean NOT NULL DEFAULT false,
  brewing_detail_use boolean NOT NULL DEFAULT false,
  brewing_bar integer,
  brewing_basket text,
  brewing_shower text,
  brewing_temper text,
  brewing_dist text,
  brewing_wdt boolean NOT NULL DEFAULT false,
  brewing_temping_bar integer,
  brewing_machine_seq bigint,
  brewing_grinder_seq bigint,
  brewing_grinder_zeropoint integer,
  brewing_grinder_temp integer,
  brewing_grinder_rpm integer,
  brewing_grinder_term integer,
  brewing_rdt boolean NOT NULL DEFAULT false,
  brewing_water text,
  brewing_water_hard integer,
  brewing_water_alk integer,
  brewing_water_tds integer,
  brewing_start_time timestamptz(0),
  brewing_start_mass integer,
  brewing_step1_term integer,
  brewing_step1_mass integer,
  brewing_step1_bar integer,
  brewing_step1_flux integer,
  brewing_step2_term integer,
  brewing_step2_mass integer,
  brewing_step2_bar integer,
  brewing_step2_flux integer,
  brewing_step3_term integer,
  brewing_step3_mass integer,
  brewing_step3_bar integer,
  brewing_step3_flux integer,
  brewing_step4_term integer,
  brewing_step4_mass integer,
  brewing_step4_bar integer,
  brewing_step4_flux integer,
  brewing_step5_term integer,
  brewing_step5_mass integer,
  brewing_step5_bar integer,
  brewing_step5_flux integer,
  brewing_step6_term integer,
  brewing_step6_mass integer,
  brewing_step6_bar integer,
  brewing_step6_flux integer,
  brewing_step7_term integer,
  brewing_step7_mass integer,
  brewing_step7_bar integer,
  brewing_step7_flux integer,
  brewing_step8_term integer,
  brewing_step8_mass integer,
  brewing_step8_bar integer,
  brewing_step8_flux integer,
  brewing_step9_term integer,
  brewing_step9_mass integer,
  brewing_step9_bar integer,
  brewing_step9_flux integer,
  brewing_step_end_term integer,
  brewing_step_end_mass integer,
  brewing_step_end_calc integer,
  brewing_step_end_split integer,
  brewing_result_total integer,
  brewing_result_calc integer,
  brewing_public boolean NOT NULL DEFAULT false,
  brewing_use boolean NOT NULL DEFAULT true,
  brewing_default_memo text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(brewing_name), '') || ' ' || coalesce(initials_of(brewing_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_brewing_default_pkey PRIMARY KEY (org, brewing_seq),
  CONSTRAINT cafe_brewing_default_named CHECK (num_nonnulls(brewing_name, brewing_name_locale) > 0),
  CONSTRAINT cafe_brewing_default_brewing_name_locale_check CHECK (octet_length(brewing_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_brewing_default_brewing_name_check CHECK (octet_length(brewing_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_brewing_default_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_brewing_default_brewing_type_check CHECK (brewing_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_default_brewing_type_etc_check CHECK (octet_length(brewing_type_etc) BETWEEN 3 AND 300),
  CONSTRAINT cafe_brewing_default_brewing_result_type_check CHECK (brewing_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_default_brewing_bean_mass_check CHECK (brewing_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_mass_check CHECK (brewing_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_temp_check CHECK (brewing_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_default_brewing_term_check CHECK (brewing_term BETWEEN 0 AND 86400000 AND brewing_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_grinder_point_check CHECK (brewing_grinder_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_bar_check CHECK (brewing_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_basket_check CHECK (octet_length(brewing_basket) <= 300),
  CONSTRAINT cafe_brewing_default_brewing_shower_check CHECK (octet_length(brewing_shower) <= 300),
  CONSTRAINT cafe_brewing_default_brewing_temper_check CHECK (octet_length(brewing_temper) <= 300),
  CONSTRAINT cafe_brewing_default_brewing_dist_check CHECK (octet_length(brewing_dist) <= 300),
  CONSTRAINT cafe_brewing_default_brewing_temping_bar_check CHECK (brewing_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_machine_seq_check CHECK (brewing_machine_seq > 0),
  CONSTRAINT cafe_brewing_default_brewing_grinder_seq_check CHECK (brewing_grinder_seq > 0),
  CONSTRAINT cafe_brewing_default_brewing_grinder_zeropoint_check CHECK (brewing_grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_grinder_temp_check CHECK (brewing_grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_default_brewing_grinder_rpm_check CHECK (brewing_grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_default_brewing_grinder_term_check CHECK (brewing_grinder_term BETWEEN 0 AND 86400000 AND brewing_grinder_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_water_check CHECK (brewing_water ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_default_brewing_water_hard_check CHECK (brewing_water_hard BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_default_brewing_water_alk_check CHECK (brewing_water_alk BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_default_brewing_water_tds_check CHECK (brewing_water_tds BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_default_brewing_start_time_check CHECK (brewing_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_brewing_default_brewing_start_mass_check CHECK (brewing_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step1_term_check CHECK (brewing_step1_term BETWEEN 0 AND 86400000 AND brewing_step1_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step1_mass_check CHECK (brewing_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step1_bar_check CHECK (brewing_step1_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step1_flux_check CHECK (brewing_step1_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step2_term_check CHECK (brewing_step2_term BETWEEN 0 AND 86400000 AND brewing_step2_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step2_mass_check CHECK (brewing_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step2_bar_check CHECK (brewing_step2_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step2_flux_check CHECK (brewing_step2_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step3_term_check CHECK (brewing_step3_term BETWEEN 0 AND 86400000 AND brewing_step3_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step3_mass_check CHECK (brewing_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step3_bar_check CHECK (brewing_step3_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step3_flux_check CHECK (brewing_step3_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step4_term_check CHECK (brewing_step4_term BETWEEN 0 AND 86400000 AND brewing_step4_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step4_mass_check CHECK (brewing_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step4_bar_check CHECK (brewing_step4_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step4_flux_check CHECK (brewing_step4_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step5_term_check CHECK (brewing_step5_term BETWEEN 0 AND 86400000 AND brewing_step5_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step5_mass_check CHECK (brewing_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step5_bar_check CHECK (brewing_step5_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step5_flux_check CHECK (brewing_step5_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step6_term_check CHECK (brewing_step6_term BETWEEN 0 AND 86400000 AND brewing_step6_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step6_mass_check CHECK (brewing_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step6_bar_check CHECK (brewing_step6_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step6_flux_check CHECK (brewing_step6_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step7_term_check CHECK (brewing_step7_term BETWEEN 0 AND 86400000 AND brewing_step7_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step7_mass_check CHECK (brewing_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step7_bar_check CHECK (brewing_step7_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step7_flux_check CHECK (brewing_step7_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step8_term_check CHECK (brewing_step8_term BETWEEN 0 AND 86400000 AND brewing_step8_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step8_mass_check CHECK (brewing_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step8_bar_check CHECK (brewing_step8_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step8_flux_check CHECK (brewing_step8_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step9_term_check CHECK (brewing_step9_term BETWEEN 0 AND 86400000 AND brewing_step9_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step9_mass_check CHECK (brewing_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step9_bar_check CHECK (brewing_step9_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step9_flux_check CHECK (brewing_step9_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_default_brewing_step_end_term_check CHECK (brewing_step_end_term BETWEEN 0 AND 86400000 AND brewing_step_end_term % 100 = 0),
  CONSTRAINT cafe_brewing_default_brewing_step_end_mass_check CHECK (brewing_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_default_brewing_step_end_calc_check CHECK (brewing_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_brewing_default_brewing_step_end_split_check CHECK (brewing_step_end_split BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_brewing_default_brewing_result_total_check CHECK (brewing_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_brewing_default_brewing_result_calc_check CHECK (brewing_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_brewing_default_brewing_default_memo_check CHECK (octet_length(brewing_default_memo) <= 3000),
  CONSTRAINT cafe_brewing_default_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq),
  CONSTRAINT cafe_brewing_default_brewing_machine_seq_fkey FOREIGN KEY (org, brewing_machine_seq) REFERENCES cafe_equip (org, cafe_equip_seq),
  CONSTRAINT cafe_brewing_default_brewing_grinder_seq_fkey FOREIGN KEY (org, brewing_grinder_seq) REFERENCES cafe_equip (org, cafe_equip_seq)
);
CREATE INDEX cafe_brewing_default_rgst_at_desc_list ON cafe_brewing_default (org, rgst_at DESC, brewing_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_brewing_default_removed ON cafe_brewing_default (org, removed_at, brewing_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_brewing_default_uuid ON cafe_brewing_default (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_brewing_default_coffeebean_seq_users ON cafe_brewing_default (org, coffeebean_seq);
CREATE INDEX cafe_brewing_default_brewing_machine_seq_users ON cafe_brewing_default (org, brewing_machine_seq);
CREATE INDEX cafe_brewing_default_brewing_grinder_seq_users ON cafe_brewing_default (org, brewing_grinder_seq);
CREATE POLICY cafe_brewing_default_count ON cafe_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON cafe_brewing_default TO hanjan_count;
ALTER TABLE cafe_brewing_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_brewing_default FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_brewing_default_read ON cafe_brewing_default FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_default_write ON cafe_brewing_default FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_default_edit ON cafe_brewing_default FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_default_purge ON cafe_brewing_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_brewing_default_backup ON cafe_brewing_default FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_brewing_default_came AFTER INSERT ON cafe_brewing_default FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_brewing_default', 'rgst_at');
CREATE TRIGGER cafe_brewing_default_went AFTER UPDATE ON cafe_brewing_default FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_brewing_default', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_brewing_default TO hanjan_app;
GRANT SELECT, DELETE ON cafe_brewing_default TO hanjan_backup;

CREATE TABLE cafe_brewing_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  brewing_result_seq bigint GENERATED ALWAYS AS IDENTITY,
  brewing_result_date date NOT NULL,
  brewing_seq bigint,
  coffeebean_seq bigint,
  received_seq bigint,
  brewing_result_main boolean NOT NULL DEFAULT false,
  brewing_public boolean NOT NULL DEFAULT false,
  blending_result_date date,
  brewing_date_term integer,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  brewing_type text,
  brewing_type_etc text,
  brewing_result_type text,
  brewing_bean_mass integer,
  brewing_mass integer,
  brewing_temp integer,
  brewing_term integer,
  brewing_grinder_point integer,
  brewing_step_use boolean NOT NULL DEFAULT false,
  brewing_detail_use boolean NOT NULL DEFAULT false,
  brewing_bar integer,
  brewing_basket text,
  brewing_shower text,
  brewing_temper text,
  brewing_dist text,
  brewing_wdt boolean NOT NULL DEFAULT false,
  brewing_temping_bar integer,
  brewing_machine_seq bigint,
  brewing_grinder_seq bigint,
  brewing_grinder_zeropoint integer,
  brewing_grinder_temp integer,
  brewing_grinder_rpm integer,
  brewing_grinder_term integer,
  brewing_rdt boolean NOT NULL DEFAULT false,
  brewing_water text,
  brewing_water_hard integer,
  brewing_water_alk integer,
  brewing_water_tds integer,
  brewing_start_time timestamptz(0),
  brewing_start_mass integer,
  brewing_step1_term integer,
  brewing_step1_mass integer,
  brewing_step1_bar integer,
  brewing_step1_flux integer,
  brewing_step2_term integer,
  brewing_step2_mass integer,
  brewing_step2_bar integer,
  brewing_step2_flux integer,
  brewing_step3_term integer,
  brewing_step3_mass integer,
  brewing_step3_bar integer,
  brewing_step3_flux integer,
  brewing_step4_term integer,
  brewing_step4_mass integer,
  brewing_step4_bar integer,
  brewing_step4_flux integer,
  brewing_step5_term integer,
  brewing_step5_mass integer,
  brewing_step5_bar integer,
  brewing_step5_flux integer,
  brewing_step6_term integer,
  brewing_step6_mass integer,
  brewing_step6_bar integer,
  brewing_step6_flux integer,
  brewing_step7_term integer,
  brewing_step7_mass integer,
  brewing_step7_bar integer,
  brewing_step7_flux integer,
  brewing_step8_term integer,
  brewing_step8_mass integer,
  brewing_step8_bar integer,
  brewing_step8_flux integer,
  brewing_step9_term integer,
  brewing_step9_mass integer,
  brewing_step9_bar integer,
  brewing_step9_flux integer,
  brewing_step_end_term integer,
  brewing_step_end_mass integer,
  brewing_step_end_calc integer,
  brewing_step_end_split integer,
  brewing_result_total integer,
  brewing_result_calc integer,
  brewing_satis integer,
  brewing_result_tds integer,
  brewing_default_memo text,
  condition text,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_brewing_result_pkey PRIMARY KEY (org, brewing_result_seq),
  CONSTRAINT cafe_brewing_result_brewing_result_date_check CHECK (brewing_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_brewing_result_brewing_seq_check CHECK (brewing_seq > 0),
  CONSTRAINT cafe_brewing_result_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_brewing_result_received_seq_check CHECK (received_seq > 0),
  CONSTRAINT cafe_brewing_result_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_brewing_result_brewing_date_term_check CHECK (brewing_date_term BETWEEN -2147483647 AND 2147483647),
  CONSTRAINT cafe_brewing_result_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_type_check CHECK (brewing_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_result_brewing_type_etc_check CHECK (octet_length(brewing_type_etc) BETWEEN 3 AND 300),
  CONSTRAINT cafe_brewing_result_brewing_result_type_check CHECK (brewing_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_result_brewing_bean_mass_check CHECK (brewing_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_mass_check CHECK (brewing_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_temp_check CHECK (brewing_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_result_brewing_term_check CHECK (brewing_term BETWEEN 0 AND 86400000 AND brewing_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_grinder_point_check CHECK (brewing_grinder_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_bar_check CHECK (brewing_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_basket_check CHECK (octet_length(brewing_basket) <= 300),
  CONSTRAINT cafe_brewing_result_brewing_shower_check CHECK (octet_length(brewing_shower) <= 300),
  CONSTRAINT cafe_brewing_result_brewing_temper_check CHECK (octet_length(brewing_temper) <= 300),
  CONSTRAINT cafe_brewing_result_brewing_dist_check CHECK (octet_length(brewing_dist) <= 300),
  CONSTRAINT cafe_brewing_result_brewing_temping_bar_check CHECK (brewing_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_machine_seq_check CHECK (brewing_machine_seq > 0),
  CONSTRAINT cafe_brewing_result_brewing_grinder_seq_check CHECK (brewing_grinder_seq > 0),
  CONSTRAINT cafe_brewing_result_brewing_grinder_zeropoint_check CHECK (brewing_grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_grinder_temp_check CHECK (brewing_grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_result_brewing_grinder_rpm_check CHECK (brewing_grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT cafe_brewing_result_brewing_grinder_term_check CHECK (brewing_grinder_term BETWEEN 0 AND 86400000 AND brewing_grinder_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_water_check CHECK (brewing_water ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_brewing_result_brewing_water_hard_check CHECK (brewing_water_hard BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_result_brewing_water_alk_check CHECK (brewing_water_alk BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_result_brewing_water_tds_check CHECK (brewing_water_tds BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_result_brewing_start_time_check CHECK (brewing_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_brewing_result_brewing_start_mass_check CHECK (brewing_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step1_term_check CHECK (brewing_step1_term BETWEEN 0 AND 86400000 AND brewing_step1_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step1_mass_check CHECK (brewing_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step1_bar_check CHECK (brewing_step1_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step1_flux_check CHECK (brewing_step1_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step2_term_check CHECK (brewing_step2_term BETWEEN 0 AND 86400000 AND brewing_step2_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step2_mass_check CHECK (brewing_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step2_bar_check CHECK (brewing_step2_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step2_flux_check CHECK (brewing_step2_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step3_term_check CHECK (brewing_step3_term BETWEEN 0 AND 86400000 AND brewing_step3_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step3_mass_check CHECK (brewing_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step3_bar_check CHECK (brewing_step3_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step3_flux_check CHECK (brewing_step3_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step4_term_check CHECK (brewing_step4_term BETWEEN 0 AND 86400000 AND brewing_step4_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step4_mass_check CHECK (brewing_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step4_bar_check CHECK (brewing_step4_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step4_flux_check CHECK (brewing_step4_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step5_term_check CHECK (brewing_step5_term BETWEEN 0 AND 86400000 AND brewing_step5_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step5_mass_check CHECK (brewing_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step5_bar_check CHECK (brewing_step5_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step5_flux_check CHECK (brewing_step5_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step6_term_check CHECK (brewing_step6_term BETWEEN 0 AND 86400000 AND brewing_step6_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step6_mass_check CHECK (brewing_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step6_bar_check CHECK (brewing_step6_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step6_flux_check CHECK (brewing_step6_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step7_term_check CHECK (brewing_step7_term BETWEEN 0 AND 86400000 AND brewing_step7_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step7_mass_check CHECK (brewing_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step7_bar_check CHECK (brewing_step7_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step7_flux_check CHECK (brewing_step7_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step8_term_check CHECK (brewing_step8_term BETWEEN 0 AND 86400000 AND brewing_step8_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step8_mass_check CHECK (brewing_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step8_bar_check CHECK (brewing_step8_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step8_flux_check CHECK (brewing_step8_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step9_term_check CHECK (brewing_step9_term BETWEEN 0 AND 86400000 AND brewing_step9_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step9_mass_check CHECK (brewing_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step9_bar_check CHECK (brewing_step9_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step9_flux_check CHECK (brewing_step9_flux BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_step_end_term_check CHECK (brewing_step_end_term BETWEEN 0 AND 86400000 AND brewing_step_end_term % 100 = 0),
  CONSTRAINT cafe_brewing_result_brewing_step_end_mass_check CHECK (brewing_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_brewing_result_brewing_step_end_calc_check CHECK (brewing_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_brewing_result_brewing_step_end_split_check CHECK (brewing_step_end_split BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_brewing_result_brewing_result_total_check CHECK (brewing_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_brewing_result_brewing_result_calc_check CHECK (brewing_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_brewing_result_brewing_satis_check CHECK (brewing_satis BETWEEN 0 AND 10),
  CONSTRAINT cafe_brewing_result_brewing_result_tds_check CHECK (brewing_result_tds BETWEEN 0 AND 10000),
  CONSTRAINT cafe_brewing_result_brewing_default_memo_check CHECK (octet_length(brewing_default_memo) <= 3000),
  CONSTRAINT cafe_brewing_result_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT cafe_brewing_result_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT cafe_brewing_result_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT cafe_brewing_result_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT cafe_brewing_result_brewing_seq_fkey FOREIGN KEY (org, brewing_seq) REFERENCES cafe_brewing_default (org, brewing_seq),
  CONSTRAINT cafe_brewing_result_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq),
  CONSTRAINT cafe_brewing_result_received_seq_fkey FOREIGN KEY (org, received_seq) REFERENCES cafe_received (org, received_seq),
  CONSTRAINT cafe_brewing_result_brewing_machine_seq_fkey FOREIGN KEY (org, brewing_machine_seq) REFERENCES cafe_equip (org, cafe_equip_seq),
  CONSTRAINT cafe_brewing_result_brewing_grinder_seq_fkey FOREIGN KEY (org, brewing_grinder_seq) REFERENCES cafe_equip (org, cafe_equip_seq)
);
CREATE INDEX cafe_brewing_result_brewing_result_date_desc_list ON cafe_brewing_result (org, brewing_result_date DESC, brewing_result_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX cafe_brewing_result_removed ON cafe_brewing_result (org, removed_at, brewing_result_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_brewing_result_rgst_by_found ON cafe_brewing_result (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_brewing_result_uuid ON cafe_brewing_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_brewing_result_brewing_seq_users ON cafe_brewing_result (org, brewing_seq);
CREATE INDEX cafe_brewing_result_coffeebean_seq_users ON cafe_brewing_result (org, coffeebean_seq);
CREATE INDEX cafe_brewing_result_received_seq_users ON cafe_brewing_result (org, received_seq);
CREATE INDEX cafe_brewing_result_brewing_machine_seq_users ON cafe_brewing_result (org, brewing_machine_seq);
CREATE INDEX cafe_brewing_result_brewing_grinder_seq_users ON cafe_brewing_result (org, brewing_grinder_seq);
CREATE POLICY cafe_brewing_result_count ON cafe_brewing_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_result_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON cafe_brewing_result TO hanjan_count;
ALTER TABLE cafe_brewing_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_brewing_result FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_brewing_result_read ON cafe_brewing_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_result_write ON cafe_brewing_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_result_edit ON cafe_brewing_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_brewing_result_purge ON cafe_brewing_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_brewing_result_backup ON cafe_brewing_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_brewing_result_came AFTER INSERT ON cafe_brewing_result FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_brewing_result', 'brewing_result_date');
CREATE TRIGGER cafe_brewing_result_went AFTER UPDATE ON cafe_brewing_result FOR EACH ROW WHEN ((OLD.brewing_result_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.brewing_result_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_brewing_result', 'brewing_result_date');
GRANT SELECT, INSERT, UPDATE ON cafe_brewing_result TO hanjan_app;
GRANT SELECT, DELETE ON cafe_brewing_result TO hanjan_backup;

CREATE TABLE cafe_setting_default (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  setting_seq bigint GENERATED ALWAYS AS IDENTITY,
  setting_summary text NOT NULL,
  setting_bean_seq bigint,
  setting_name_select text,
  setting_bean_type text,
  setting_grinder_name text,
  setting_machine text,
  setting_result_type text,
  setting_bean_mass integer,
  setting_temp integer,
  setting_grinder_size integer,
  step_detail boolean NOT NULL DEFAULT false,
  setting_detail_use boolean NOT NULL DEFAULT false,
  setting_bar integer,
  setting_basket text,
  setting_shower text,
  setting_temper text,
  setting_dist text,
  setting_wdt boolean NOT NULL DEFAULT false,
  setting_temping_bar integer,
  grinder_zeropoint integer,
  grinder_temp integer,
  grinder_rpm integer,
  setting_grinder_time integer,
  setting_rdt boolean NOT NULL DEFAULT false,
  water_select text,
  water_hard integer,
  water_alk integer,
  water_tds integer,
  setting_result_mass integer,
  setting_result_term integer,
  setting_start_mass integer,
  setting_step1_term integer,
  setting_step1_mass integer,
  setting_step2_term integer,
  setting_step2_mass integer,
  setting_step3_term integer,
  setting_step3_mass integer,
  setting_step4_term integer,
  setting_step4_mass integer,
  setting_step5_term integer,
  setting_step5_mass integer,
  setting_step6_term integer,
  setting_step6_mass integer,
  setting_step7_term integer,
  setting_step7_mass integer,
  setting_step8_term integer,
  setting_step8_mass integer,
  setting_step9_term integer,
  setting_step9_mass integer,
  setting_step_end_term integer,
  setting_step_end_mass integer,
  setting_step1_calc integer,
  setting_step2_calc integer,
  setting_step3_calc integer,
  setting_step4_calc integer,
  setting_step5_calc integer,
  setting_step6_calc integer,
  setting_step7_calc integer,
  setting_step8_calc integer,
  setting_step9_calc integer,
  setting_step_end_calc integer,
  setting_result_total integer,
  setting_result_calc integer,
  setting_result_memo text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(setting_summary), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_setting_default_pkey PRIMARY KEY (org, setting_seq),
  CONSTRAINT cafe_setting_default_setting_summary_check CHECK (octet_length(setting_summary) BETWEEN 3 AND 300),
  CONSTRAINT cafe_setting_default_setting_bean_seq_check CHECK (setting_bean_seq > 0),
  CONSTRAINT cafe_setting_default_setting_name_select_check CHECK (setting_name_select ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_setting_bean_type_check CHECK (setting_bean_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_setting_grinder_name_check CHECK (setting_grinder_name ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_setting_machine_check CHECK (setting_machine ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_setting_result_type_check CHECK (setting_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_setting_bean_mass_check CHECK (setting_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_temp_check CHECK (setting_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_default_setting_grinder_size_check CHECK (setting_grinder_size BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_bar_check CHECK (setting_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_default_setting_basket_check CHECK (octet_length(setting_basket) <= 300),
  CONSTRAINT cafe_setting_default_setting_shower_check CHECK (octet_length(setting_shower) <= 300),
  CONSTRAINT cafe_setting_default_setting_temper_check CHECK (octet_length(setting_temper) <= 300),
  CONSTRAINT cafe_setting_default_setting_dist_check CHECK (octet_length(setting_dist) <= 300),
  CONSTRAINT cafe_setting_default_setting_temping_bar_check CHECK (setting_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_default_grinder_zeropoint_check CHECK (grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_setting_default_grinder_temp_check CHECK (grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_default_grinder_rpm_check CHECK (grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_default_setting_grinder_time_check CHECK (setting_grinder_time BETWEEN 0 AND 86400000 AND setting_grinder_time % 100 = 0),
  CONSTRAINT cafe_setting_default_water_select_check CHECK (water_select ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_default_water_hard_check CHECK (water_hard BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_default_water_alk_check CHECK (water_alk BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_default_water_tds_check CHECK (water_tds BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_default_setting_result_mass_check CHECK (setting_result_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_result_term_check CHECK (setting_result_term BETWEEN 0 AND 86400000 AND setting_result_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_start_mass_check CHECK (setting_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step1_term_check CHECK (setting_step1_term BETWEEN 0 AND 86400000 AND setting_step1_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step1_mass_check CHECK (setting_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step2_term_check CHECK (setting_step2_term BETWEEN 0 AND 86400000 AND setting_step2_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step2_mass_check CHECK (setting_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step3_term_check CHECK (setting_step3_term BETWEEN 0 AND 86400000 AND setting_step3_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step3_mass_check CHECK (setting_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step4_term_check CHECK (setting_step4_term BETWEEN 0 AND 86400000 AND setting_step4_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step4_mass_check CHECK (setting_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step5_term_check CHECK (setting_step5_term BETWEEN 0 AND 86400000 AND setting_step5_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step5_mass_check CHECK (setting_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step6_term_check CHECK (setting_step6_term BETWEEN 0 AND 86400000 AND setting_step6_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step6_mass_check CHECK (setting_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step7_term_check CHECK (setting_step7_term BETWEEN 0 AND 86400000 AND setting_step7_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step7_mass_check CHECK (setting_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step8_term_check CHECK (setting_step8_term BETWEEN 0 AND 86400000 AND setting_step8_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step8_mass_check CHECK (setting_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step9_term_check CHECK (setting_step9_term BETWEEN 0 AND 86400000 AND setting_step9_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step9_mass_check CHECK (setting_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step_end_term_check CHECK (setting_step_end_term BETWEEN 0 AND 86400000 AND setting_step_end_term % 100 = 0),
  CONSTRAINT cafe_setting_default_setting_step_end_mass_check CHECK (setting_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_default_setting_step1_calc_check CHECK (setting_step1_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step2_calc_check CHECK (setting_step2_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step3_calc_check CHECK (setting_step3_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step4_calc_check CHECK (setting_step4_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step5_calc_check CHECK (setting_step5_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step6_calc_check CHECK (setting_step6_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step7_calc_check CHECK (setting_step7_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step8_calc_check CHECK (setting_step8_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step9_calc_check CHECK (setting_step9_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_step_end_calc_check CHECK (setting_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_result_total_check CHECK (setting_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_result_calc_check CHECK (setting_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_setting_default_setting_result_memo_check CHECK (octet_length(setting_result_memo) <= 3000),
  CONSTRAINT cafe_setting_default_setting_bean_seq_fkey FOREIGN KEY (org, setting_bean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_setting_default_rgst_at_desc_list ON cafe_setting_default (org, rgst_at DESC, setting_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_setting_default_removed ON cafe_setting_default (org, removed_at, setting_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_setting_default_uuid ON cafe_setting_default (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_setting_default_setting_bean_seq_users ON cafe_setting_default (org, setting_bean_seq);
CREATE POLICY cafe_setting_default_count ON cafe_setting_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (setting_seq, setting_name_select, setting_bean_type, setting_grinder_name, setting_machine, setting_result_type, water_select, removed_at) ON cafe_setting_default TO hanjan_count;
ALTER TABLE cafe_setting_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_setting_default FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_setting_default_read ON cafe_setting_default FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_default_write ON cafe_setting_default FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_default_edit ON cafe_setting_default FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_default_purge ON cafe_setting_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_setting_default_backup ON cafe_setting_default FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_setting_default_came AFTER INSERT ON cafe_setting_default FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_setting_default', 'rgst_at');
CREATE TRIGGER cafe_setting_default_went AFTER UPDATE ON cafe_setting_default FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_setting_default', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_setting_default TO hanjan_app;
GRANT SELECT, DELETE ON cafe_setting_default TO hanjan_backup;

CREATE TABLE cafe_setting_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  setting_result_seq bigint GENERATED ALWAYS AS IDENTITY,
  setting_seq bigint,
  setting_bean_seq bigint,
  setting_date date NOT NULL,
  setting_summary text,
  setting_result_time timestamptz(0),
  setting_name_select text,
  setting_bean_type text,
  setting_grinder_name text,
  setting_machine text,
  setting_result_type text,
  setting_bean_mass integer,
  setting_temp integer,
  setting_grinder_size integer,
  step_detail boolean NOT NULL DEFAULT false,
  setting_detail_use boolean NOT NULL DEFAULT false,
  setting_bar integer,
  setting_basket text,
  setting_shower text,
  setting_temper text,
  setting_dist text,
  setting_wdt boolean NOT NULL DEFAULT false,
  setting_temping_bar integer,
  grinder_zeropoint integer,
  grinder_temp integer,
  grinder_rpm integer,
  setting_grinder_time integer,
  setting_rdt boolean NOT NULL DEFAULT false,
  water_select text,
  water_hard integer,
  water_alk integer,
  water_tds integer,
  setting_result_mass integer,
  setting_result_term integer,
  setting_start_mass integer,
  setting_step1_term integer,
  setting_step1_mass integer,
  setting_step2_term integer,
  setting_step2_mass integer,
  setting_step3_term integer,
  setting_step3_mass integer,
  setting_step4_term integer,
  setting_step4_mass integer,
  setting_step5_term integer,
  setting_step5_mass integer,
  setting_step6_term integer,
  setting_step6_mass integer,
  setting_step7_term integer,
  setting_step7_mass integer,
  setting_step8_term integer,
  setting_step8_mass integer,
  setting_step9_term integer,
  setting_step9_mass integer,
  setting_step_end_term integer,
  setting_step_end_mass integer,
  setting_step1_calc integer,
  setting_step2_calc integer,
  setting_step3_calc integer,
  setting_step4_calc integer,
  setting_step5_calc integer,
  setting_step6_calc integer,
  setting_step7_calc integer,
  setting_step8_calc integer,
  setting_step9_calc integer,
  setting_step_end_calc integer,
  setting_result_total integer,
  setting_result_calc integer,
  setting_result_memo text,
  setting_rate integer,
  setting_rate_detail boolean NOT NULL DEFAULT false,
  setting_radar text,
  cupnote_balance_point integer,
  cupnote_aroma_point integer,
  cupnote_sweetness_point integer,
  cupnote_body_point integer,
  cupnote_flavor_point integer,
  cupnote_acidity_point integer,
  setting_rate_comment text,
  setting_pick boolean NOT NULL DEFAULT false,
  condition text,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(setting_summary), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_setting_result_pkey PRIMARY KEY (org, setting_result_seq),
  CONSTRAINT cafe_setting_result_setting_seq_check CHECK (setting_seq > 0),
  CONSTRAINT cafe_setting_result_setting_bean_seq_check CHECK (setting_bean_seq > 0),
  CONSTRAINT cafe_setting_result_setting_date_check CHECK (setting_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_setting_result_setting_summary_check CHECK (octet_length(setting_summary) <= 300),
  CONSTRAINT cafe_setting_result_setting_result_time_check CHECK (setting_result_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_setting_result_setting_name_select_check CHECK (setting_name_select ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_setting_bean_type_check CHECK (setting_bean_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_setting_grinder_name_check CHECK (setting_grinder_name ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_setting_machine_check CHECK (setting_machine ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_setting_result_type_check CHECK (setting_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_setting_bean_mass_check CHECK (setting_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_temp_check CHECK (setting_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_result_setting_grinder_size_check CHECK (setting_grinder_size BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_bar_check CHECK (setting_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_result_setting_basket_check CHECK (octet_length(setting_basket) <= 300),
  CONSTRAINT cafe_setting_result_setting_shower_check CHECK (octet_length(setting_shower) <= 300),
  CONSTRAINT cafe_setting_result_setting_temper_check CHECK (octet_length(setting_temper) <= 300),
  CONSTRAINT cafe_setting_result_setting_dist_check CHECK (octet_length(setting_dist) <= 300),
  CONSTRAINT cafe_setting_result_setting_temping_bar_check CHECK (setting_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_result_grinder_zeropoint_check CHECK (grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT cafe_setting_result_grinder_temp_check CHECK (grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_result_grinder_rpm_check CHECK (grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT cafe_setting_result_setting_grinder_time_check CHECK (setting_grinder_time BETWEEN 0 AND 86400000 AND setting_grinder_time % 100 = 0),
  CONSTRAINT cafe_setting_result_water_select_check CHECK (water_select ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_water_hard_check CHECK (water_hard BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_result_water_alk_check CHECK (water_alk BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_result_water_tds_check CHECK (water_tds BETWEEN 0 AND 10000),
  CONSTRAINT cafe_setting_result_setting_result_mass_check CHECK (setting_result_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_result_term_check CHECK (setting_result_term BETWEEN 0 AND 86400000 AND setting_result_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_start_mass_check CHECK (setting_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step1_term_check CHECK (setting_step1_term BETWEEN 0 AND 86400000 AND setting_step1_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step1_mass_check CHECK (setting_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step2_term_check CHECK (setting_step2_term BETWEEN 0 AND 86400000 AND setting_step2_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step2_mass_check CHECK (setting_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step3_term_check CHECK (setting_step3_term BETWEEN 0 AND 86400000 AND setting_step3_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step3_mass_check CHECK (setting_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step4_term_check CHECK (setting_step4_term BETWEEN 0 AND 86400000 AND setting_step4_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step4_mass_check CHECK (setting_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step5_term_check CHECK (setting_step5_term BETWEEN 0 AND 86400000 AND setting_step5_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step5_mass_check CHECK (setting_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step6_term_check CHECK (setting_step6_term BETWEEN 0 AND 86400000 AND setting_step6_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step6_mass_check CHECK (setting_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step7_term_check CHECK (setting_step7_term BETWEEN 0 AND 86400000 AND setting_step7_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step7_mass_check CHECK (setting_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step8_term_check CHECK (setting_step8_term BETWEEN 0 AND 86400000 AND setting_step8_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step8_mass_check CHECK (setting_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step9_term_check CHECK (setting_step9_term BETWEEN 0 AND 86400000 AND setting_step9_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step9_mass_check CHECK (setting_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step_end_term_check CHECK (setting_step_end_term BETWEEN 0 AND 86400000 AND setting_step_end_term % 100 = 0),
  CONSTRAINT cafe_setting_result_setting_step_end_mass_check CHECK (setting_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_setting_result_setting_step1_calc_check CHECK (setting_step1_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step2_calc_check CHECK (setting_step2_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step3_calc_check CHECK (setting_step3_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step4_calc_check CHECK (setting_step4_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step5_calc_check CHECK (setting_step5_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step6_calc_check CHECK (setting_step6_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step7_calc_check CHECK (setting_step7_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step8_calc_check CHECK (setting_step8_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step9_calc_check CHECK (setting_step9_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_step_end_calc_check CHECK (setting_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_result_total_check CHECK (setting_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_result_calc_check CHECK (setting_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT cafe_setting_result_setting_result_memo_check CHECK (octet_length(setting_result_memo) <= 3000),
  CONSTRAINT cafe_setting_result_setting_rate_check CHECK (setting_rate BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_setting_radar_check CHECK (setting_radar ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_setting_result_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_setting_result_setting_rate_comment_check CHECK (octet_length(setting_rate_comment) <= 3000),
  CONSTRAINT cafe_setting_result_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT cafe_setting_result_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT cafe_setting_result_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_result_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT cafe_setting_result_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT cafe_setting_result_setting_seq_fkey FOREIGN KEY (org, setting_seq) REFERENCES cafe_setting_default (org, setting_seq),
  CONSTRAINT cafe_setting_result_setting_bean_seq_fkey FOREIGN KEY (org, setting_bean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_setting_result_setting_date_desc_list ON cafe_setting_result (org, setting_date DESC, setting_result_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_setting_result_removed ON cafe_setting_result (org, removed_at, setting_result_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_setting_result_rgst_by_found ON cafe_setting_result (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_setting_result_uuid ON cafe_setting_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_setting_result_setting_seq_users ON cafe_setting_result (org, setting_seq);
CREATE INDEX cafe_setting_result_setting_bean_seq_users ON cafe_setting_result (org, setting_bean_seq);
CREATE POLICY cafe_setting_result_count ON cafe_setting_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (setting_result_seq, setting_name_select, setting_bean_type, setting_grinder_name, setting_machine, setting_result_type, water_select, setting_radar, removed_at) ON cafe_setting_result TO hanjan_count;
ALTER TABLE cafe_setting_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_setting_result FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_setting_result_read ON cafe_setting_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_result_write ON cafe_setting_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_result_edit ON cafe_setting_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_setting_result_purge ON cafe_setting_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_setting_result_backup ON cafe_setting_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_setting_result_came AFTER INSERT ON cafe_setting_result FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_setting_result', 'setting_date');
CREATE TRIGGER cafe_setting_result_went AFTER UPDATE ON cafe_setting_result FOR EACH ROW WHEN ((OLD.setting_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.setting_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_setting_result', 'setting_date');
GRANT SELECT, INSERT, UPDATE ON cafe_setting_result TO hanjan_app;
GRANT SELECT, DELETE ON cafe_setting_result TO hanjan_backup;

CREATE TABLE cafe_qc_coffeebean (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  cupnote_satis integer,
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
  coffeebean_seq bigint NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_qc_coffeebean_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT cafe_qc_coffeebean_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT cafe_qc_coffeebean_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT cafe_qc_coffeebean_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_qc_coffeebean_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_coffeebean_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_coffeebean_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_coffeebean_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_coffeebean_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_coffeebean_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT cafe_qc_coffeebean_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT cafe_qc_coffeebean_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT cafe_qc_coffeebean_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_qc_coffeebean_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_qc_coffeebean_cupnote_date_desc_list ON cafe_qc_coffeebean (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_qc_coffeebean_removed ON cafe_qc_coffeebean (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_qc_coffeebean_uuid ON cafe_qc_coffeebean (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_qc_coffeebean_coffeebean_seq_users ON cafe_qc_coffeebean (org, coffeebean_seq);
CREATE POLICY cafe_qc_coffeebean_count ON cafe_qc_coffeebean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON cafe_qc_coffeebean TO hanjan_count;
ALTER TABLE cafe_qc_coffeebean ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_qc_coffeebean FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_qc_coffeebean_read ON cafe_qc_coffeebean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_coffeebean_write ON cafe_qc_coffeebean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_coffeebean_edit ON cafe_qc_coffeebean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_coffeebean_purge ON cafe_qc_coffeebean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_qc_coffeebean_backup ON cafe_qc_coffeebean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_qc_coffeebean_came AFTER INSERT ON cafe_qc_coffeebean FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_qc_coffeebean', 'cupnote_date');
CREATE TRIGGER cafe_qc_coffeebean_went AFTER UPDATE ON cafe_qc_coffeebean FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_qc_coffeebean', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON cafe_qc_coffeebean TO hanjan_app;
GRANT SELECT, DELETE ON cafe_qc_coffeebean TO hanjan_backup;

CREATE TABLE cafe_event (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  event_key bigint GENERATED ALWAYS AS IDENTITY,
  event_year integer NOT NULL,
  event_seq integer NOT NULL,
  event_start timestamptz(0) NOT NULL,
  event_end timestamptz(0) NOT NULL,
  event_type text NOT NULL,
  event_name_locale text,
  event_name text,
  event_desc text,
  event_uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  initials text GENERATED ALWAYS AS (coalesce(initials_of(event_name), '') || ' ' || coalesce(initials_of(event_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_event_pkey PRIMARY KEY (org, event_key),
  CONSTRAINT cafe_event_event_year_event_seq_key UNIQUE (org, event_year, event_seq),
  CONSTRAINT cafe_event_event_year_check CHECK (event_year BETWEEN 1899 AND 3000),
  CONSTRAINT cafe_event_event_seq_check CHECK (event_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_event_event_start_check CHECK (event_start BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_event_event_end_check CHECK (event_end BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT cafe_event_event_type_check CHECK (event_type IN ('SGNP')),
  CONSTRAINT cafe_event_event_name_locale_check CHECK (octet_length(event_name_locale) <= 300),
  CONSTRAINT cafe_event_event_name_check CHECK (octet_length(event_name) <= 300),
  CONSTRAINT cafe_event_event_desc_check CHECK (octet_length(event_desc) <= 3000)
);
CREATE INDEX cafe_event_event_start_desc_list ON cafe_event (org, event_start DESC, event_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_event_removed ON cafe_event (org, removed_at, event_key) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_event_uuid ON cafe_event (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX cafe_event_event_uuid_link ON cafe_event (event_uuid);
CREATE FUNCTION event_status(cafe_event) RETURNS integer STABLE LANGUAGE sql AS 'SELECT CASE WHEN now() < $1.event_start THEN -1 WHEN now() < $1.event_end THEN 0 WHEN now() >= $1.event_end THEN 1 END';
CREATE POLICY cafe_event_count ON cafe_event FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (event_key, event_type, removed_at) ON cafe_event TO hanjan_count;
ALTER TABLE cafe_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_event FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_event_read ON cafe_event FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_write ON cafe_event FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_edit ON cafe_event FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_event_purge ON cafe_event FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_event_backup ON cafe_event FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY cafe_event_link ON cafe_event FOR SELECT USING (event_uuid = link_of() AND removed_at IS NULL);
CREATE TRIGGER cafe_event_came AFTER INSERT ON cafe_event FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_event', 'event_start');
CREATE TRIGGER cafe_event_went AFTER UPDATE ON cafe_event FOR EACH ROW WHEN ((OLD.event_start, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.event_start, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_event', 'event_start');
GRANT SELECT, INSERT, UPDATE ON cafe_event TO hanjan_app;
GRANT SELECT, DELETE ON cafe_event TO hanjan_backup;

CREATE TABLE cafe_supplier (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  supplier_seq bigint GENERATED ALWAYS AS IDENTITY,
  supplier_type text NOT NULL,
  supplier_name_locale text,
  supplier_name text,
  supplier_country text,
  supplier_company_seq bigint,
  supplier_person text,
  supplier_phone text,
  supplier_mail text,
  supplier_site text,
  supplier_use boolean NOT NULL DEFAULT true,
  supplier_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(supplier_name), '') || ' ' || coalesce(initials_of(supplier_name_locale), '') || ' ' || coalesce(initials_of(supplier_person), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_supplier_pkey PRIMARY KEY (org, supplier_seq),
  CONSTRAINT cafe_supplier_named CHECK (num_nonnulls(supplier_name, supplier_name_locale) > 0),
  CONSTRAINT cafe_supplier_supplier_type_check CHECK (supplier_type IN ('WHSL', 'MAKR', 'SHOP', 'OTHR')),
  CONSTRAINT cafe_supplier_supplier_name_locale_check CHECK (octet_length(supplier_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_supplier_supplier_name_check CHECK (octet_length(supplier_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_supplier_supplier_country_check CHECK (supplier_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_supplier_supplier_company_seq_check CHECK (supplier_company_seq > 0),
  CONSTRAINT cafe_supplier_supplier_person_check CHECK (octet_length(supplier_person) <= 300),
  CONSTRAINT cafe_supplier_supplier_phone_check CHECK (octet_length(supplier_phone) <= 100),
  CONSTRAINT cafe_supplier_supplier_mail_check CHECK (octet_length(supplier_mail) <= 300),
  CONSTRAINT cafe_supplier_supplier_site_check CHECK (octet_length(supplier_site) BETWEEN 0 AND 1000 AND supplier_site ~ '^(https?://|/)' AND supplier_site !~ '^//|[[:space:]\\]'),
  CONSTRAINT cafe_supplier_supplier_note_check CHECK (octet_length(supplier_note) <= 10000),
  CONSTRAINT cafe_supplier_supplier_company_seq_fkey FOREIGN KEY (supplier_company_seq) REFERENCES company (company_seq)
);
CREATE INDEX cafe_supplier_rgst_at_desc_list ON cafe_supplier (org, rgst_at DESC, supplier_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_supplier_removed ON cafe_supplier (org, removed_at, supplier_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_supplier_uuid ON cafe_supplier (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_supplier_supplier_company_seq_uses ON cafe_supplier (supplier_company_seq) WHERE supplier_company_seq IS NOT NULL;
CREATE POLICY cafe_supplier_count ON cafe_supplier FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (supplier_seq, supplier_type, supplier_country, supplier_company_seq, removed_at) ON cafe_supplier TO hanjan_count;
CREATE POLICY cafe_supplier_merge_read ON cafe_supplier FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY cafe_supplier_merge ON cafe_supplier FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (supplier_company_seq), UPDATE (supplier_company_seq) ON cafe_supplier TO hanjan_merge;
ALTER TABLE cafe_supplier ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_supplier FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_supplier_read ON cafe_supplier FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_write ON cafe_supplier FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_edit ON cafe_supplier FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_purge ON cafe_supplier FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_supplier_backup ON cafe_supplier FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_supplier_came AFTER INSERT ON cafe_supplier FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_supplier', 'rgst_at');
CREATE TRIGGER cafe_supplier_went AFTER UPDATE ON cafe_supplier FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_supplier', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_supplier TO hanjan_app;
GRANT SELECT, DELETE ON cafe_supplier TO hanjan_backup;

CREATE TABLE cafe_material (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  material_seq bigint GENERATED ALWAYS AS IDENTITY,
  material_type text NOT NULL,
  material_name_locale text,
  material_name text,
  supplier_seq bigint,
  material_unit text NOT NULL,
  material_content integer,
  material_reorder integer,
  material_instock integer,
  material_low boolean NOT NULL DEFAULT false,
  material_price integer,
  material_place text,
  material_use boolean NOT NULL DEFAULT true,
  material_detail text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(material_name), '') || ' ' || coalesce(initials_of(material_name_locale), '') || ' ' || coalesce(initials_of(material_place), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_material_pkey PRIMARY KEY (org, material_seq),
  CONSTRAINT cafe_material_named CHECK (num_nonnulls(material_name, material_name_locale) > 0),
  CONSTRAINT cafe_material_material_type_check CHECK (material_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_material_material_name_locale_check CHECK (octet_length(material_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_material_material_name_check CHECK (octet_length(material_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_material_supplier_seq_check CHECK (supplier_seq > 0),
  CONSTRAINT cafe_material_material_unit_check CHECK (material_unit ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_material_material_content_check CHECK (material_content BETWEEN 1 AND 100000000),
  CONSTRAINT cafe_material_material_reorder_check CHECK (material_reorder BETWEEN 0 AND 100000000),
  CONSTRAINT cafe_material_material_instock_check CHECK (material_instock BETWEEN 0 AND 100000000),
  CONSTRAINT cafe_material_material_price_check CHECK (material_price BETWEEN 0 AND 2000000000),
  CONSTRAINT cafe_material_material_place_check CHECK (octet_length(material_place) <= 300),
  CONSTRAINT cafe_material_material_detail_check CHECK (octet_length(material_detail) <= 3000),
  CONSTRAINT cafe_material_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES cafe_supplier (org, supplier_seq)
);
CREATE INDEX cafe_material_rgst_at_desc_list ON cafe_material (org, rgst_at DESC, material_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_material_material_low_desc_list ON cafe_material (org, material_low DESC, material_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_material_removed ON cafe_material (org, removed_at, material_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_material_uuid ON cafe_material (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_material_supplier_seq_users ON cafe_material (org, supplier_seq);
CREATE POLICY cafe_material_count ON cafe_material FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (material_seq, material_type, material_unit, removed_at) ON cafe_material TO hanjan_count;
ALTER TABLE cafe_material ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_material FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_material_read ON cafe_material FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_write ON cafe_material FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_edit ON cafe_material FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_purge ON cafe_material FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_material_backup ON cafe_material FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_material_came AFTER INSERT ON cafe_material FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_material', 'rgst_at');
CREATE TRIGGER cafe_material_went AFTER UPDATE ON cafe_material FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_material', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_material TO hanjan_app;
GRANT SELECT, DELETE ON cafe_material TO hanjan_backup;

CREATE TABLE cafe_material_purchase (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  purchase_seq bigint GENERATED ALWAYS AS IDENTITY,
  purchase_date date NOT NULL,
  material_seq bigint NOT NULL,
  supplier_seq bigint,
  purchase_amount integer NOT NULL,
  purchase_price integer,
  purchase_invoice text,
  purchase_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(purchase_invoice), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_material_purchase_pkey PRIMARY KEY (org, purchase_seq),
  CONSTRAINT cafe_material_purchase_purchase_date_check CHECK (purchase_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_material_purchase_material_seq_check CHECK (material_seq > 0),
  CONSTRAINT cafe_material_purchase_supplier_seq_check CHECK (supplier_seq > 0),
  CONSTRAINT cafe_material_purchase_purchase_amount_check CHECK (purchase_amount BETWEEN 1 AND 100000000),
  CONSTRAINT cafe_material_purchase_purchase_price_check CHECK (purchase_price BETWEEN 0 AND 20000000),
  CONSTRAINT cafe_material_purchase_purchase_invoice_check CHECK (octet_length(purchase_invoice) <= 300),
  CONSTRAINT cafe_material_purchase_purchase_note_check CHECK (octet_length(purchase_note) <= 3000),
  CONSTRAINT cafe_material_purchase_material_seq_fkey FOREIGN KEY (org, material_seq) REFERENCES cafe_material (org, material_seq),
  CONSTRAINT cafe_material_purchase_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES cafe_supplier (org, supplier_seq)
);
CREATE INDEX cafe_material_purchase_purchase_date_desc_list ON cafe_material_purchase (org, purchase_date DESC, purchase_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_material_purchase_removed ON cafe_material_purchase (org, removed_at, purchase_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_material_purchase_uuid ON cafe_material_purchase (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_material_purchase_material_seq_users ON cafe_material_purchase (org, material_seq);
CREATE INDEX cafe_material_purchase_supplier_seq_users ON cafe_material_purchase (org, supplier_seq);
ALTER TABLE cafe_material_purchase ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_material_purchase FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_material_purchase_read ON cafe_material_purchase FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_purchase_write ON cafe_material_purchase FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_purchase_edit ON cafe_material_purchase FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_purchase_purge ON cafe_material_purchase FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_material_purchase_backup ON cafe_material_purchase FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_material_purchase_came AFTER INSERT ON cafe_material_purchase FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_material_purchase', 'purchase_date');
CREATE TRIGGER cafe_material_purchase_went AFTER UPDATE ON cafe_material_purchase FOR EACH ROW WHEN ((OLD.purchase_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.purchase_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_material_purchase', 'purchase_date');
GRANT SELECT, INSERT, UPDATE ON cafe_material_purchase TO hanjan_app;
GRANT SELECT, DELETE ON cafe_material_purchase TO hanjan_backup;

CREATE TABLE cafe_material_use (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  use_seq bigint GENERATED ALWAYS AS IDENTITY,
  use_date date NOT NULL,
  material_seq bigint NOT NULL,
  use_type text NOT NULL,
  use_amount integer NOT NULL,
  use_note text,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_material_use_pkey PRIMARY KEY (org, use_seq),
  CONSTRAINT cafe_material_use_use_date_check CHECK (use_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_material_use_material_seq_check CHECK (material_seq > 0),
  CONSTRAINT cafe_material_use_use_type_check CHECK (use_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_material_use_use_amount_check CHECK (use_amount BETWEEN 0 AND 100000000),
  CONSTRAINT cafe_material_use_use_note_check CHECK (octet_length(use_note) <= 3000),
  CONSTRAINT cafe_material_use_material_seq_fkey FOREIGN KEY (org, material_seq) REFERENCES cafe_material (org, material_seq)
);
CREATE INDEX cafe_material_use_use_date_desc_list ON cafe_material_use (org, use_date DESC, use_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX cafe_material_use_removed ON cafe_material_use (org, removed_at, use_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_material_use_rgst_by_found ON cafe_material_use (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_material_use_uuid ON cafe_material_use (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_material_use_material_seq_users ON cafe_material_use (org, material_seq);
CREATE POLICY cafe_material_use_count ON cafe_material_use FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (use_seq, use_type, removed_at) ON cafe_material_use TO hanjan_count;
ALTER TABLE cafe_material_use ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_material_use FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_material_use_read ON cafe_material_use FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_use_write ON cafe_material_use FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_use_edit ON cafe_material_use FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_material_use_purge ON cafe_material_use FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_material_use_backup ON cafe_material_use FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_material_use_came AFTER INSERT ON cafe_material_use FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_material_use', 'use_date');
CREATE TRIGGER cafe_material_use_went AFTER UPDATE ON cafe_material_use FOR EACH ROW WHEN ((OLD.use_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.use_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_material_use', 'use_date');
GRANT SELECT, INSERT, UPDATE ON cafe_material_use TO hanjan_app;
GRANT SELECT, DELETE ON cafe_material_use TO hanjan_backup;

CREATE TABLE cafe_drink (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  drink_seq bigint GENERATED ALWAYS AS IDENTITY,
  drink_name_locale text,
  drink_name text,
  drink_type text NOT NULL,
  drink_served text,
  drink_cup text,
  drink_yield integer NOT NULL,
  drink_unit text NOT NULL,
  drink_price integer,
  drink_cost integer,
  drink_share integer,
  drink_allergen_list text[],
  drink_use boolean NOT NULL DEFAULT true,
  drink_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(drink_name), '') || ' ' || coalesce(initials_of(drink_name_locale), '') || ' ' || coalesce(initials_of(drink_cup), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_drink_pkey PRIMARY KEY (org, drink_seq),
  CONSTRAINT cafe_drink_named CHECK (num_nonnulls(drink_name, drink_name_locale) > 0),
  CONSTRAINT cafe_drink_drink_name_locale_check CHECK (octet_length(drink_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_drink_drink_name_check CHECK (octet_length(drink_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_drink_drink_type_check CHECK (drink_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_drink_drink_served_check CHECK (drink_served ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_drink_drink_cup_check CHECK (octet_length(drink_cup) <= 100),
  CONSTRAINT cafe_drink_drink_yield_check CHECK (drink_yield BETWEEN 1 AND 100000),
  CONSTRAINT cafe_drink_drink_unit_check CHECK (drink_unit ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_drink_drink_price_check CHECK (drink_price BETWEEN 0 AND 10000000),
  CONSTRAINT cafe_drink_drink_cost_check CHECK (drink_cost BETWEEN 0 AND 1000000000),
  CONSTRAINT cafe_drink_drink_share_check CHECK (drink_share BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_drink_drink_allergen_list_check CHECK (octet_length(array_to_string(drink_allergen_list, ',')) <= 300 AND array_to_string(drink_allergen_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_drink_drink_note_check CHECK (octet_length(drink_note) <= 3000)
);
CREATE INDEX cafe_drink_rgst_at_desc_list ON cafe_drink (org, rgst_at DESC, drink_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_drink_removed ON cafe_drink (org, removed_at, drink_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_drink_uuid ON cafe_drink (org, uuid) WHERE uuid IS NOT NULL;
CREATE POLICY cafe_drink_count ON cafe_drink FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (drink_seq, drink_type, drink_served, drink_unit, drink_allergen_list, removed_at) ON cafe_drink TO hanjan_count;
ALTER TABLE cafe_drink ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_drink FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_drink_read ON cafe_drink FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_write ON cafe_drink FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_edit ON cafe_drink FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_purge ON cafe_drink FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_drink_backup ON cafe_drink FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_drink_came AFTER INSERT ON cafe_drink FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_drink', 'rgst_at');
CREATE TRIGGER cafe_drink_went AFTER UPDATE ON cafe_drink FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_drink', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_drink TO hanjan_app;
GRANT SELECT, DELETE ON cafe_drink TO hanjan_backup;

CREATE TABLE cafe_drink_coffee (
  org bigint NOT NULL,
  drink_seq bigint NOT NULL,
  nth integer NOT NULL,
  coffee_order integer,
  coffeebean_seq bigint,
  brewing_seq bigint,
  coffee_mass integer,
  CONSTRAINT cafe_drink_coffee_pkey PRIMARY KEY (org, drink_seq, nth),
  CONSTRAINT cafe_drink_coffee_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq) ON DELETE CASCADE,
  CONSTRAINT cafe_drink_coffee_nth_check CHECK (nth BETWEEN 1 AND 5),
  CONSTRAINT cafe_drink_coffee_coffee_order_check CHECK (coffee_order BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_drink_coffee_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_drink_coffee_brewing_seq_check CHECK (brewing_seq > 0),
  CONSTRAINT cafe_drink_coffee_coffee_mass_check CHECK (coffee_mass BETWEEN 1 AND 1000000),
  CONSTRAINT cafe_drink_coffee_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq),
  CONSTRAINT cafe_drink_coffee_brewing_seq_fkey FOREIGN KEY (org, brewing_seq) REFERENCES cafe_brewing_default (org, brewing_seq)
);
CREATE INDEX cafe_drink_coffee_coffeebean_seq_users ON cafe_drink_coffee (org, coffeebean_seq);
CREATE INDEX cafe_drink_coffee_brewing_seq_users ON cafe_drink_coffee (org, brewing_seq);
ALTER TABLE cafe_drink_coffee ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_drink_coffee FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_drink_coffee_read ON cafe_drink_coffee FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_coffee_write ON cafe_drink_coffee FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_coffee_edit ON cafe_drink_coffee FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_coffee_drop ON cafe_drink_coffee FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_coffee_backup ON cafe_drink_coffee FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_drink_coffee TO hanjan_app;
GRANT SELECT ON cafe_drink_coffee TO hanjan_backup;

CREATE TABLE cafe_drink_material (
  org bigint NOT NULL,
  drink_seq bigint NOT NULL,
  nth integer NOT NULL,
  material_order integer,
  material_seq bigint NOT NULL,
  material_amount integer NOT NULL,
  material_unit text,
  CONSTRAINT cafe_drink_material_pkey PRIMARY KEY (org, drink_seq, nth),
  CONSTRAINT cafe_drink_material_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq) ON DELETE CASCADE,
  CONSTRAINT cafe_drink_material_nth_check CHECK (nth BETWEEN 1 AND 30),
  CONSTRAINT cafe_drink_material_material_order_check CHECK (material_order BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_drink_material_material_seq_check CHECK (material_seq > 0),
  CONSTRAINT cafe_drink_material_material_amount_check CHECK (material_amount BETWEEN 1 AND 1000000),
  CONSTRAINT cafe_drink_material_material_unit_check CHECK (material_unit ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_drink_material_material_seq_fkey FOREIGN KEY (org, material_seq) REFERENCES cafe_material (org, material_seq)
);
CREATE INDEX cafe_drink_material_material_seq_users ON cafe_drink_material (org, material_seq);
CREATE POLICY cafe_drink_material_count ON cafe_drink_material FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (drink_seq, material_unit) ON cafe_drink_material TO hanjan_count;
ALTER TABLE cafe_drink_material ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_drink_material FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_drink_material_read ON cafe_drink_material FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_material_write ON cafe_drink_material FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_material_edit ON cafe_drink_material FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_material_drop ON cafe_drink_material FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_material_backup ON cafe_drink_material FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_drink_material TO hanjan_app;
GRANT SELECT ON cafe_drink_material TO hanjan_backup;

CREATE TABLE cafe_drink_base (
  org bigint NOT NULL,
  drink_seq bigint NOT NULL,
  nth integer NOT NULL,
  base_order integer,
  base_drink_seq bigint NOT NULL,
  base_amount integer NOT NULL,
  base_unit text,
  CONSTRAINT cafe_drink_base_pkey PRIMARY KEY (org, drink_seq, nth),
  CONSTRAINT cafe_drink_base_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq) ON DELETE CASCADE,
  CONSTRAINT cafe_drink_base_nth_check CHECK (nth BETWEEN 1 AND 10),
  CONSTRAINT cafe_drink_base_base_order_check CHECK (base_order BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_drink_base_base_drink_seq_check CHECK (base_drink_seq > 0),
  CONSTRAINT cafe_drink_base_base_amount_check CHECK (base_amount BETWEEN 1 AND 1000000),
  CONSTRAINT cafe_drink_base_base_unit_check CHECK (base_unit ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_drink_base_base_drink_seq_fkey FOREIGN KEY (org, base_drink_seq) REFERENCES cafe_drink (org, drink_seq)
);
CREATE INDEX cafe_drink_base_base_drink_seq_users ON cafe_drink_base (org, base_drink_seq);
CREATE POLICY cafe_drink_base_count ON cafe_drink_base FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (drink_seq, base_unit) ON cafe_drink_base TO hanjan_count;
ALTER TABLE cafe_drink_base ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_drink_base FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_drink_base_read ON cafe_drink_base FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_base_write ON cafe_drink_base FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_base_edit ON cafe_drink_base FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_base_drop ON cafe_drink_base FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_base_backup ON cafe_drink_base FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_drink_base TO hanjan_app;
GRANT SELECT ON cafe_drink_base TO hanjan_backup;

CREATE TABLE cafe_drink_step (
  org bigint NOT NULL,
  drink_seq bigint NOT NULL,
  nth integer NOT NULL,
  step_order integer,
  step_text text NOT NULL,
  CONSTRAINT cafe_drink_step_pkey PRIMARY KEY (org, drink_seq, nth),
  CONSTRAINT cafe_drink_step_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq) ON DELETE CASCADE,
  CONSTRAINT cafe_drink_step_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT cafe_drink_step_step_order_check CHECK (step_order BETWEEN 1 AND 2147483647),
  CONSTRAINT cafe_drink_step_step_text_check CHECK (octet_length(step_text) <= 600)
);
ALTER TABLE cafe_drink_step ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_drink_step FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_drink_step_read ON cafe_drink_step FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_step_write ON cafe_drink_step FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_step_edit ON cafe_drink_step FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_step_drop ON cafe_drink_step FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_drink_step_backup ON cafe_drink_step FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON cafe_drink_step TO hanjan_app;
GRANT SELECT ON cafe_drink_step TO hanjan_backup;

CREATE TABLE cafe_qc_menu (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  drink_seq bigint NOT NULL,
  cupnote_date date NOT NULL,
  menu_temperature integer,
  menu_mass integer,
  menu_look integer,
  menu_taste integer,
  cupnote_satis integer,
  menu_fault_list text[],
  cupnote_desc text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_qc_menu_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT cafe_qc_menu_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT cafe_qc_menu_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT cafe_qc_menu_drink_seq_check CHECK (drink_seq > 0),
  CONSTRAINT cafe_qc_menu_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT cafe_qc_menu_menu_temperature_check CHECK (menu_temperature BETWEEN 0 AND 30000),
  CONSTRAINT cafe_qc_menu_menu_mass_check CHECK (menu_mass BETWEEN 0 AND 1000000),
  CONSTRAINT cafe_qc_menu_menu_look_check CHECK (menu_look BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_menu_taste_check CHECK (menu_taste BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT cafe_qc_menu_menu_fault_list_check CHECK (octet_length(array_to_string(menu_fault_list, ',')) <= 300 AND array_to_string(menu_fault_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT cafe_qc_menu_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT cafe_qc_menu_drink_seq_fkey FOREIGN KEY (org, drink_seq) REFERENCES cafe_drink (org, drink_seq)
);
CREATE INDEX cafe_qc_menu_cupnote_date_desc_list ON cafe_qc_menu (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_qc_menu_removed ON cafe_qc_menu (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX cafe_qc_menu_rgst_by_found ON cafe_qc_menu (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX cafe_qc_menu_uuid ON cafe_qc_menu (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX cafe_qc_menu_drink_seq_users ON cafe_qc_menu (org, drink_seq);
CREATE POLICY cafe_qc_menu_count ON cafe_qc_menu FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, menu_fault_list, removed_at) ON cafe_qc_menu TO hanjan_count;
ALTER TABLE cafe_qc_menu ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_qc_menu FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_qc_menu_read ON cafe_qc_menu FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_write ON cafe_qc_menu FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_edit ON cafe_qc_menu FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_qc_menu_purge ON cafe_qc_menu FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_qc_menu_backup ON cafe_qc_menu FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_qc_menu_came AFTER INSERT ON cafe_qc_menu FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_qc_menu', 'cupnote_date');
CREATE TRIGGER cafe_qc_menu_went AFTER UPDATE ON cafe_qc_menu FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_qc_menu', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON cafe_qc_menu TO hanjan_app;
GRANT SELECT, DELETE ON cafe_qc_menu TO hanjan_backup;

CREATE TABLE roaster_equip (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  roaster_equip_seq bigint GENERATED ALWAYS AS IDENTITY,
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
  equip_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(equip_name), '') || ' ' || coalesce(initials_of(equip_name_locale), '') || ' ' || coalesce(initials_of(equip_nick_locale), '') || ' ' || coalesce(initials_of(equip_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_equip_pkey PRIMARY KEY (org, roaster_equip_seq),
  CONSTRAINT roaster_equip_named CHECK (num_nonnulls(equip_name, equip_name_locale) > 0),
  CONSTRAINT roaster_equip_equip_type_check CHECK (equip_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_equip_equip_manufacture_seq_check CHECK (equip_manufacture_seq > 0),
  CONSTRAINT roaster_equip_equip_seq_check CHECK (equip_seq > 0),
  CONSTRAINT roaster_equip_equip_name_locale_check CHECK (octet_length(equip_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_equip_equip_name_check CHECK (octet_length(equip_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_equip_equip_nick_locale_check CHECK (octet_length(equip_nick_locale) <= 300),
  CONSTRAINT roaster_equip_equip_nick_check CHECK (octet_length(equip_nick) <= 300),
  CONSTRAINT roaster_equip_equip_zero_point_check CHECK (equip_zero_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT roaster_equip_equip_purchase_date_check CHECK (equip_purchase_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_equip_equip_option_check CHECK (octet_length(equip_option) <= 10000),
  CONSTRAINT roaster_equip_equip_detail_check CHECK (octet_length(equip_detail) <= 10000),
  CONSTRAINT roaster_equip_equip_auth_check CHECK (equip_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_equip_equip_manufacture_seq_fkey FOREIGN KEY (equip_manufacture_seq) REFERENCES company (company_seq),
  CONSTRAINT roaster_equip_equip_seq_fkey FOREIGN KEY (equip_seq) REFERENCES product_equip (equip_seq)
);
CREATE INDEX roaster_equip_rgst_at_desc_list ON roaster_equip (org, rgst_at DESC, roaster_equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_equip_removed ON roaster_equip (org, removed_at, roaster_equip_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_equip_uuid ON roaster_equip (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_equip_equip_manufacture_seq_uses ON roaster_equip (equip_manufacture_seq) WHERE equip_manufacture_seq IS NOT NULL;
CREATE INDEX roaster_equip_equip_seq_uses ON roaster_equip (equip_seq) WHERE equip_seq IS NOT NULL;
CREATE POLICY roaster_equip_count ON roaster_equip FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roaster_equip_seq, equip_type, equip_manufacture_seq, equip_seq, equip_auth, removed_at) ON roaster_equip TO hanjan_count;
CREATE POLICY roaster_equip_merge_read ON roaster_equip FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY roaster_equip_merge ON roaster_equip FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (equip_manufacture_seq, equip_seq), UPDATE (equip_manufacture_seq, equip_seq) ON roaster_equip TO hanjan_merge;
ALTER TABLE roaster_equip ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_equip FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_equip_read ON roaster_equip FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_equip_write ON roaster_equip FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_equip_edit ON roaster_equip FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_equip_purge ON roaster_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_equip_backup ON roaster_equip FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_equip_came AFTER INSERT ON roaster_equip FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_equip', 'rgst_at');
CREATE TRIGGER roaster_equip_went AFTER UPDATE ON roaster_equip FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_equip', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_equip TO hanjan_app;
GRANT SELECT, DELETE ON roaster_equip TO hanjan_backup;

CREATE TABLE region (
  region_seq bigint GENERATED ALWAYS AS IDENTITY,
  region_country text NOT NULL,
  region_parent_seq bigint,
  region_code text,
  region_name_locale text,
  region_name text,
  region_nick_locale text,
  region_nick text,
  region_desc text,
  region_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(region_name), '') || ' ' || coalesce(initials_of(region_name_locale), '') || ' ' || coalesce(initials_of(region_nick_locale), '') || ' ' || coalesce(initials_of(region_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT region_pkey PRIMARY KEY (region_seq),
  CONSTRAINT region_region_country_region_code_key UNIQUE (region_country, region_code),
  CONSTRAINT region_named CHECK (num_nonnulls(region_name, region_name_locale) > 0),
  CONSTRAINT region_region_country_check CHECK (region_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT region_region_parent_seq_check CHECK (region_parent_seq > 0),
  CONSTRAINT region_region_code_check CHECK (octet_length(region_code) <= 45),
  CONSTRAINT region_region_name_locale_check CHECK (octet_length(region_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT region_region_name_check CHECK (octet_length(region_name) BETWEEN 3 AND 300),
  CONSTRAINT region_region_nick_locale_check CHECK (octet_length(region_nick_locale) <= 300),
  CONSTRAINT region_region_nick_check CHECK (octet_length(region_nick) <= 300),
  CONSTRAINT region_region_desc_check CHECK (octet_length(region_desc) <= 30000),
  CONSTRAINT region_region_parent_seq_fkey FOREIGN KEY (region_parent_seq) REFERENCES region (region_seq)
);
CREATE INDEX region_rgst_at_desc_list ON region (rgst_at DESC, region_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX region_removed ON region (removed_at, region_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX region_uuid ON region (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX region_region_parent_seq_uses ON region (region_parent_seq) WHERE region_parent_seq IS NOT NULL;
GRANT SELECT (region_seq, region_country, region_parent_seq, removed_at) ON region TO hanjan_count;
GRANT SELECT (region_parent_seq), UPDATE (region_parent_seq) ON region TO hanjan_merge;
ALTER TABLE region ENABLE ROW LEVEL SECURITY;
CREATE POLICY region_read ON region FOR SELECT USING (true);
CREATE POLICY region_write ON region FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY region_edit ON region FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY region_purge ON region FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER region_told AFTER INSERT OR UPDATE OR DELETE ON region FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON region TO hanjan_app;
GRANT SELECT, DELETE ON region TO hanjan_backup;

CREATE TABLE farm (
  farm_seq bigint GENERATED ALWAYS AS IDENTITY,
  farm_name_locale text,
  farm_name text,
  farm_nick_locale text,
  farm_nick text,
  farm_country_code text NOT NULL,
  farm_region_seq bigint,
  farm_region_etc text,
  farm_desc text,
  farm_detail text,
  farm_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(farm_name), '') || ' ' || coalesce(initials_of(farm_name_locale), '') || ' ' || coalesce(initials_of(farm_nick_locale), '') || ' ' || coalesce(initials_of(farm_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT farm_pkey PRIMARY KEY (farm_seq),
  CONSTRAINT farm_named CHECK (num_nonnulls(farm_name, farm_name_locale) > 0),
  CONSTRAINT farm_farm_name_locale_check CHECK (octet_length(farm_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT farm_farm_name_check CHECK (octet_length(farm_name) BETWEEN 3 AND 300),
  CONSTRAINT farm_farm_nick_locale_check CHECK (octet_length(farm_nick_locale) <= 300),
  CONSTRAINT farm_farm_nick_check CHECK (octet_length(farm_nick) <= 300),
  CONSTRAINT farm_farm_country_code_check CHECK (farm_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT farm_farm_region_seq_check CHECK (farm_region_seq > 0),
  CONSTRAINT farm_farm_region_etc_check CHECK (octet_length(farm_region_etc) <= 300),
  CONSTRAINT farm_farm_desc_check CHECK (octet_length(farm_desc) <= 3000),
  CONSTRAINT farm_farm_detail_check CHECK (octet_length(farm_detail) <= 10000),
  CONSTRAINT farm_farm_region_seq_fkey FOREIGN KEY (farm_region_seq) REFERENCES region (region_seq)
);
CREATE INDEX farm_rgst_at_desc_list ON farm (rgst_at DESC, farm_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX farm_removed ON farm (removed_at, farm_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX farm_uuid ON farm (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX farm_farm_region_seq_uses ON farm (farm_region_seq) WHERE farm_region_seq IS NOT NULL;
GRANT SELECT (farm_seq, farm_country_code, farm_region_seq, removed_at) ON farm TO hanjan_count;
GRANT SELECT (farm_region_seq), UPDATE (farm_region_seq) ON farm TO hanjan_merge;
ALTER TABLE farm ENABLE ROW LEVEL SECURITY;
CREATE POLICY farm_read ON farm FOR SELECT USING (true);
CREATE POLICY farm_write ON farm FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY farm_edit ON farm FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY farm_purge ON farm FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER farm_told AFTER INSERT OR UPDATE OR DELETE ON farm FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON farm TO hanjan_app;
GRANT SELECT, DELETE ON farm TO hanjan_backup;

CREATE TABLE greenbean_default (
  greenbean_default_seq bigint GENERATED ALWAYS AS IDENTITY,
  greenbean_name_locale text NOT NULL,
  greenbean_name text NOT NULL,
  greenbean_nick_locale text,
  greenbean_nick text,
  greenbean_country_code text,
  greenbean_region_seq bigint,
  greenbean_region_etc text,
  greenbean_farm_seq bigint,
  greenbean_farm_etc text,
  greenbean_variety_list text[],
  greenbean_variety_etc text,
  greenbean_process text,
  greenbean_process_etc text,
  greenbean_grade text,
  greenbean_grade_detail text,
  greenbean_seller_seq bigint,
  greenbean_seller_etc text,
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
  initials text GENERATED ALWAYS AS (coalesce(initials_of(greenbean_name), '') || ' ' || coalesce(initials_of(greenbean_name_locale), '') || ' ' || coalesce(initials_of(greenbean_nick_locale), '') || ' ' || coalesce(initials_of(greenbean_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT greenbean_default_pkey PRIMARY KEY (greenbean_default_seq),
  CONSTRAINT greenbean_default_greenbean_name_locale_check CHECK (octet_length(greenbean_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT greenbean_default_greenbean_name_check CHECK (octet_length(greenbean_name) BETWEEN 3 AND 300),
  CONSTRAINT greenbean_default_greenbean_nick_locale_check CHECK (octet_length(greenbean_nick_locale) <= 300),
  CONSTRAINT greenbean_default_greenbean_nick_check CHECK (octet_length(greenbean_nick) <= 300),
  CONSTRAINT greenbean_default_greenbean_country_code_check CHECK (greenbean_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT greenbean_default_greenbean_region_seq_check CHECK (greenbean_region_seq > 0),
  CONSTRAINT greenbean_default_greenbean_region_etc_check CHECK (octet_length(greenbean_region_etc) <= 300),
  CONSTRAINT greenbean_default_greenbean_farm_seq_check CHECK (greenbean_farm_seq > 0),
  CONSTRAINT greenbean_default_greenbean_farm_etc_check CHECK (octet_length(greenbean_farm_etc) <= 300),
  CONSTRAINT greenbean_default_greenbean_variety_list_check CHECK (octet_length(array_to_string(greenbean_variety_list, ',')) <= 300 AND array_to_string(greenbean_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT greenbean_default_greenbean_variety_etc_check CHECK (octet_length(greenbean_variety_etc) BETWEEN 3 AND 1000),
  CONSTRAINT greenbean_default_greenbean_process_check CHECK (greenbean_process ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT greenbean_default_greenbean_process_etc_check CHECK (octet_length(greenbean_process_etc) BETWEEN 3 AND 1000),
  CONSTRAINT greenbean_default_greenbean_grade_check CHECK (greenbean_grade ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT greenbean_default_greenbean_grade_detail_check CHECK (greenbean_grade_detail ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT greenbean_default_greenbean_seller_seq_check CHECK (greenbean_seller_seq > 0),
  CONSTRAINT greenbean_default_greenbean_seller_etc_check CHECK (octet_length(greenbean_seller_etc) BETWEEN 3 AND 1000),
  CONSTRAINT greenbean_default_greenbean_altitude_min_check CHECK (greenbean_altitude_min BETWEEN 0 AND 9000),
  CONSTRAINT greenbean_default_greenbean_altitude_max_check CHECK (greenbean_altitude_max BETWEEN 0 AND 9000),
  CONSTRAINT greenbean_default_greenbean_moisture_min_check CHECK (greenbean_moisture_min BETWEEN 0 AND 1000),
  CONSTRAINT greenbean_default_greenbean_moisture_max_check CHECK (greenbean_moisture_max BETWEEN 0 AND 1000),
  CONSTRAINT greenbean_default_greenbean_density_min_check CHECK (greenbean_density_min BETWEEN 0 AND 2000),
  CONSTRAINT greenbean_default_greenbean_density_max_check CHECK (greenbean_density_max BETWEEN 0 AND 2000),
  CONSTRAINT greenbean_default_greenbean_harvest_min_check CHECK (greenbean_harvest_min BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_min) = 1),
  CONSTRAINT greenbean_default_greenbean_harvest_max_check CHECK (greenbean_harvest_max BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_max) = 1),
  CONSTRAINT greenbean_default_greenbean_agtron_min_check CHECK (greenbean_agtron_min BETWEEN 25 AND 95),
  CONSTRAINT greenbean_default_greenbean_agtron_max_check CHECK (greenbean_agtron_max BETWEEN 25 AND 95),
  CONSTRAINT greenbean_default_greenbean_roasting_min_check CHECK (greenbean_roasting_min BETWEEN 0 AND 30000),
  CONSTRAINT greenbean_default_greenbean_roasting_max_check CHECK (greenbean_roasting_max BETWEEN 0 AND 30000),
  CONSTRAINT greenbean_default_greenbean_desc_check CHECK (octet_length(greenbean_desc) <= 10000),
  CONSTRAINT greenbean_default_greenbean_region_seq_fkey FOREIGN KEY (greenbean_region_seq) REFERENCES region (region_seq),
  CONSTRAINT greenbean_default_greenbean_farm_seq_fkey FOREIGN KEY (greenbean_farm_seq) REFERENCES farm (farm_seq),
  CONSTRAINT greenbean_default_greenbean_seller_seq_fkey FOREIGN KEY (greenbean_seller_seq) REFERENCES company (company_seq)
);
CREATE INDEX greenbean_default_rgst_at_desc_list ON greenbean_default (rgst_at DESC, greenbean_default_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX greenbean_default_removed ON greenbean_default (removed_at, greenbean_default_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX greenbean_default_uuid ON greenbean_default (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX greenbean_default_greenbean_region_seq_uses ON greenbean_default (greenbean_region_seq) WHERE greenbean_region_seq IS NOT NULL;
CREATE INDEX greenbean_default_greenbean_farm_seq_uses ON greenbean_default (greenbean_farm_seq) WHERE greenbean_farm_seq IS NOT NULL;
CREATE INDEX greenbean_default_greenbean_seller_seq_uses ON greenbean_default (greenbean_seller_seq) WHERE greenbean_seller_seq IS NOT NULL;
GRANT SELECT (greenbean_default_seq, greenbean_country_code, greenbean_region_seq, greenbean_farm_seq, greenbean_variety_list, greenbean_process, greenbean_grade, greenbean_grade_detail, greenbean_seller_seq, removed_at) ON greenbean_default TO hanjan_count;
GRANT SELECT (greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq), UPDATE (greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq) ON greenbean_default TO hanjan_merge;
ALTER TABLE greenbean_default ENABLE ROW LEVEL SECURITY;
CREATE POLICY greenbean_default_read ON greenbean_default FOR SELECT USING (true);
CREATE POLICY greenbean_default_write ON greenbean_default FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_edit ON greenbean_default FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_purge ON greenbean_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER greenbean_default_told AFTER INSERT OR UPDATE OR DELETE ON greenbean_default FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON greenbean_default TO hanjan_app;
GRANT SELECT, DELETE ON greenbean_default TO hanjan_backup;

CREATE TABLE roaster_greenbean (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  greenbean_roaster_seq bigint GENERATED ALWAYS AS IDENTITY,
  greenbean_default_seq bigint,
  greenbean_name_locale text NOT NULL,
  greenbean_name text NOT NULL,
  greenbean_nick_locale text,
  greenbean_nick text,
  greenbean_country_code text,
  greenbean_region_seq bigint,
  greenbean_region_etc text,
  greenbean_farm_seq bigint,
  greenbean_farm_etc text,
  greenbean_variety_list text[],
  greenbean_variety_etc text,
  greenbean_process text,
  greenbean_process_etc text,
  greenbean_grade text,
  greenbean_grade_detail text,
  greenbean_seller_seq bigint,
  greenbean_seller_etc text,
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
  greenbean_user_auth text,
  greenbean_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(greenbean_name), '') || ' ' || coalesce(initials_of(greenbean_name_locale), '') || ' ' || coalesce(initials_of(greenbean_nick_locale), '') || ' ' || coalesce(initials_of(greenbean_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_greenbean_pkey PRIMARY KEY (org, greenbean_roaster_seq),
  CONSTRAINT roaster_greenbean_greenbean_default_seq_check CHECK (greenbean_default_seq > 0),
  CONSTRAINT roaster_greenbean_greenbean_name_locale_check CHECK (octet_length(greenbean_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_greenbean_greenbean_name_check CHECK (octet_length(greenbean_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_greenbean_greenbean_nick_locale_check CHECK (octet_length(greenbean_nick_locale) <= 300),
  CONSTRAINT roaster_greenbean_greenbean_nick_check CHECK (octet_length(greenbean_nick) <= 300),
  CONSTRAINT roaster_greenbean_greenbean_country_code_check CHECK (greenbean_country_code ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_greenbean_greenbean_region_seq_check CHECK (greenbean_region_seq > 0),
  CONSTRAINT roaster_greenbean_greenbean_region_etc_check CHECK (octet_length(greenbean_region_etc) <= 300),
  CONSTRAINT roaster_greenbean_greenbean_farm_seq_check CHECK (greenbean_farm_seq > 0),
  CONSTRAINT roaster_greenbean_greenbean_farm_etc_check CHECK (octet_length(greenbean_farm_etc) <= 300),
  CONSTRAINT roaster_greenbean_greenbean_variety_list_check CHECK (octet_length(array_to_string(greenbean_variety_list, ',')) <= 300 AND array_to_string(greenbean_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_greenbean_greenbean_variety_etc_check CHECK (octet_length(greenbean_variety_etc) BETWEEN 3 AND 1000),
  CONSTRAINT roaster_greenbean_greenbean_process_check CHECK (greenbean_process ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_greenbean_greenbean_process_etc_check CHECK (octet_length(greenbean_process_etc) BETWEEN 3 AND 1000),
  CONSTRAINT roaster_greenbean_greenbean_grade_check CHECK (greenbean_grade ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_greenbean_greenbean_grade_detail_check CHECK (greenbean_grade_detail ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_greenbean_greenbean_seller_seq_check CHECK (greenbean_seller_seq > 0),
  CONSTRAINT roaster_greenbean_greenbean_seller_etc_check CHECK (octet_length(greenbean_seller_etc) BETWEEN 3 AND 1000),
  CONSTRAINT roaster_greenbean_greenbean_altitude_min_check CHECK (greenbean_altitude_min BETWEEN 0 AND 9000),
  CONSTRAINT roaster_greenbean_greenbean_altitude_max_check CHECK (greenbean_altitude_max BETWEEN 0 AND 9000),
  CONSTRAINT roaster_greenbean_greenbean_moisture_min_check CHECK (greenbean_moisture_min BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_greenbean_moisture_max_check CHECK (greenbean_moisture_max BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_greenbean_density_min_check CHECK (greenbean_density_min BETWEEN 0 AND 2000),
  CONSTRAINT roaster_greenbean_greenbean_density_max_check CHECK (greenbean_density_max BETWEEN 0 AND 2000),
  CONSTRAINT roaster_greenbean_greenbean_harvest_min_check CHECK (greenbean_harvest_min BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_min) = 1),
  CONSTRAINT roaster_greenbean_greenbean_harvest_max_check CHECK (greenbean_harvest_max BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_max) = 1),
  CONSTRAINT roaster_greenbean_greenbean_agtron_min_check CHECK (greenbean_agtron_min BETWEEN 25 AND 95),
  CONSTRAINT roaster_greenbean_greenbean_agtron_max_check CHECK (greenbean_agtron_max BETWEEN 25 AND 95),
  CONSTRAINT roaster_greenbean_greenbean_roasting_min_check CHECK (greenbean_roasting_min BETWEEN 0 AND 30000),
  CONSTRAINT roaster_greenbean_greenbean_roasting_max_check CHECK (greenbean_roasting_max BETWEEN 0 AND 30000),
  CONSTRAINT roaster_greenbean_greenbean_desc_check CHECK (octet_length(greenbean_desc) <= 10000),
  CONSTRAINT roaster_greenbean_greenbean_user_auth_check CHECK (greenbean_user_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_greenbean_greenbean_default_seq_fkey FOREIGN KEY (greenbean_default_seq) REFERENCES greenbean_default (greenbean_default_seq),
  CONSTRAINT roaster_greenbean_greenbean_region_seq_fkey FOREIGN KEY (greenbean_region_seq) REFERENCES region (region_seq),
  CONSTRAINT roaster_greenbean_greenbean_farm_seq_fkey FOREIGN KEY (greenbean_farm_seq) REFERENCES farm (farm_seq),
  CONSTRAINT roaster_greenbean_greenbean_seller_seq_fkey FOREIGN KEY (greenbean_seller_seq) REFERENCES company (company_seq)
);
CREATE INDEX roaster_greenbean_rgst_at_desc_list ON roaster_greenbean (org, rgst_at DESC, greenbean_roaster_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_greenbean_removed ON roaster_greenbean (org, removed_at, greenbean_roaster_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_greenbean_uuid ON roaster_greenbean (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_default_seq_uses ON roaster_greenbean (greenbean_default_seq) WHERE greenbean_default_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_region_seq_uses ON roaster_greenbean (greenbean_region_seq) WHERE greenbean_region_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_farm_seq_uses ON roaster_greenbean (greenbean_farm_seq) WHERE greenbean_farm_seq IS NOT NULL;
CREATE INDEX roaster_greenbean_greenbean_seller_seq_uses ON roaster_greenbean (greenbean_seller_seq) WHERE greenbean_seller_seq IS NOT NULL;
CREATE POLICY roaster_greenbean_count ON roaster_greenbean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (greenbean_roaster_seq, greenbean_default_seq, greenbean_country_code, greenbean_region_seq, greenbean_farm_seq, greenbean_variety_list, greenbean_process, greenbean_grade, greenbean_grade_detail, greenbean_seller_seq, greenbean_user_auth, removed_at) ON roaster_greenbean TO hanjan_count;
CREATE POLICY roaster_greenbean_merge_read ON roaster_greenbean FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY roaster_greenbean_merge ON roaster_greenbean FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq), UPDATE (greenbean_default_seq, greenbean_region_seq, greenbean_farm_seq, greenbean_seller_seq) ON roaster_greenbean TO hanjan_merge;
ALTER TABLE roaster_greenbean ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_greenbean FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_greenbean_read ON roaster_greenbean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_write ON roaster_greenbean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_edit ON roaster_greenbean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_purge ON roaster_greenbean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_greenbean_backup ON roaster_greenbean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_greenbean_came AFTER INSERT ON roaster_greenbean FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_greenbean', 'rgst_at');
CREATE TRIGGER roaster_greenbean_went AFTER UPDATE ON roaster_greenbean FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_greenbean', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_greenbean TO hanjan_app;
GRANT SELECT, DELETE ON roaster_greenbean TO hanjan_backup;

CREATE TABLE roaster_greenbean_year (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  greenbean_year_seq bigint GENERATED ALWAYS AS IDENTITY,
  greenbean_roaster_seq bigint NOT NULL,
  greenbean_year integer NOT NULL,
  greenbean_import_date date,
  greenbean_packaging_date date,
  greenbean_received_mass integer,
  greenbean_instock integer,
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
  greenbean_user_auth text,
  greenbean_use boolean NOT NULL DEFAULT true,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_greenbean_year_pkey PRIMARY KEY (org, greenbean_year_seq),
  CONSTRAINT roaster_greenbean_year_greenbean_roaster_seq_greenbean_year_key UNIQUE (org, greenbean_roaster_seq, greenbean_year),
  CONSTRAINT roaster_greenbean_year_greenbean_roaster_seq_check CHECK (greenbean_roaster_seq > 0),
  CONSTRAINT roaster_greenbean_year_greenbean_year_check CHECK (greenbean_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_greenbean_year_greenbean_import_date_check CHECK (greenbean_import_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_greenbean_year_greenbean_packaging_date_check CHECK (greenbean_packaging_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_greenbean_year_greenbean_received_mass_check CHECK (greenbean_received_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_greenbean_year_greenbean_instock_check CHECK (greenbean_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_greenbean_year_greenbean_altitude_min_check CHECK (greenbean_altitude_min BETWEEN 0 AND 9000),
  CONSTRAINT roaster_greenbean_year_greenbean_altitude_max_check CHECK (greenbean_altitude_max BETWEEN 0 AND 9000),
  CONSTRAINT roaster_greenbean_year_greenbean_moisture_min_check CHECK (greenbean_moisture_min BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_year_greenbean_moisture_max_check CHECK (greenbean_moisture_max BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_year_greenbean_density_min_check CHECK (greenbean_density_min BETWEEN 0 AND 2000),
  CONSTRAINT roaster_greenbean_year_greenbean_density_max_check CHECK (greenbean_density_max BETWEEN 0 AND 2000),
  CONSTRAINT roaster_greenbean_year_greenbean_harvest_min_check CHECK (greenbean_harvest_min BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_min) = 1),
  CONSTRAINT roaster_greenbean_year_greenbean_harvest_max_check CHECK (greenbean_harvest_max BETWEEN '1900-01-01' AND '2999-12-31' AND extract(day FROM greenbean_harvest_max) = 1),
  CONSTRAINT roaster_greenbean_year_greenbean_agtron_min_check CHECK (greenbean_agtron_min BETWEEN 25 AND 95),
  CONSTRAINT roaster_greenbean_year_greenbean_agtron_max_check CHECK (greenbean_agtron_max BETWEEN 25 AND 95),
  CONSTRAINT roaster_greenbean_year_greenbean_roasting_min_check CHECK (greenbean_roasting_min BETWEEN 0 AND 30000),
  CONSTRAINT roaster_greenbean_year_greenbean_roasting_max_check CHECK (greenbean_roasting_max BETWEEN 0 AND 30000),
  CONSTRAINT roaster_greenbean_year_greenbean_desc_check CHECK (octet_length(greenbean_desc) <= 10000),
  CONSTRAINT roaster_greenbean_year_greenbean_user_auth_check CHECK (greenbean_user_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_greenbean_year_greenbean_roaster_seq_fkey FOREIGN KEY (org, greenbean_roaster_seq) REFERENCES roaster_greenbean (org, greenbean_roaster_seq)
);
CREATE INDEX roaster_greenbean_year_rgst_at_desc_list ON roaster_greenbean_year (org, rgst_at DESC, greenbean_year_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX roaster_greenbean_year_removed ON roaster_greenbean_year (org, removed_at, greenbean_year_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_greenbean_year_uuid ON roaster_greenbean_year (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_greenbean_year_greenbean_roaster_seq_users ON roaster_greenbean_year (org, greenbean_roaster_seq);
CREATE POLICY roaster_greenbean_year_count ON roaster_greenbean_year FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (greenbean_year_seq, greenbean_user_auth, removed_at) ON roaster_greenbean_year TO hanjan_count;
ALTER TABLE roaster_greenbean_year ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_greenbean_year FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_greenbean_year_read ON roaster_greenbean_year FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_year_write ON roaster_greenbean_year FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_year_edit ON roaster_greenbean_year FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_year_purge ON roaster_greenbean_year FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_greenbean_year_backup ON roaster_greenbean_year FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_greenbean_year_came AFTER INSERT ON roaster_greenbean_year FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_greenbean_year', 'rgst_at');
CREATE TRIGGER roaster_greenbean_year_went AFTER UPDATE ON roaster_greenbean_year FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_greenbean_year', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_greenbean_year TO hanjan_app;
GRANT SELECT, DELETE ON roaster_greenbean_year TO hanjan_backup;

CREATE TABLE roaster_greenbean_arrival (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  arrival_key bigint GENERATED ALWAYS AS IDENTITY,
  arrival_year integer NOT NULL,
  arrival_seq integer NOT NULL,
  greenbean_year_seq bigint NOT NULL,
  arrival_date date NOT NULL,
  arrival_mass integer NOT NULL,
  arrival_instock integer,
  arrival_bags integer,
  arrival_mark text,
  arrival_supplier text,
  arrival_price integer,
  arrival_place text,
  arrival_moisture integer,
  arrival_photo text,
  arrival_desc text,
  greenbean_user_auth text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(arrival_mark), '') || ' ' || coalesce(initials_of(arrival_supplier), '') || ' ' || coalesce(initials_of(arrival_place), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_greenbean_arrival_pkey PRIMARY KEY (org, arrival_key),
  CONSTRAINT roaster_greenbean_arrival_arrival_year_arrival_seq_key UNIQUE (org, arrival_year, arrival_seq),
  CONSTRAINT roaster_greenbean_arrival_arrival_year_check CHECK (arrival_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_greenbean_arrival_arrival_seq_check CHECK (arrival_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_greenbean_arrival_greenbean_year_seq_check CHECK (greenbean_year_seq > 0),
  CONSTRAINT roaster_greenbean_arrival_arrival_date_check CHECK (arrival_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_greenbean_arrival_arrival_mass_check CHECK (arrival_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_instock_check CHECK (arrival_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_bags_check CHECK (arrival_bags BETWEEN 1 AND 100000),
  CONSTRAINT roaster_greenbean_arrival_arrival_mark_check CHECK (octet_length(arrival_mark) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_supplier_check CHECK (octet_length(arrival_supplier) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_price_check CHECK (arrival_price BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_greenbean_arrival_arrival_place_check CHECK (octet_length(arrival_place) <= 300),
  CONSTRAINT roaster_greenbean_arrival_arrival_moisture_check CHECK (arrival_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_greenbean_arrival_arrival_photo_check CHECK (arrival_photo ~ '^/picture/[0-9a-f]{64}$'),
  CONSTRAINT roaster_greenbean_arrival_arrival_desc_check CHECK (octet_length(arrival_desc) <= 10000),
  CONSTRAINT roaster_greenbean_arrival_greenbean_user_auth_check CHECK (greenbean_user_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_greenbean_arrival_greenbean_year_seq_fkey FOREIGN KEY (org, greenbean_year_seq) REFERENCES roaster_greenbean_year (org, greenbean_year_seq)
);
CREATE INDEX roaster_greenbean_arrival_arrival_date_desc_list ON roaster_greenbean_arrival (org, arrival_date DESC, arrival_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_greenbean_arrival_removed ON roaster_greenbean_arrival (org, removed_at, arrival_key) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_greenbean_arrival_uuid ON roaster_greenbean_arrival (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_greenbean_arrival_greenbean_year_seq_users ON roaster_greenbean_arrival (org, greenbean_year_seq);
CREATE POLICY roaster_greenbean_arrival_count ON roaster_greenbean_arrival FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (arrival_key, greenbean_user_auth, removed_at) ON roaster_greenbean_arrival TO hanjan_count;
ALTER TABLE roaster_greenbean_arrival ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_greenbean_arrival FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_greenbean_arrival_read ON roaster_greenbean_arrival FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_write ON roaster_greenbean_arrival FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_edit ON roaster_greenbean_arrival FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_greenbean_arrival_purge ON roaster_greenbean_arrival FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_greenbean_arrival_backup ON roaster_greenbean_arrival FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_greenbean_arrival_came AFTER INSERT ON roaster_greenbean_arrival FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_greenbean_arrival', 'arrival_date');
CREATE TRIGGER roaster_greenbean_arrival_went AFTER UPDATE ON roaster_greenbean_arrival FOR EACH ROW WHEN ((OLD.arrival_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.arrival_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_greenbean_arrival', 'arrival_date');
GRANT SELECT, INSERT, UPDATE ON roaster_greenbean_arrival TO hanjan_app;
GRANT SELECT, DELETE ON roaster_greenbean_arrival TO hanjan_backup;

CREATE TABLE roaster_roasting (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  roasting_seq bigint GENERATED ALWAYS AS IDENTITY,
  roasting_name_locale text,
  roasting_name text,
  roasting_nick_locale text,
  roasting_nick text,
  roasting_machine_seq bigint,
  roasting_batch_auto boolean NOT NULL DEFAULT true,
  greenbean_total_mass integer,
  roasting_single_origin boolean NOT NULL DEFAULT false,
  roasting_target_charge integer,
  roasting_target_turning_term integer,
  roasting_target_turning_bean integer,
  roasting_target_dried_term integer,
  roasting_target_dried_bean integer,
  roasting_target_first_term integer,
  roasting_target_first_bean integer,
  roasting_target_end_term integer,
  roasting_target_end_bean integer,
  roasting_target_dtr integer,
  roasting_target_agtron integer,
  roasting_target_loss integer,
  roasting_reference_year integer,
  roasting_reference_seq integer,
  roasting_target_memo text,
  blending_create_use boolean NOT NULL DEFAULT false,
  blending_create_seq integer,
  roaster_public_stage text NOT NULL,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  roasting_auth text,
  roasting_profile_use boolean NOT NULL DEFAULT false,
  roasting_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(roasting_name), '') || ' ' || coalesce(initials_of(roasting_name_locale), '') || ' ' || coalesce(initials_of(roasting_nick_locale), '') || ' ' || coalesce(initials_of(roasting_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_roasting_pkey PRIMARY KEY (org, roasting_seq),
  CONSTRAINT roaster_roasting_named CHECK (num_nonnulls(roasting_name, roasting_name_locale) > 0),
  CONSTRAINT roaster_roasting_roasting_name_locale_check CHECK (octet_length(roasting_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_roasting_name_check CHECK (octet_length(roasting_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_roasting_nick_locale_check CHECK (octet_length(roasting_nick_locale) <= 300),
  CONSTRAINT roaster_roasting_roasting_nick_check CHECK (octet_length(roasting_nick) <= 300),
  CONSTRAINT roaster_roasting_roasting_machine_seq_check CHECK (roasting_machine_seq > 0),
  CONSTRAINT roaster_roasting_greenbean_total_mass_check CHECK (greenbean_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_roasting_target_charge_check CHECK (roasting_target_charge BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_roasting_target_turning_term_check CHECK (roasting_target_turning_term BETWEEN 0 AND 86400000 AND roasting_target_turning_term % 100 = 0),
  CONSTRAINT roaster_roasting_roasting_target_turning_bean_check CHECK (roasting_target_turning_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_roasting_target_dried_term_check CHECK (roasting_target_dried_term BETWEEN 0 AND 86400000 AND roasting_target_dried_term % 100 = 0),
  CONSTRAINT roaster_roasting_roasting_target_dried_bean_check CHECK (roasting_target_dried_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_roasting_target_first_term_check CHECK (roasting_target_first_term BETWEEN 0 AND 86400000 AND roasting_target_first_term % 100 = 0),
  CONSTRAINT roaster_roasting_roasting_target_first_bean_check CHECK (roasting_target_first_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_roasting_target_end_term_check CHECK (roasting_target_end_term BETWEEN 0 AND 86400000 AND roasting_target_end_term % 100 = 0),
  CONSTRAINT roaster_roasting_roasting_target_end_bean_check CHECK (roasting_target_end_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_roasting_target_dtr_check CHECK (roasting_target_dtr BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_roasting_target_agtron_check CHECK (roasting_target_agtron BETWEEN 25 AND 95),
  CONSTRAINT roaster_roasting_roasting_target_loss_check CHECK (roasting_target_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_roasting_reference_year_check CHECK (roasting_reference_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_roasting_roasting_reference_seq_check CHECK (roasting_reference_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_roasting_target_memo_check CHECK (octet_length(roasting_target_memo) <= 3000),
  CONSTRAINT roaster_roasting_blending_create_seq_check CHECK (blending_create_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_roaster_public_stage_check CHECK (roaster_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_roasting_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_roasting_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_roasting_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_roasting_roasting_auth_check CHECK (roasting_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_roasting_roasting_machine_seq_fkey FOREIGN KEY (org, roasting_machine_seq) REFERENCES roaster_equip (org, roaster_equip_seq)
);
CREATE INDEX roaster_roasting_rgst_at_desc_list ON roaster_roasting (org, rgst_at DESC, roasting_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_removed ON roaster_roasting (org, removed_at, roasting_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_roasting_uuid ON roaster_roasting (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_roasting_roasting_machine_seq_users ON roaster_roasting (org, roasting_machine_seq);
CREATE POLICY roaster_roasting_count ON roaster_roasting FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roasting_seq, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, roasting_auth, removed_at) ON roaster_roasting TO hanjan_count;
ALTER TABLE roaster_roasting ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_read ON roaster_roasting FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_write ON roaster_roasting FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_edit ON roaster_roasting FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_purge ON roaster_roasting FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_roasting_backup ON roaster_roasting FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_roasting_came AFTER INSERT ON roaster_roasting FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_roasting', 'rgst_at');
CREATE TRIGGER roaster_roasting_went AFTER UPDATE ON roaster_roasting FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_roasting', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_roasting TO hanjan_app;
GRANT SELECT, DELETE ON roaster_roasting TO hanjan_backup;

CREATE TABLE roaster_roasting_greenbean (
  org bigint NOT NULL,
  roasting_seq bigint NOT NULL,
  nth integer NOT NULL,
  greenbean_order integer,
  greenbean_roaster_seq bigint NOT NULL,
  greenbean_mass integer NOT NULL,
  greenbean_percent integer,
  CONSTRAINT roaster_roasting_greenbean_pkey PRIMARY KEY (org, roasting_seq, nth),
  CONSTRAINT roaster_roasting_greenbean_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_roasting_greenbean_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_roasting_greenbean_greenbean_order_check CHECK (greenbean_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_greenbean_greenbean_roaster_seq_check CHECK (greenbean_roaster_seq > 0),
  CONSTRAINT roaster_roasting_greenbean_greenbean_mass_check CHECK (greenbean_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_roasting_greenbean_greenbean_percent_check CHECK (greenbean_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_greenbean_greenbean_roaster_seq_fkey FOREIGN KEY (org, greenbean_roaster_seq) REFERENCES roaster_greenbean (org, greenbean_roaster_seq)
);
CREATE INDEX roaster_roasting_greenbean_greenbean_roaster_seq_users ON roaster_roasting_greenbean (org, greenbean_roaster_seq);
ALTER TABLE roaster_roasting_greenbean ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_greenbean FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_greenbean_read ON roaster_roasting_greenbean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_greenbean_write ON roaster_roasting_greenbean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_greenbean_edit ON roaster_roasting_greenbean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_greenbean_drop ON roaster_roasting_greenbean FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_greenbean_backup ON roaster_roasting_greenbean FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_roasting_greenbean TO hanjan_app;
GRANT SELECT ON roaster_roasting_greenbean TO hanjan_backup;

CREATE TABLE roaster_roasting_plan (
  org bigint NOT NULL,
  roasting_seq bigint NOT NULL,
  nth integer NOT NULL,
  plan_order integer,
  plan_term integer NOT NULL,
  plan_heat integer,
  plan_air integer,
  CONSTRAINT roaster_roasting_plan_pkey PRIMARY KEY (org, roasting_seq, nth),
  CONSTRAINT roaster_roasting_plan_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_roasting_plan_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_roasting_plan_plan_order_check CHECK (plan_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_plan_plan_term_check CHECK (plan_term BETWEEN 0 AND 86400000 AND plan_term % 100 = 0),
  CONSTRAINT roaster_roasting_plan_plan_heat_check CHECK (plan_heat BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_plan_plan_air_check CHECK (plan_air BETWEEN 0 AND 1000)
);
ALTER TABLE roaster_roasting_plan ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_plan FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_plan_read ON roaster_roasting_plan FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_write ON roaster_roasting_plan FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_edit ON roaster_roasting_plan FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_drop ON roaster_roasting_plan FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_backup ON roaster_roasting_plan FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_roasting_plan TO hanjan_app;
GRANT SELECT ON roaster_roasting_plan TO hanjan_backup;

CREATE TABLE roaster_blending (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  blending_seq bigint GENERATED ALWAYS AS IDENTITY,
  blending_name_locale text,
  blending_name text,
  blending_nick_locale text,
  blending_nick text,
  blending_total_mass integer,
  blending_single_origin boolean NOT NULL DEFAULT false,
  roasting_instock_change boolean NOT NULL DEFAULT true,
  blending_create_use boolean NOT NULL DEFAULT false,
  roasting_create_seq bigint,
  blending_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_uuid_cafe uuid NOT NULL DEFAULT gen_random_uuid(),
  roaster_public_stage text NOT NULL,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  blending_desc text,
  blending_auth text,
  blending_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(blending_name), '') || ' ' || coalesce(initials_of(blending_name_locale), '') || ' ' || coalesce(initials_of(blending_nick_locale), '') || ' ' || coalesce(initials_of(blending_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_blending_pkey PRIMARY KEY (org, blending_seq),
  CONSTRAINT roaster_blending_named CHECK (num_nonnulls(blending_name, blending_name_locale) > 0),
  CONSTRAINT roaster_blending_blending_name_locale_check CHECK (octet_length(blending_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_blending_name_check CHECK (octet_length(blending_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_blending_nick_locale_check CHECK (octet_length(blending_nick_locale) <= 300),
  CONSTRAINT roaster_blending_blending_nick_check CHECK (octet_length(blending_nick) <= 300),
  CONSTRAINT roaster_blending_blending_total_mass_check CHECK (blending_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_roasting_create_seq_check CHECK (roasting_create_seq > 0),
  CONSTRAINT roaster_blending_roaster_public_stage_check CHECK (roaster_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_blending_desc_check CHECK (octet_length(blending_desc) <= 10000),
  CONSTRAINT roaster_blending_blending_auth_check CHECK (blending_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_blending_roasting_create_seq_fkey FOREIGN KEY (org, roasting_create_seq) REFERENCES roaster_roasting (org, roasting_seq)
);
CREATE INDEX roaster_blending_rgst_at_desc_list ON roaster_blending (org, rgst_at DESC, blending_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_blending_removed ON roaster_blending (org, removed_at, blending_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_blending_uuid ON roaster_blending (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_blending_blending_uuid_str_link ON roaster_blending (blending_uuid_str);
CREATE UNIQUE INDEX roaster_blending_blending_uuid_cafe_link ON roaster_blending (blending_uuid_cafe);
CREATE INDEX roaster_blending_roasting_create_seq_users ON roaster_blending (org, roasting_create_seq);
CREATE POLICY roaster_blending_count ON roaster_blending FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (blending_seq, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, blending_auth, removed_at) ON roaster_blending TO hanjan_count;
ALTER TABLE roaster_blending ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_read ON roaster_blending FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_write ON roaster_blending FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_edit ON roaster_blending FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_purge ON roaster_blending FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_blending_backup ON roaster_blending FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_blending_came AFTER INSERT ON roaster_blending FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_blending', 'rgst_at');
CREATE TRIGGER roaster_blending_went AFTER UPDATE ON roaster_blending FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_blending', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_blending TO hanjan_app;
GRANT SELECT, DELETE ON roaster_blending TO hanjan_backup;

CREATE TABLE roaster_blending_roasting (
  org bigint NOT NULL,
  blending_seq bigint NOT NULL,
  nth integer NOT NULL,
  roasting_order integer,
  roasting_seq bigint NOT NULL,
  roasting_mass integer NOT NULL,
  roasting_percent integer,
  CONSTRAINT roaster_blending_roasting_pkey PRIMARY KEY (org, blending_seq, nth),
  CONSTRAINT roaster_blending_roasting_blending_seq_fkey FOREIGN KEY (org, blending_seq) REFERENCES roaster_blending (org, blending_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_blending_roasting_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_blending_roasting_roasting_order_check CHECK (roasting_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_roasting_roasting_seq_check CHECK (roasting_seq > 0),
  CONSTRAINT roaster_blending_roasting_roasting_mass_check CHECK (roasting_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_blending_roasting_roasting_percent_check CHECK (roasting_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_roasting_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq)
);
CREATE INDEX roaster_blending_roasting_roasting_seq_users ON roaster_blending_roasting (org, roasting_seq);
ALTER TABLE roaster_blending_roasting ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_roasting FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_roasting_read ON roaster_blending_roasting FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_write ON roaster_blending_roasting FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_edit ON roaster_blending_roasting FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_drop ON roaster_blending_roasting FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_backup ON roaster_blending_roasting FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_blending_roasting TO hanjan_app;
GRANT SELECT ON roaster_blending_roasting TO hanjan_backup;

CREATE TABLE roaster_roasting_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  roasting_result_key bigint GENERATED ALWAYS AS IDENTITY,
  roasting_result_date date NOT NULL,
  roasting_result_year integer NOT NULL,
  roasting_result_seq integer NOT NULL,
  roasting_seq bigint,
  roasting_name_locale text,
  roasting_name text,
  roasting_machine_seq bigint,
  roasting_batch_auto boolean NOT NULL DEFAULT true,
  roasting_batch_no integer,
  roasting_step text NOT NULL,
  roasting_instock integer,
  greenbean_total_mass integer,
  roasting_single_origin boolean NOT NULL DEFAULT false,
  roasting_country_list text[],
  roasting_country_etc text,
  roasting_grade_list text[],
  roasting_grade_etc text,
  roasting_grade_detail_list text[],
  roasting_grade_detail_etc text,
  roasting_variety_list text[],
  roasting_variety_etc text,
  roasting_process_list text[],
  roasting_process_etc text,
  greenbean_moisture integer,
  roasting_past boolean NOT NULL DEFAULT false,
  greenbean_past_mass integer,
  roasting_import text,
  roasting_log_hash text,
  roasting_mass integer,
  roasting_moisture integer,
  roasting_agtron integer,
  roasting_loss integer,
  roasting_organic_loss numeric(5,1),
  roasting_dtr integer,
  roasting_score integer,
  roasting_mass_base integer,
  roasting_mass_calc integer,
  condition text,
  outside_air integer,
  outside_humidity integer,
  outside_pressure integer,
  outside_distance integer,
  inside1_air integer,
  inside1_humidity integer,
  inside1_pressure integer,
  inside1_distance integer,
  inside2_air integer,
  inside2_humidity integer,
  inside2_pressure integer,
  inside2_distance integer,
  inside3_air integer,
  inside3_humidity integer,
  inside3_pressure integer,
  inside3_distance integer,
  roasting_result_memo text,
  roasting_profile_use boolean NOT NULL DEFAULT true,
  roasting_start_time timestamptz(0),
  pre_heating_start_term integer,
  pre_heating_start_bean integer,
  pre_heating_start_air integer,
  pre_heating_start_input1 integer,
  pre_heating_start_input2 integer,
  pre_heating_start_input3 integer,
  pre_heating_end_term integer,
  pre_heating_end_bean integer,
  pre_heating_end_air integer,
  pre_heating_end_input1 integer,
  pre_heating_end_input2 integer,
  pre_heating_end_input3 integer,
  roasting_start_term integer,
  roasting_start_bean integer,
  roasting_start_air integer,
  roasting_start_input1 integer,
  roasting_start_input2 integer,
  roasting_start_input3 integer,
  turning_term integer,
  turning_bean integer,
  turning_air integer,
  turning_input1 integer,
  turning_input2 integer,
  turning_input3 integer,
  dried_term integer,
  dried_bean integer,
  dried_air integer,
  dried_input1 integer,
  dried_input2 integer,
  dried_input3 integer,
  first_start_term integer,
  first_start_bean integer,
  first_start_air integer,
  first_start_input1 integer,
  first_start_input2 integer,
  first_start_input3 integer,
  first_end_term integer,
  first_end_bean integer,
  first_end_air integer,
  first_end_input1 integer,
  first_end_input2 integer,
  first_end_input3 integer,
  second_start_term integer,
  second_start_bean integer,
  second_start_air integer,
  second_start_input1 integer,
  second_start_input2 integer,
  second_start_input3 integer,
  second_end_term integer,
  second_end_bean integer,
  second_end_air integer,
  second_end_input1 integer,
  second_end_input2 integer,
  second_end_input3 integer,
  end_term integer,
  end_bean integer,
  end_air integer,
  end_input1 integer,
  end_input2 integer,
  end_input3 integer,
  roasting_check1_term integer,
  roasting_check1_bean integer,
  roasting_check1_air integer,
  roasting_check2_term integer,
  roasting_check2_bean integer,
  roasting_check2_air integer,
  roasting_check3_term integer,
  roasting_check3_bean integer,
  roasting_check3_air integer,
  roasting_check4_term integer,
  roasting_check4_bean integer,
  roasting_check4_air integer,
  roasting_check5_term integer,
  roasting_check5_bean integer,
  roasting_check5_air integer,
  roasting_check6_term integer,
  roasting_check6_bean integer,
  roasting_check6_air integer,
  roasting_check7_term integer,
  roasting_check7_bean integer,
  roasting_check7_air integer,
  roasting_check8_term integer,
  roasting_check8_bean integer,
  roasting_check8_air integer,
  roasting_check9_term integer,
  roasting_check9_bean integer,
  roasting_check9_air integer,
  roasting_check10_term integer,
  roasting_check10_bean integer,
  roasting_check10_air integer,
  roasting_end_term integer,
  roasting_chart_log text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(roasting_name), '') || ' ' || coalesce(initials_of(roasting_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_roasting_result_pkey PRIMARY KEY (org, roasting_result_key),
  CONSTRAINT roaster_roasting_result_roasting_result_date_roasting_batch_no_ UNIQUE (org, roasting_result_date, roasting_batch_no),
  CONSTRAINT roaster_roasting_result_roasting_result_year_roasting_result_se UNIQUE (org, roasting_result_year, roasting_result_seq),
  CONSTRAINT roaster_roasting_result_roasting_result_date_check CHECK (roasting_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_roasting_result_roasting_result_year_check CHECK (roasting_result_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_roasting_result_roasting_result_seq_check CHECK (roasting_result_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_result_roasting_seq_check CHECK (roasting_seq > 0),
  CONSTRAINT roaster_roasting_result_roasting_name_locale_check CHECK (octet_length(roasting_name_locale) <= 300),
  CONSTRAINT roaster_roasting_result_roasting_name_check CHECK (octet_length(roasting_name) <= 300),
  CONSTRAINT roaster_roasting_result_roasting_machine_seq_check CHECK (roasting_machine_seq > 0),
  CONSTRAINT roaster_roasting_result_roasting_batch_no_check CHECK (roasting_batch_no BETWEEN 1 AND 9999),
  CONSTRAINT roaster_roasting_result_roasting_step_check CHECK (roasting_step ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_roasting_result_roasting_instock_check CHECK (roasting_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_greenbean_total_mass_check CHECK (greenbean_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_roasting_country_list_check CHECK (octet_length(array_to_string(roasting_country_list, ',')) <= 6000 AND array_to_string(roasting_country_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_roasting_result_roasting_country_etc_check CHECK (octet_length(roasting_country_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_result_roasting_grade_list_check CHECK (octet_length(array_to_string(roasting_grade_list, ',')) <= 6000 AND array_to_string(roasting_grade_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_roasting_result_roasting_grade_etc_check CHECK (octet_length(roasting_grade_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_result_roasting_grade_detail_list_check CHECK (octet_length(array_to_string(roasting_grade_detail_list, ',')) <= 6000 AND array_to_string(roasting_grade_detail_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_roasting_result_roasting_grade_detail_etc_check CHECK (octet_length(roasting_grade_detail_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_result_roasting_variety_list_check CHECK (octet_length(array_to_string(roasting_variety_list, ',')) <= 6000 AND array_to_string(roasting_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_roasting_result_roasting_variety_etc_check CHECK (octet_length(roasting_variety_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_result_roasting_process_list_check CHECK (octet_length(array_to_string(roasting_process_list, ',')) <= 6000 AND array_to_string(roasting_process_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_roasting_result_roasting_process_etc_check CHECK (octet_length(roasting_process_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_roasting_result_greenbean_moisture_check CHECK (greenbean_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_greenbean_past_mass_check CHECK (greenbean_past_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_roasting_import_check CHECK (octet_length(roasting_import) <= 36),
  CONSTRAINT roaster_roasting_result_roasting_log_hash_check CHECK (octet_length(roasting_log_hash) <= 64),
  CONSTRAINT roaster_roasting_result_roasting_mass_check CHECK (roasting_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_roasting_moisture_check CHECK (roasting_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_roasting_agtron_check CHECK (roasting_agtron BETWEEN 25 AND 95),
  CONSTRAINT roaster_roasting_result_roasting_loss_check CHECK (roasting_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_roasting_organic_loss_check CHECK (roasting_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_roasting_dtr_check CHECK (roasting_dtr BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_roasting_score_check CHECK (roasting_score BETWEEN 0 AND 100),
  CONSTRAINT roaster_roasting_result_roasting_mass_base_check CHECK (roasting_mass_base BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_roasting_mass_calc_check CHECK (roasting_mass_calc BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_roasting_result_condition_check CHECK (octet_length(condition) <= 300),
  CONSTRAINT roaster_roasting_result_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_roasting_result_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_outside_pressure_check CHECK (outside_pressure BETWEEN 0 AND 20000),
  CONSTRAINT roaster_roasting_result_outside_distance_check CHECK (outside_distance BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_inside1_air_check CHECK (inside1_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_roasting_result_inside1_humidity_check CHECK (inside1_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_inside1_pressure_check CHECK (inside1_pressure BETWEEN 0 AND 20000),
  CONSTRAINT roaster_roasting_result_inside1_distance_check CHECK (inside1_distance BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_inside2_air_check CHECK (inside2_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_roasting_result_inside2_humidity_check CHECK (inside2_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_inside2_pressure_check CHECK (inside2_pressure BETWEEN 0 AND 20000),
  CONSTRAINT roaster_roasting_result_inside2_distance_check CHECK (inside2_distance BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_inside3_air_check CHECK (inside3_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_roasting_result_inside3_humidity_check CHECK (inside3_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_inside3_pressure_check CHECK (inside3_pressure BETWEEN 0 AND 20000),
  CONSTRAINT roaster_roasting_result_inside3_distance_check CHECK (inside3_distance BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_result_memo_check CHECK (octet_length(roasting_result_memo) <= 3000),
  CONSTRAINT roaster_roasting_result_roasting_start_time_check CHECK (roasting_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_roasting_result_pre_heating_start_term_check CHECK (pre_heating_start_term BETWEEN -86400000 AND 0 AND pre_heating_start_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_pre_heating_start_bean_check CHECK (pre_heating_start_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_pre_heating_start_air_check CHECK (pre_heating_start_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_pre_heating_start_input1_check CHECK (pre_heating_start_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_pre_heating_start_input2_check CHECK (pre_heating_start_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_pre_heating_start_input3_check CHECK (pre_heating_start_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_pre_heating_end_term_check CHECK (pre_heating_end_term BETWEEN -86400000 AND 0 AND pre_heating_end_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_pre_heating_end_bean_check CHECK (pre_heating_end_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_pre_heating_end_air_check CHECK (pre_heating_end_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_pre_heating_end_input1_check CHECK (pre_heating_end_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_pre_heating_end_input2_check CHECK (pre_heating_end_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_pre_heating_end_input3_check CHECK (pre_heating_end_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_roasting_start_term_check CHECK (roasting_start_term BETWEEN -86400000 AND 86400000 AND roasting_start_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_start_bean_check CHECK (roasting_start_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_start_air_check CHECK (roasting_start_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_start_input1_check CHECK (roasting_start_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_roasting_start_input2_check CHECK (roasting_start_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_roasting_start_input3_check CHECK (roasting_start_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_turning_term_check CHECK (turning_term BETWEEN 0 AND 86400000 AND turning_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_turning_bean_check CHECK (turning_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_turning_air_check CHECK (turning_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_turning_input1_check CHECK (turning_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_turning_input2_check CHECK (turning_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_turning_input3_check CHECK (turning_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_dried_term_check CHECK (dried_term BETWEEN 0 AND 86400000 AND dried_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_dried_bean_check CHECK (dried_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_dried_air_check CHECK (dried_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_dried_input1_check CHECK (dried_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_dried_input2_check CHECK (dried_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_dried_input3_check CHECK (dried_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_start_term_check CHECK (first_start_term BETWEEN 0 AND 86400000 AND first_start_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_first_start_bean_check CHECK (first_start_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_first_start_air_check CHECK (first_start_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_first_start_input1_check CHECK (first_start_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_start_input2_check CHECK (first_start_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_start_input3_check CHECK (first_start_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_end_term_check CHECK (first_end_term BETWEEN 0 AND 86400000 AND first_end_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_first_end_bean_check CHECK (first_end_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_first_end_air_check CHECK (first_end_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_first_end_input1_check CHECK (first_end_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_end_input2_check CHECK (first_end_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_first_end_input3_check CHECK (first_end_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_start_term_check CHECK (second_start_term BETWEEN 0 AND 86400000 AND second_start_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_second_start_bean_check CHECK (second_start_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_second_start_air_check CHECK (second_start_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_second_start_input1_check CHECK (second_start_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_start_input2_check CHECK (second_start_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_start_input3_check CHECK (second_start_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_end_term_check CHECK (second_end_term BETWEEN 0 AND 86400000 AND second_end_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_second_end_bean_check CHECK (second_end_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_second_end_air_check CHECK (second_end_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_second_end_input1_check CHECK (second_end_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_end_input2_check CHECK (second_end_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_second_end_input3_check CHECK (second_end_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_end_term_check CHECK (end_term BETWEEN 0 AND 86400000 AND end_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_end_bean_check CHECK (end_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_end_air_check CHECK (end_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_end_input1_check CHECK (end_input1 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_end_input2_check CHECK (end_input2 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_end_input3_check CHECK (end_input3 BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_roasting_result_roasting_check1_term_check CHECK (roasting_check1_term BETWEEN -86400000 AND 86400000 AND roasting_check1_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check1_bean_check CHECK (roasting_check1_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check1_air_check CHECK (roasting_check1_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check2_term_check CHECK (roasting_check2_term BETWEEN -86400000 AND 86400000 AND roasting_check2_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check2_bean_check CHECK (roasting_check2_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check2_air_check CHECK (roasting_check2_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check3_term_check CHECK (roasting_check3_term BETWEEN -86400000 AND 86400000 AND roasting_check3_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check3_bean_check CHECK (roasting_check3_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check3_air_check CHECK (roasting_check3_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check4_term_check CHECK (roasting_check4_term BETWEEN -86400000 AND 86400000 AND roasting_check4_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check4_bean_check CHECK (roasting_check4_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check4_air_check CHECK (roasting_check4_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check5_term_check CHECK (roasting_check5_term BETWEEN -86400000 AND 86400000 AND roasting_check5_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check5_bean_check CHECK (roasting_check5_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check5_air_check CHECK (roasting_check5_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check6_term_check CHECK (roasting_check6_term BETWEEN -86400000 AND 86400000 AND roasting_check6_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check6_bean_check CHECK (roasting_check6_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check6_air_check CHECK (roasting_check6_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check7_term_check CHECK (roasting_check7_term BETWEEN -86400000 AND 86400000 AND roasting_check7_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check7_bean_check CHECK (roasting_check7_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check7_air_check CHECK (roasting_check7_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check8_term_check CHECK (roasting_check8_term BETWEEN -86400000 AND 86400000 AND roasting_check8_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check8_bean_check CHECK (roasting_check8_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check8_air_check CHECK (roasting_check8_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check9_term_check CHECK (roasting_check9_term BETWEEN -86400000 AND 86400000 AND roasting_check9_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check9_bean_check CHECK (roasting_check9_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check9_air_check CHECK (roasting_check9_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_check10_term_check CHECK (roasting_check10_term BETWEEN -86400000 AND 86400000 AND roasting_check10_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_check10_bean_check CHECK (roasting_check10_bean BETWEEN 0 AND 30000),
  CONSTRAINT roaster_roasting_result_roasting_check10_air_check CHECK (roasting_check10_air BETWEEN 0 AND 100000),
  CONSTRAINT roaster_roasting_result_roasting_end_term_check CHECK (roasting_end_term BETWEEN 0 AND 86400000 AND roasting_end_term % 100 = 0),
  CONSTRAINT roaster_roasting_result_roasting_chart_log_check CHECK (octet_length(roasting_chart_log) <= 100000),
  CONSTRAINT roaster_roasting_result_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq),
  CONSTRAINT roaster_roasting_result_roasting_machine_seq_fkey FOREIGN KEY (org, roasting_machine_seq) REFERENCES roaster_equip (org, roaster_equip_seq)
);
CREATE INDEX roaster_roasting_result_roasting_result_date_desc_list ON roaster_roasting_result (org, roasting_result_date DESC, roasting_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_instock_desc_list ON roaster_roasting_result (org, roasting_instock DESC NULLS LAST, roasting_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_removed ON roaster_roasting_result (org, removed_at, roasting_result_key) WHERE removed_at IS NOT NULL;
CREATE INDEX roaster_roasting_result_roasting_import_found ON roaster_roasting_result (org, roasting_import) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_log_hash_found ON roaster_roasting_result (org, roasting_log_hash) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_loss_found ON roaster_roasting_result (org, roasting_loss) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_dtr_found ON roaster_roasting_result (org, roasting_dtr) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_score_found ON roaster_roasting_result (org, roasting_score) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_end_bean_found ON roaster_roasting_result (org, end_bean) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_rgst_by_found ON roaster_roasting_result (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_roasting_result_uuid ON roaster_roasting_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_roasting_result_roasting_seq_users ON roaster_roasting_result (org, roasting_seq);
CREATE INDEX roaster_roasting_result_roasting_machine_seq_users ON roaster_roasting_result (org, roasting_machine_seq);
CREATE POLICY roaster_roasting_result_count ON roaster_roasting_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (roasting_result_key, roasting_step, roasting_country_list, roasting_grade_list, roasting_grade_detail_list, roasting_variety_list, roasting_process_list, removed_at) ON roaster_roasting_result TO hanjan_count;
ALTER TABLE roaster_roasting_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_result FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_result_read ON roaster_roasting_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_write ON roaster_roasting_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_edit ON roaster_roasting_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_purge ON roaster_roasting_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_roasting_result_backup ON roaster_roasting_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_roasting_result_came AFTER INSERT ON roaster_roasting_result FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_roasting_result', 'roasting_result_date');
CREATE TRIGGER roaster_roasting_result_went AFTER UPDATE ON roaster_roasting_result FOR EACH ROW WHEN ((OLD.roasting_result_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.roasting_result_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_roasting_result', 'roasting_result_date');
GRANT SELECT, INSERT, UPDATE ON roaster_roasting_result TO hanjan_app;
GRANT SELECT, DELETE ON roaster_roasting_result TO hanjan_backup;

CREATE TABLE roaster_roasting_result_greenbean (
  org bigint NOT NULL,
  roasting_result_key bigint NOT NULL,
  nth integer NOT NULL,
  greenbean_order integer,
  greenbean_roaster_seq bigint NOT NULL,
  greenbean_year integer NOT NULL,
  greenbean_mass integer NOT NULL,
  greenbean_percent integer,
  greenbean_moisture integer,
  greenbean_year_seq bigint,
  CONSTRAINT roaster_roasting_result_greenbean_pkey PRIMARY KEY (org, roasting_result_key, nth),
  CONSTRAINT roaster_roasting_result_greenbean_roasting_result_key_fkey FOREIGN KEY (org, roasting_result_key) REFERENCES roaster_roasting_result (org, roasting_result_key) ON DELETE CASCADE,
  CONSTRAINT roaster_roasting_result_greenbean_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_order_check CHECK (greenbean_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_roaster_seq_check CHECK (greenbean_roaster_seq > 0),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_year_check CHECK (greenbean_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_mass_check CHECK (greenbean_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_percent_check CHECK (greenbean_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_moisture_check CHECK (greenbean_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_year_seq_check CHECK (greenbean_year_seq > 0),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_roaster_seq_fkey FOREIGN KEY (org, greenbean_roaster_seq) REFERENCES roaster_greenbean (org, greenbean_roaster_seq),
  CONSTRAINT roaster_roasting_result_greenbean_greenbean_year_seq_fkey FOREIGN KEY (org, greenbean_year_seq) REFERENCES roaster_greenbean_year (org, greenbean_year_seq)
);
CREATE INDEX roaster_roasting_result_greenbean_greenbean_roaster_seq_users ON roaster_roasting_result_greenbean (org, greenbean_roaster_seq);
CREATE INDEX roaster_roasting_result_greenbean_greenbean_year_seq_users ON roaster_roasting_result_greenbean (org, greenbean_year_seq);
ALTER TABLE roaster_roasting_result_greenbean ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_result_greenbean FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_result_greenbean_read ON roaster_roasting_result_greenbean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_greenbean_write ON roaster_roasting_result_greenbean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_greenbean_edit ON roaster_roasting_result_greenbean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_greenbean_drop ON roaster_roasting_result_greenbean FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_result_greenbean_backup ON roaster_roasting_result_greenbean FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_roasting_result_greenbean TO hanjan_app;
GRANT SELECT ON roaster_roasting_result_greenbean TO hanjan_backup;

CREATE TABLE roaster_blending_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  blending_result_key bigint GENERATED ALWAYS AS IDENTITY,
  blending_result_date date NOT NULL,
  blending_result_year integer NOT NULL,
  blending_result_seq integer NOT NULL,
  blending_seq bigint,
  blending_name_locale text,
  blending_name text,
  roasting_instock_change boolean NOT NULL DEFAULT true,
  blending_instock integer,
  blending_total_mass integer,
  blending_single_origin boolean NOT NULL DEFAULT false,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  blending_country_list text[],
  blending_country_etc text,
  blending_grade_list text[],
  blending_grade_etc text,
  blending_grade_detail_list text[],
  blending_grade_detail_etc text,
  blending_variety_list text[],
  blending_variety_etc text,
  blending_process_list text[],
  blending_process_etc text,
  roaster_public_stage text NOT NULL,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  blending_result_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_result_uuid_cafe uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_result_desc text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(blending_name), '') || ' ' || coalesce(initials_of(blending_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_blending_result_pkey PRIMARY KEY (org, blending_result_key),
  CONSTRAINT roaster_blending_result_blending_result_year_blending_result_se UNIQUE (org, blending_result_year, blending_result_seq),
  CONSTRAINT roaster_blending_result_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_blending_result_blending_result_year_check CHECK (blending_result_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_blending_result_blending_result_seq_check CHECK (blending_result_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_blending_seq_check CHECK (blending_seq > 0),
  CONSTRAINT roaster_blending_result_blending_name_locale_check CHECK (octet_length(blending_name_locale) <= 300),
  CONSTRAINT roaster_blending_result_blending_name_check CHECK (octet_length(blending_name) <= 300),
  CONSTRAINT roaster_blending_result_blending_instock_check CHECK (blending_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_result_blending_total_mass_check CHECK (blending_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_result_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_blending_country_list_check CHECK (octet_length(array_to_string(blending_country_list, ',')) <= 6000 AND array_to_string(blending_country_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_country_etc_check CHECK (octet_length(blending_country_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_grade_list_check CHECK (octet_length(array_to_string(blending_grade_list, ',')) <= 6000 AND array_to_string(blending_grade_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_grade_etc_check CHECK (octet_length(blending_grade_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_grade_detail_list_check CHECK (octet_length(array_to_string(blending_grade_detail_list, ',')) <= 6000 AND array_to_string(blending_grade_detail_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_grade_detail_etc_check CHECK (octet_length(blending_grade_detail_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_variety_list_check CHECK (octet_length(array_to_string(blending_variety_list, ',')) <= 6000 AND array_to_string(blending_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_variety_etc_check CHECK (octet_length(blending_variety_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_process_list_check CHECK (octet_length(array_to_string(blending_process_list, ',')) <= 6000 AND array_to_string(blending_process_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_process_etc_check CHECK (octet_length(blending_process_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_roaster_public_stage_check CHECK (roaster_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_blending_result_desc_check CHECK (octet_length(blending_result_desc) <= 5000),
  CONSTRAINT roaster_blending_result_blending_seq_fkey FOREIGN KEY (org, blending_seq) REFERENCES roaster_blending (org, blending_seq)
);
CREATE INDEX roaster_blending_result_blending_result_date_desc_list ON roaster_blending_result (org, blending_result_date DESC, blending_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_blending_result_blending_instock_desc_list ON roaster_blending_result (org, blending_instock DESC NULLS LAST, blending_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_blending_result_removed ON roaster_blending_result (org, removed_at, blending_result_key) WHERE removed_at IS NOT NULL;
CREATE INDEX roaster_blending_result_rgst_by_found ON roaster_blending_result (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_blending_result_uuid ON roaster_blending_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_blending_result_blending_result_uuid_str_link ON roaster_blending_result (blending_result_uuid_str);
CREATE UNIQUE INDEX roaster_blending_result_blending_result_uuid_cafe_link ON roaster_blending_result (blending_result_uuid_cafe);
CREATE INDEX roaster_blending_result_blending_seq_users ON roaster_blending_result (org, blending_seq);
CREATE POLICY roaster_blending_result_count ON roaster_blending_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (blending_result_key, blending_country_list, blending_grade_list, blending_grade_detail_list, blending_variety_list, blending_process_list, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, removed_at) ON roaster_blending_result TO hanjan_count;
ALTER TABLE roaster_blending_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_result FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_result_read ON roaster_blending_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_write ON roaster_blending_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_edit ON roaster_blending_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_purge ON roaster_blending_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_blending_result_backup ON roaster_blending_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_blending_result_came AFTER INSERT ON roaster_blending_result FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_blending_result', 'blending_result_date');
CREATE TRIGGER roaster_blending_result_went AFTER UPDATE ON roaster_blending_result FOR EACH ROW WHEN ((OLD.blending_result_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.blending_result_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_blending_result', 'blending_result_date');
GRANT SELECT, INSERT, UPDATE ON roaster_blending_result TO hanjan_app;
GRANT SELECT, DELETE ON roaster_blending_result TO hanjan_backup;

CREATE TABLE roaster_blending_result_batch (
  org bigint NOT NULL,
  blending_result_key bigint NOT NULL,
  nth integer NOT NULL,
  roasting_order integer,
  roasting_result_year integer,
  roasting_result_seq integer NOT NULL,
  roasting_mass integer NOT NULL,
  roasting_percent integer,
  roasting_loss integer,
  roasting_organic_loss numeric(5,1),
  roasting_moisture integer,
  roasting_result_key bigint,
  CONSTRAINT roaster_blending_result_batch_pkey PRIMARY KEY (org, blending_result_key, nth),
  CONSTRAINT roaster_blending_result_batch_blending_result_key_fkey FOREIGN KEY (org, blending_result_key) REFERENCES roaster_blending_result (org, blending_result_key) ON DELETE CASCADE,
  CONSTRAINT roaster_blending_result_batch_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_blending_result_batch_roasting_order_check CHECK (roasting_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_batch_roasting_result_year_check CHECK (roasting_result_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_blending_result_batch_roasting_result_seq_check CHECK (roasting_result_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_batch_roasting_mass_check CHECK (roasting_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_blending_result_batch_roasting_percent_check CHECK (roasting_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_loss_check CHECK (roasting_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_organic_loss_check CHECK (roasting_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_moisture_check CHECK (roasting_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_result_key_check CHECK (roasting_result_key > 0),
  CONSTRAINT roaster_blending_result_batch_roasting_result_key_fkey FOREIGN KEY (org, roasting_result_key) REFERENCES roaster_roasting_result (org, roasting_result_key)
);
CREATE INDEX roaster_blending_result_batch_roasting_result_key_users ON roaster_blending_result_batch (org, roasting_result_key);
ALTER TABLE roaster_blending_result_batch ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_result_batch FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_result_batch_read ON roaster_blending_result_batch FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_write ON roaster_blending_result_batch FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_edit ON roaster_blending_result_batch FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_drop ON roaster_blending_result_batch FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_backup ON roaster_blending_result_batch FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_blending_result_batch TO hanjan_app;
GRANT SELECT ON roaster_blending_result_batch TO hanjan_backup;

CREATE TABLE roaster_qc_brewing_default (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  brewing_seq bigint GENERATED ALWAYS AS IDENTITY,
  brewing_name_locale text,
  brewing_name text,
  brewing_type text,
  brewing_type_etc text,
  brewing_result_type text,
  brewing_bean_mass integer,
  brewing_mass integer,
  brewing_temp integer,
  brewing_term integer,
  brewing_grinder_point integer,
  brewing_step_use boolean NOT NULL DEFAULT false,
  brewing_detail_use boolean NOT NULL DEFAULT false,
  brewing_bar integer,
  brewing_basket text,
  brewing_shower text,
  brewing_temper text,
  brewing_dist text,
  brewing_wdt boolean NOT NULL DEFAULT false,
  brewing_temping_bar integer,
  brewing_machine_seq bigint,
  brewing_grinder_seq bigint,
  brewing_grinder_zeropoint integer,
  brewing_grinder_temp integer,
  brewing_grinder_rpm integer,
  brewing_grinder_term integer,
  brewing_rdt boolean NOT NULL DEFAULT false,
  brewing_water text,
  brewing_water_hard integer,
  brewing_water_alk integer,
  brewing_water_tds integer,
  brewing_start_time timestamptz(0),
  brewing_start_mass integer,
  brewing_step1_term integer,
  brewing_step1_mass integer,
  brewing_step1_bar integer,
  brewing_step1_flux integer,
  brewing_step2_term integer,
  brewing_step2_mass integer,
  brewing_step2_bar integer,
  brewing_step2_flux integer,
  brewing_step3_term integer,
  brewing_step3_mass integer,
  brewing_step3_bar integer,
  brewing_step3_flux integer,
  brewing_step4_term integer,
  brewing_step4_mass integer,
  brewing_step4_bar integer,
  brewing_step4_flux integer,
  brewing_step5_term integer,
  brewing_step5_mass integer,
  brewing_step5_bar integer,
  brewing_step5_flux integer,
  brewing_step6_term integer,
  brewing_step6_mass integer,
  brewing_step6_bar integer,
  brewing_step6_flux integer,
  brewing_step7_term integer,
  brewing_step7_mass integer,
  brewing_step7_bar integer,
  brewing_step7_flux integer,
  brewing_step8_term integer,
  brewing_step8_mass integer,
  brewing_step8_bar integer,
  brewing_step8_flux integer,
  brewing_step9_term integer,
  brewing_step9_mass integer,
  brewing_step9_bar integer,
  brewing_step9_flux integer,
  brewing_step_end_term integer,
  brewing_step_end_mass integer,
  brewing_step_end_calc integer,
  brewing_step_end_split integer,
  brewing_result_total integer,
  brewing_result_calc integer,
  brewing_public boolean NOT NULL DEFAULT false,
  brewing_use boolean NOT NULL DEFAULT true,
  brewing_default_memo text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(brewing_name), '') || ' ' || coalesce(initials_of(brewing_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_qc_brewing_default_pkey PRIMARY KEY (org, brewing_seq),
  CONSTRAINT roaster_qc_brewing_default_named CHECK (num_nonnulls(brewing_name, brewing_name_locale) > 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_name_locale_check CHECK (octet_length(brewing_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_name_check CHECK (octet_length(brewing_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_type_check CHECK (brewing_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_qc_brewing_default_brewing_type_etc_check CHECK (octet_length(brewing_type_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_result_type_check CHECK (brewing_result_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_qc_brewing_default_brewing_bean_mass_check CHECK (brewing_bean_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_mass_check CHECK (brewing_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_temp_check CHECK (brewing_temp BETWEEN 0 AND 30000),
  CONSTRAINT roaster_qc_brewing_default_brewing_term_check CHECK (brewing_term BETWEEN 0 AND 86400000 AND brewing_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_point_check CHECK (brewing_grinder_point BETWEEN -1000000 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_bar_check CHECK (brewing_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_basket_check CHECK (octet_length(brewing_basket) <= 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_shower_check CHECK (octet_length(brewing_shower) <= 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_temper_check CHECK (octet_length(brewing_temper) <= 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_dist_check CHECK (octet_length(brewing_dist) <= 300),
  CONSTRAINT roaster_qc_brewing_default_brewing_temping_bar_check CHECK (brewing_temping_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_machine_seq_check CHECK (brewing_machine_seq > 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_seq_check CHECK (brewing_grinder_seq > 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_zeropoint_check CHECK (brewing_grinder_zeropoint BETWEEN -1000000 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_temp_check CHECK (brewing_grinder_temp BETWEEN 0 AND 30000),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_rpm_check CHECK (brewing_grinder_rpm BETWEEN 0 AND 30000),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_term_check CHECK (brewing_grinder_term BETWEEN 0 AND 86400000 AND brewing_grinder_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_water_check CHECK (brewing_water ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_qc_brewing_default_brewing_water_hard_check CHECK (brewing_water_hard BETWEEN 0 AND 10000),
  CONSTRAINT roaster_qc_brewing_default_brewing_water_alk_check CHECK (brewing_water_alk BETWEEN 0 AND 10000),
  CONSTRAINT roaster_qc_brewing_default_brewing_water_tds_check CHECK (brewing_water_tds BETWEEN 0 AND 10000),
  CONSTRAINT roaster_qc_brewing_default_brewing_start_time_check CHECK (brewing_start_time BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_qc_brewing_default_brewing_start_mass_check CHECK (brewing_start_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step1_term_check CHECK (brewing_step1_term BETWEEN 0 AND 86400000 AND brewing_step1_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step1_mass_check CHECK (brewing_step1_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step1_bar_check CHECK (brewing_step1_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step1_flux_check CHECK (brewing_step1_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step2_term_check CHECK (brewing_step2_term BETWEEN 0 AND 86400000 AND brewing_step2_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step2_mass_check CHECK (brewing_step2_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step2_bar_check CHECK (brewing_step2_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step2_flux_check CHECK (brewing_step2_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step3_term_check CHECK (brewing_step3_term BETWEEN 0 AND 86400000 AND brewing_step3_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step3_mass_check CHECK (brewing_step3_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step3_bar_check CHECK (brewing_step3_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step3_flux_check CHECK (brewing_step3_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step4_term_check CHECK (brewing_step4_term BETWEEN 0 AND 86400000 AND brewing_step4_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step4_mass_check CHECK (brewing_step4_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step4_bar_check CHECK (brewing_step4_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step4_flux_check CHECK (brewing_step4_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step5_term_check CHECK (brewing_step5_term BETWEEN 0 AND 86400000 AND brewing_step5_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step5_mass_check CHECK (brewing_step5_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step5_bar_check CHECK (brewing_step5_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step5_flux_check CHECK (brewing_step5_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step6_term_check CHECK (brewing_step6_term BETWEEN 0 AND 86400000 AND brewing_step6_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step6_mass_check CHECK (brewing_step6_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step6_bar_check CHECK (brewing_step6_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step6_flux_check CHECK (brewing_step6_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step7_term_check CHECK (brewing_step7_term BETWEEN 0 AND 86400000 AND brewing_step7_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step7_mass_check CHECK (brewing_step7_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step7_bar_check CHECK (brewing_step7_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step7_flux_check CHECK (brewing_step7_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step8_term_check CHECK (brewing_step8_term BETWEEN 0 AND 86400000 AND brewing_step8_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step8_mass_check CHECK (brewing_step8_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step8_bar_check CHECK (brewing_step8_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step8_flux_check CHECK (brewing_step8_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step9_term_check CHECK (brewing_step9_term BETWEEN 0 AND 86400000 AND brewing_step9_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step9_mass_check CHECK (brewing_step9_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step9_bar_check CHECK (brewing_step9_bar BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step9_flux_check CHECK (brewing_step9_flux BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step_end_term_check CHECK (brewing_step_end_term BETWEEN 0 AND 86400000 AND brewing_step_end_term % 100 = 0),
  CONSTRAINT roaster_qc_brewing_default_brewing_step_end_mass_check CHECK (brewing_step_end_mass BETWEEN 0 AND 1000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step_end_calc_check CHECK (brewing_step_end_calc BETWEEN 0 AND 11000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_step_end_split_check CHECK (brewing_step_end_split BETWEEN -11000000 AND 11000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_result_total_check CHECK (brewing_result_total BETWEEN 0 AND 11000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_result_calc_check CHECK (brewing_result_calc BETWEEN -11000000 AND 11000000),
  CONSTRAINT roaster_qc_brewing_default_brewing_default_memo_check CHECK (octet_length(brewing_default_memo) <= 3000),
  CONSTRAINT roaster_qc_brewing_default_brewing_machine_seq_fkey FOREIGN KEY (org, brewing_machine_seq) REFERENCES roaster_equip (org, roaster_equip_seq),
  CONSTRAINT roaster_qc_brewing_default_brewing_grinder_seq_fkey FOREIGN KEY (org, brewing_grinder_seq) REFERENCES roaster_equip (org, roaster_equip_seq)
);
CREATE INDEX roaster_qc_brewing_default_rgst_at_desc_list ON roaster_qc_brewing_default (org, rgst_at DESC, brewing_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_brewing_default_removed ON roaster_qc_brewing_default (org, removed_at, brewing_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_qc_brewing_default_uuid ON roaster_qc_brewing_default (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_brewing_default_brewing_machine_seq_users ON roaster_qc_brewing_default (org, brewing_machine_seq);
CREATE INDEX roaster_qc_brewing_default_brewing_grinder_seq_users ON roaster_qc_brewing_default (org, brewing_grinder_seq);
CREATE POLICY roaster_qc_brewing_default_count ON roaster_qc_brewing_default FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (brewing_seq, brewing_type, brewing_result_type, brewing_water, removed_at) ON roaster_qc_brewing_default TO hanjan_count;
ALTER TABLE roaster_qc_brewing_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_brewing_default FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_brewing_default_read ON roaster_qc_brewing_default FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_brewing_default_write ON roaster_qc_brewing_default FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_brewing_default_edit ON roaster_qc_brewing_default FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_brewing_default_purge ON roaster_qc_brewing_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_brewing_default_backup ON roaster_qc_brewing_default FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_brewing_default_came AFTER INSERT ON roaster_qc_brewing_default FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_brewing_default', 'rgst_at');
CREATE TRIGGER roaster_qc_brewing_default_went AFTER UPDATE ON roaster_qc_brewing_default FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_brewing_default', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_qc_brewing_default TO hanjan_app;
GRANT SELECT, DELETE ON roaster_qc_brewing_default TO hanjan_backup;

CREATE TABLE roaster_qc_blending_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  cupnote_satis integer,
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
  blending_result_key bigint NOT NULL,
  blending_result_date date,
  brewing_date_term integer,
  brewing_result_use boolean NOT NULL DEFAULT false,
  brewing_seq bigint,
  outside_air integer,
  outside_humidity integer,
  inside_air integer,
  inside_humidity integer,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_qc_blending_result_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT roaster_qc_blending_result_named CHECK (num_nonnulls(cupnote_name, cupnote_name_locale) > 0),
  CONSTRAINT roaster_qc_blending_result_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT roaster_qc_blending_result_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT roaster_qc_blending_result_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_qc_blending_result_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_result_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_result_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_result_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_result_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_result_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT roaster_qc_blending_result_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT roaster_qc_blending_result_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT roaster_qc_blending_result_blending_result_key_check CHECK (blending_result_key > 0),
  CONSTRAINT roaster_qc_blending_result_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_qc_blending_result_brewing_date_term_check CHECK (brewing_date_term BETWEEN -2147483647 AND 2147483647),
  CONSTRAINT roaster_qc_blending_result_brewing_seq_check CHECK (brewing_seq > 0),
  CONSTRAINT roaster_qc_blending_result_outside_air_check CHECK (outside_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_qc_blending_result_outside_humidity_check CHECK (outside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_blending_result_inside_air_check CHECK (inside_air BETWEEN -6000 AND 6000),
  CONSTRAINT roaster_qc_blending_result_inside_humidity_check CHECK (inside_humidity BETWEEN 0 AND 1000),
  CONSTRAINT roaster_qc_blending_result_blending_result_key_fkey FOREIGN KEY (org, blending_result_key) REFERENCES roaster_blending_result (org, blending_result_key),
  CONSTRAINT roaster_qc_blending_result_brewing_seq_fkey FOREIGN KEY (org, brewing_seq) REFERENCES roaster_qc_brewing_default (org, brewing_seq)
);
CREATE INDEX roaster_qc_blending_result_cupnote_date_desc_list ON roaster_qc_blending_result (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_blending_result_removed ON roaster_qc_blending_result (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_qc_blending_result_uuid ON roaster_qc_blending_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_blending_result_blending_result_key_users ON roaster_qc_blending_result (org, blending_result_key);
CREATE INDEX roaster_qc_blending_result_brewing_seq_users ON roaster_qc_blending_result (org, brewing_seq);
CREATE POLICY roaster_qc_blending_result_count ON roaster_qc_blending_result FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_blending_result TO hanjan_count;
ALTER TABLE roaster_qc_blending_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_blending_result FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_blending_result_read ON roaster_qc_blending_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_result_write ON roaster_qc_blending_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_result_edit ON roaster_qc_blending_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_result_purge ON roaster_qc_blending_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_blending_result_backup ON roaster_qc_blending_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_blending_result_came AFTER INSERT ON roaster_qc_blending_result FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_blending_result', 'cupnote_date');
CREATE TRIGGER roaster_qc_blending_result_went AFTER UPDATE ON roaster_qc_blending_result FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_blending_result', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON roaster_qc_blending_result TO hanjan_app;
GRANT SELECT, DELETE ON roaster_qc_blending_result TO hanjan_backup;

CREATE TABLE roaster_qc_blending (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  cupnote_satis integer,
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
  blending_seq bigint NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_qc_blending_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT roaster_qc_blending_named CHECK (num_nonnulls(cupnote_name, cupnote_name_locale) > 0),
  CONSTRAINT roaster_qc_blending_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT roaster_qc_blending_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT roaster_qc_blending_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_qc_blending_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_blending_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_blending_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT roaster_qc_blending_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT roaster_qc_blending_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT roaster_qc_blending_blending_seq_check CHECK (blending_seq > 0),
  CONSTRAINT roaster_qc_blending_blending_seq_fkey FOREIGN KEY (org, blending_seq) REFERENCES roaster_blending (org, blending_seq)
);
CREATE INDEX roaster_qc_blending_cupnote_date_desc_list ON roaster_qc_blending (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_blending_removed ON roaster_qc_blending (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_qc_blending_uuid ON roaster_qc_blending (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_blending_blending_seq_users ON roaster_qc_blending (org, blending_seq);
CREATE POLICY roaster_qc_blending_count ON roaster_qc_blending FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_blending TO hanjan_count;
ALTER TABLE roaster_qc_blending ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_blending FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_blending_read ON roaster_qc_blending FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_write ON roaster_qc_blending FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_edit ON roaster_qc_blending FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_blending_purge ON roaster_qc_blending FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_blending_backup ON roaster_qc_blending FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_blending_came AFTER INSERT ON roaster_qc_blending FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_blending', 'cupnote_date');
CREATE TRIGGER roaster_qc_blending_went AFTER UPDATE ON roaster_qc_blending FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_blending', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON roaster_qc_blending TO hanjan_app;
GRANT SELECT, DELETE ON roaster_qc_blending TO hanjan_backup;

CREATE TABLE roaster_qc_roasting (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  cupnote_satis integer,
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
  roasting_result_key bigint NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_qc_roasting_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT roaster_qc_roasting_named CHECK (num_nonnulls(cupnote_name, cupnote_name_locale) > 0),
  CONSTRAINT roaster_qc_roasting_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT roaster_qc_roasting_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT roaster_qc_roasting_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_qc_roasting_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_roasting_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_roasting_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_roasting_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_roasting_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_roasting_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT roaster_qc_roasting_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT roaster_qc_roasting_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT roaster_qc_roasting_roasting_result_key_check CHECK (roasting_result_key > 0),
  CONSTRAINT roaster_qc_roasting_roasting_result_key_fkey FOREIGN KEY (org, roasting_result_key) REFERENCES roaster_roasting_result (org, roasting_result_key)
);
CREATE INDEX roaster_qc_roasting_cupnote_date_desc_list ON roaster_qc_roasting (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_roasting_removed ON roaster_qc_roasting (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_qc_roasting_uuid ON roaster_qc_roasting (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_roasting_roasting_result_key_users ON roaster_qc_roasting (org, roasting_result_key);
CREATE POLICY roaster_qc_roasting_count ON roaster_qc_roasting FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_roasting TO hanjan_count;
ALTER TABLE roaster_qc_roasting ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_roasting FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_roasting_read ON roaster_qc_roasting FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_write ON roaster_qc_roasting FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_edit ON roaster_qc_roasting FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_purge ON roaster_qc_roasting FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_roasting_backup ON roaster_qc_roasting FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_roasting_came AFTER INSERT ON roaster_qc_roasting FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_roasting', 'cupnote_date');
CREATE TRIGGER roaster_qc_roasting_went AFTER UPDATE ON roaster_qc_roasting FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_roasting', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON roaster_qc_roasting TO hanjan_app;
GRANT SELECT, DELETE ON roaster_qc_roasting TO hanjan_backup;

CREATE TABLE roaster_qc_greenbean (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  cupnote_seq bigint GENERATED ALWAYS AS IDENTITY,
  cupnote_name_locale text,
  cupnote_name text,
  cupnote_date date NOT NULL,
  cupnote_main boolean NOT NULL DEFAULT false,
  cupnote_satis integer,
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
  greenbean_year_seq bigint NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(cupnote_name), '') || ' ' || coalesce(initials_of(cupnote_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_qc_greenbean_pkey PRIMARY KEY (org, cupnote_seq),
  CONSTRAINT roaster_qc_greenbean_named CHECK (num_nonnulls(cupnote_name, cupnote_name_locale) > 0),
  CONSTRAINT roaster_qc_greenbean_cupnote_name_locale_check CHECK (octet_length(cupnote_name_locale) <= 300),
  CONSTRAINT roaster_qc_greenbean_cupnote_name_check CHECK (octet_length(cupnote_name) <= 300),
  CONSTRAINT roaster_qc_greenbean_cupnote_date_check CHECK (cupnote_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_qc_greenbean_cupnote_satis_check CHECK (cupnote_satis BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_balance_point_check CHECK (cupnote_balance_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_aroma_point_check CHECK (cupnote_aroma_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_sweetness_point_check CHECK (cupnote_sweetness_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_body_point_check CHECK (cupnote_body_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_flavor_point_check CHECK (cupnote_flavor_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_acidity_point_check CHECK (cupnote_acidity_point BETWEEN 0 AND 10),
  CONSTRAINT roaster_qc_greenbean_cupnote_flavor_list_check CHECK (octet_length(array_to_string(cupnote_flavor_list, ',')) <= 500 AND array_to_string(cupnote_flavor_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_greenbean_cupnote_aftertaste_list_check CHECK (octet_length(array_to_string(cupnote_aftertaste_list, ',')) <= 300 AND array_to_string(cupnote_aftertaste_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_greenbean_cupnote_texture_list_check CHECK (octet_length(array_to_string(cupnote_texture_list, ',')) <= 300 AND array_to_string(cupnote_texture_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_greenbean_cupnote_feeling_list_check CHECK (octet_length(array_to_string(cupnote_feeling_list, ',')) <= 300 AND array_to_string(cupnote_feeling_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_qc_greenbean_cupnote_etc_list_check CHECK (octet_length(array_to_string(cupnote_etc_list, ',')) <= 300),
  CONSTRAINT roaster_qc_greenbean_cupnote_desc_check CHECK (octet_length(cupnote_desc) <= 10000),
  CONSTRAINT roaster_qc_greenbean_cupnote_flavor_wheel_rotate_check CHECK (cupnote_flavor_wheel_rotate BETWEEN -1800 AND 1800),
  CONSTRAINT roaster_qc_greenbean_greenbean_year_seq_check CHECK (greenbean_year_seq > 0),
  CONSTRAINT roaster_qc_greenbean_greenbean_year_seq_fkey FOREIGN KEY (org, greenbean_year_seq) REFERENCES roaster_greenbean_year (org, greenbean_year_seq)
);
CREATE INDEX roaster_qc_greenbean_cupnote_date_desc_list ON roaster_qc_greenbean (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_greenbean_removed ON roaster_qc_greenbean (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_qc_greenbean_uuid ON roaster_qc_greenbean (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_greenbean_greenbean_year_seq_users ON roaster_qc_greenbean (org, greenbean_year_seq);
CREATE POLICY roaster_qc_greenbean_count ON roaster_qc_greenbean FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (cupnote_seq, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, removed_at) ON roaster_qc_greenbean TO hanjan_count;
ALTER TABLE roaster_qc_greenbean ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_greenbean FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_greenbean_read ON roaster_qc_greenbean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_write ON roaster_qc_greenbean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_edit ON roaster_qc_greenbean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_purge ON roaster_qc_greenbean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_greenbean_backup ON roaster_qc_greenbean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_greenbean_came AFTER INSERT ON roaster_qc_greenbean FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_greenbean', 'cupnote_date');
CREATE TRIGGER roaster_qc_greenbean_went AFTER UPDATE ON roaster_qc_greenbean FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_greenbean', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE ON roaster_qc_greenbean TO hanjan_app;
GRANT SELECT, DELETE ON roaster_qc_greenbean TO hanjan_backup;

CREATE TABLE roaster_event (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  event_key bigint GENERATED ALWAYS AS IDENTITY,
  event_year integer NOT NULL,
  event_seq integer NOT NULL,
  event_start timestamptz(0) NOT NULL,
  event_end timestamptz(0) NOT NULL,
  event_type text NOT NULL,
  event_name_locale text,
  event_name text,
  event_desc text,
  event_uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  initials text GENERATED ALWAYS AS (coalesce(initials_of(event_name), '') || ' ' || coalesce(initials_of(event_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_event_pkey PRIMARY KEY (org, event_key),
  CONSTRAINT roaster_event_event_year_event_seq_key UNIQUE (org, event_year, event_seq),
  CONSTRAINT roaster_event_event_year_check CHECK (event_year BETWEEN 1899 AND 3000),
  CONSTRAINT roaster_event_event_seq_check CHECK (event_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_event_event_start_check CHECK (event_start BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_event_event_end_check CHECK (event_end BETWEEN '1900-01-01T00:00:00.000Z' AND '2999-12-31T23:59:59.000Z'),
  CONSTRAINT roaster_event_event_type_check CHECK (event_type IN ('SGNP', 'CSTMR')),
  CONSTRAINT roaster_event_event_name_locale_check CHECK (octet_length(event_name_locale) <= 300),
  CONSTRAINT roaster_event_event_name_check CHECK (octet_length(event_name) <= 300),
  CONSTRAINT roaster_event_event_desc_check CHECK (octet_length(event_desc) <= 3000)
);
CREATE INDEX roaster_event_event_start_desc_list ON roaster_event (org, event_start DESC, event_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_event_removed ON roaster_event (org, removed_at, event_key) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_event_uuid ON roaster_event (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_event_event_uuid_link ON roaster_event (event_uuid);
CREATE FUNCTION event_status(roaster_event) RETURNS integer STABLE LANGUAGE sql AS 'SELECT CASE WHEN now() < $1.event_start THEN -1 WHEN now() < $1.event_end THEN 0 WHEN now() >= $1.event_end THEN 1 END';
CREATE POLICY roaster_event_count ON roaster_event FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (event_key, event_type, removed_at) ON roaster_event TO hanjan_count;
ALTER TABLE roaster_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_event FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_event_read ON roaster_event FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_write ON roaster_event FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_edit ON roaster_event FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_event_purge ON roaster_event FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_event_backup ON roaster_event FOR SELECT TO hanjan_backup USING (true);
CREATE POLICY roaster_event_link ON roaster_event FOR SELECT USING (event_uuid = link_of() AND removed_at IS NULL);
CREATE TRIGGER roaster_event_came AFTER INSERT ON roaster_event FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_event', 'event_start');
CREATE TRIGGER roaster_event_went AFTER UPDATE ON roaster_event FOR EACH ROW WHEN ((OLD.event_start, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.event_start, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_event', 'event_start');
GRANT SELECT, INSERT, UPDATE ON roaster_event TO hanjan_app;
GRANT SELECT, DELETE ON roaster_event TO hanjan_backup;

CREATE TABLE roaster_supplier (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  supplier_seq bigint GENERATED ALWAYS AS IDENTITY,
  supplier_type text NOT NULL,
  supplier_name_locale text,
  supplier_name text,
  supplier_country text,
  supplier_company_seq bigint,
  supplier_person text,
  supplier_phone text,
  supplier_mail text,
  supplier_site text,
  supplier_use boolean NOT NULL DEFAULT true,
  supplier_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(supplier_name), '') || ' ' || coalesce(initials_of(supplier_name_locale), '') || ' ' || coalesce(initials_of(supplier_person), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_supplier_pkey PRIMARY KEY (org, supplier_seq),
  CONSTRAINT roaster_supplier_named CHECK (num_nonnulls(supplier_name, supplier_name_locale) > 0),
  CONSTRAINT roaster_supplier_supplier_type_check CHECK (supplier_type IN ('IMPT', 'FARM', 'COOP', 'WHSL', 'MAKR', 'OTHR')),
  CONSTRAINT roaster_supplier_supplier_name_locale_check CHECK (octet_length(supplier_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_supplier_supplier_name_check CHECK (octet_length(supplier_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_supplier_supplier_country_check CHECK (supplier_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_supplier_supplier_company_seq_check CHECK (supplier_company_seq > 0),
  CONSTRAINT roaster_supplier_supplier_person_check CHECK (octet_length(supplier_person) <= 300),
  CONSTRAINT roaster_supplier_supplier_phone_check CHECK (octet_length(supplier_phone) <= 100),
  CONSTRAINT roaster_supplier_supplier_mail_check CHECK (octet_length(supplier_mail) <= 300),
  CONSTRAINT roaster_supplier_supplier_site_check CHECK (octet_length(supplier_site) BETWEEN 0 AND 1000 AND supplier_site ~ '^(https?://|/)' AND supplier_site !~ '^//|[[:space:]\\]'),
  CONSTRAINT roaster_supplier_supplier_note_check CHECK (octet_length(supplier_note) <= 10000),
  CONSTRAINT roaster_supplier_supplier_company_seq_fkey FOREIGN KEY (supplier_company_seq) REFERENCES company (company_seq)
);
CREATE INDEX roaster_supplier_rgst_at_desc_list ON roaster_supplier (org, rgst_at DESC, supplier_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_supplier_removed ON roaster_supplier (org, removed_at, supplier_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_supplier_uuid ON roaster_supplier (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_supplier_supplier_company_seq_uses ON roaster_supplier (supplier_company_seq) WHERE supplier_company_seq IS NOT NULL;
CREATE POLICY roaster_supplier_count ON roaster_supplier FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (supplier_seq, supplier_type, supplier_country, supplier_company_seq, removed_at) ON roaster_supplier TO hanjan_count;
CREATE POLICY roaster_supplier_merge_read ON roaster_supplier FOR SELECT TO hanjan_merge USING (true);
CREATE POLICY roaster_supplier_merge ON roaster_supplier FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));
GRANT SELECT (supplier_company_seq), UPDATE (supplier_company_seq) ON roaster_supplier TO hanjan_merge;
ALTER TABLE roaster_supplier ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_supplier FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_supplier_read ON roaster_supplier FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_write ON roaster_supplier FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_edit ON roaster_supplier FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_purge ON roaster_supplier FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_supplier_backup ON roaster_supplier FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_supplier_came AFTER INSERT ON roaster_supplier FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_supplier', 'rgst_at');
CREATE TRIGGER roaster_supplier_went AFTER UPDATE ON roaster_supplier FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_supplier', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_supplier TO hanjan_app;
GRANT SELECT, DELETE ON roaster_supplier TO hanjan_backup;

CREATE TABLE roaster_supplier_supplier_offers (
  org bigint NOT NULL,
  supplier_seq bigint NOT NULL,
  nth integer NOT NULL,
  offer_order integer,
  offer_name text NOT NULL,
  offer_crop integer,
  offer_price integer,
  offer_bags integer,
  offer_asked date,
  offer_received date,
  offer_score integer,
  offer_note text,
  CONSTRAINT roaster_supplier_supplier_offers_pkey PRIMARY KEY (org, supplier_seq, nth),
  CONSTRAINT roaster_supplier_supplier_offers_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES roaster_supplier (org, supplier_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_supplier_supplier_offers_nth_check CHECK (nth BETWEEN 1 AND 100),
  CONSTRAINT roaster_supplier_supplier_offers_offer_order_check CHECK (offer_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_supplier_supplier_offers_offer_name_check CHECK (octet_length(offer_name) <= 300),
  CONSTRAINT roaster_supplier_supplier_offers_offer_crop_check CHECK (offer_crop BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_supplier_supplier_offers_offer_price_check CHECK (offer_price BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_bags_check CHECK (offer_bags BETWEEN 1 AND 100000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_asked_check CHECK (offer_asked BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_supplier_supplier_offers_offer_received_check CHECK (offer_received BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_supplier_supplier_offers_offer_score_check CHECK (offer_score BETWEEN 0 AND 10000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_note_check CHECK (octet_length(offer_note) <= 1000)
);
ALTER TABLE roaster_supplier_supplier_offers ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_supplier_supplier_offers FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_supplier_supplier_offers_read ON roaster_supplier_supplier_offers FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_write ON roaster_supplier_supplier_offers FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_edit ON roaster_supplier_supplier_offers FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_drop ON roaster_supplier_supplier_offers FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_backup ON roaster_supplier_supplier_offers FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_supplier_supplier_offers TO hanjan_app;
GRANT SELECT ON roaster_supplier_supplier_offers TO hanjan_backup;

CREATE TABLE roaster_material (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  material_seq bigint GENERATED ALWAYS AS IDENTITY,
  material_type text NOT NULL,
  material_name_locale text,
  material_name text,
  supplier_seq bigint,
  material_unit text NOT NULL,
  material_content integer,
  material_reorder integer,
  material_instock integer,
  material_low boolean NOT NULL DEFAULT false,
  material_price integer,
  material_place text,
  material_use boolean NOT NULL DEFAULT true,
  material_detail text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(material_name), '') || ' ' || coalesce(initials_of(material_name_locale), '') || ' ' || coalesce(initials_of(material_place), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_material_pkey PRIMARY KEY (org, material_seq),
  CONSTRAINT roaster_material_named CHECK (num_nonnulls(material_name, material_name_locale) > 0),
  CONSTRAINT roaster_material_material_type_check CHECK (material_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_material_material_name_locale_check CHECK (octet_length(material_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_material_material_name_check CHECK (octet_length(material_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_material_supplier_seq_check CHECK (supplier_seq > 0),
  CONSTRAINT roaster_material_material_unit_check CHECK (material_unit ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_material_material_content_check CHECK (material_content BETWEEN 1 AND 100000000),
  CONSTRAINT roaster_material_material_reorder_check CHECK (material_reorder BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_material_material_instock_check CHECK (material_instock BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_material_material_price_check CHECK (material_price BETWEEN 0 AND 2000000000),
  CONSTRAINT roaster_material_material_place_check CHECK (octet_length(material_place) <= 300),
  CONSTRAINT roaster_material_material_detail_check CHECK (octet_length(material_detail) <= 3000),
  CONSTRAINT roaster_material_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES roaster_supplier (org, supplier_seq)
);
CREATE INDEX roaster_material_rgst_at_desc_list ON roaster_material (org, rgst_at DESC, material_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_material_removed ON roaster_material (org, removed_at, material_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_material_uuid ON roaster_material (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_material_supplier_seq_users ON roaster_material (org, supplier_seq);
CREATE POLICY roaster_material_count ON roaster_material FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (material_seq, material_type, material_unit, removed_at) ON roaster_material TO hanjan_count;
ALTER TABLE roaster_material ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_material FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_material_read ON roaster_material FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_write ON roaster_material FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_edit ON roaster_material FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_purge ON roaster_material FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_material_backup ON roaster_material FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_material_came AFTER INSERT ON roaster_material FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_material', 'rgst_at');
CREATE TRIGGER roaster_material_went AFTER UPDATE ON roaster_material FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_material', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_material TO hanjan_app;
GRANT SELECT, DELETE ON roaster_material TO hanjan_backup;

CREATE TABLE roaster_material_purchase (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  purchase_seq bigint GENERATED ALWAYS AS IDENTITY,
  purchase_date date NOT NULL,
  material_seq bigint NOT NULL,
  supplier_seq bigint,
  purchase_amount integer NOT NULL,
  purchase_price integer,
  purchase_invoice text,
  purchase_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(purchase_invoice), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_material_purchase_pkey PRIMARY KEY (org, purchase_seq),
  CONSTRAINT roaster_material_purchase_purchase_date_check CHECK (purchase_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_material_purchase_material_seq_check CHECK (material_seq > 0),
  CONSTRAINT roaster_material_purchase_supplier_seq_check CHECK (supplier_seq > 0),
  CONSTRAINT roaster_material_purchase_purchase_amount_check CHECK (purchase_amount BETWEEN 1 AND 100000000),
  CONSTRAINT roaster_material_purchase_purchase_price_check CHECK (purchase_price BETWEEN 0 AND 20000000),
  CONSTRAINT roaster_material_purchase_purchase_invoice_check CHECK (octet_length(purchase_invoice) <= 300),
  CONSTRAINT roaster_material_purchase_purchase_note_check CHECK (octet_length(purchase_note) <= 3000),
  CONSTRAINT roaster_material_purchase_material_seq_fkey FOREIGN KEY (org, material_seq) REFERENCES roaster_material (org, material_seq),
  CONSTRAINT roaster_material_purchase_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES roaster_supplier (org, supplier_seq)
);
CREATE INDEX roaster_material_purchase_purchase_date_desc_list ON roaster_material_purchase (org, purchase_date DESC, purchase_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_material_purchase_removed ON roaster_material_purchase (org, removed_at, purchase_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_material_purchase_uuid ON roaster_material_purchase (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_material_purchase_material_seq_users ON roaster_material_purchase (org, material_seq);
CREATE INDEX roaster_material_purchase_supplier_seq_users ON roaster_material_purchase (org, supplier_seq);
ALTER TABLE roaster_material_purchase ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_material_purchase FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_material_purchase_read ON roaster_material_purchase FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_purchase_write ON roaster_material_purchase FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_purchase_edit ON roaster_material_purchase FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_purchase_purge ON roaster_material_purchase FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_material_purchase_backup ON roaster_material_purchase FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_material_purchase_came AFTER INSERT ON roaster_material_purchase FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_material_purchase', 'purchase_date');
CREATE TRIGGER roaster_material_purchase_went AFTER UPDATE ON roaster_material_purchase FOR EACH ROW WHEN ((OLD.purchase_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.purchase_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_material_purchase', 'purchase_date');
GRANT SELECT, INSERT, UPDATE ON roaster_material_purchase TO hanjan_app;
GRANT SELECT, DELETE ON roaster_material_purchase TO hanjan_backup;

CREATE TABLE roaster_material_use (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  use_seq bigint GENERATED ALWAYS AS IDENTITY,
  use_date date NOT NULL,
  material_seq bigint NOT NULL,
  use_type text NOT NULL,
  use_amount integer NOT NULL,
  use_note text,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_material_use_pkey PRIMARY KEY (org, use_seq),
  CONSTRAINT roaster_material_use_use_date_check CHECK (use_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_material_use_material_seq_check CHECK (material_seq > 0),
  CONSTRAINT roaster_material_use_use_type_check CHECK (use_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_material_use_use_amount_check CHECK (use_amount BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_material_use_use_note_check CHECK (octet_length(use_note) <= 3000),
  CONSTRAINT roaster_material_use_material_seq_fkey FOREIGN KEY (org, material_seq) REFERENCES roaster_material (org, material_seq)
);
CREATE INDEX roaster_material_use_use_date_desc_list ON roaster_material_use (org, use_date DESC, use_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX roaster_material_use_removed ON roaster_material_use (org, removed_at, use_seq) WHERE removed_at IS NOT NULL;
CREATE INDEX roaster_material_use_rgst_by_found ON roaster_material_use (org, rgst_by) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_material_use_uuid ON roaster_material_use (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_material_use_material_seq_users ON roaster_material_use (org, material_seq);
CREATE POLICY roaster_material_use_count ON roaster_material_use FOR SELECT TO hanjan_count USING (true);
GRANT SELECT (use_seq, use_type, removed_at) ON roaster_material_use TO hanjan_count;
ALTER TABLE roaster_material_use ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_material_use FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_material_use_read ON roaster_material_use FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_use_write ON roaster_material_use FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_use_edit ON roaster_material_use FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_material_use_purge ON roaster_material_use FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_material_use_backup ON roaster_material_use FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_material_use_came AFTER INSERT ON roaster_material_use FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_material_use', 'use_date');
CREATE TRIGGER roaster_material_use_went AFTER UPDATE ON roaster_material_use FOR EACH ROW WHEN ((OLD.use_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.use_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_material_use', 'use_date');
GRANT SELECT, INSERT, UPDATE ON roaster_material_use TO hanjan_app;
GRANT SELECT, DELETE ON roaster_material_use TO hanjan_backup;

CREATE TABLE roaster_packaging (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  packaging_seq bigint GENERATED ALWAYS AS IDENTITY,
  packaging_name_locale text,
  packaging_name text,
  packaging_mass integer NOT NULL,
  packaging_bag_seq bigint NOT NULL,
  packaging_label_seq bigint,
  packaging_cost integer,
  packaging_use boolean NOT NULL DEFAULT true,
  packaging_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(packaging_name), '') || ' ' || coalesce(initials_of(packaging_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_packaging_pkey PRIMARY KEY (org, packaging_seq),
  CONSTRAINT roaster_packaging_named CHECK (num_nonnulls(packaging_name, packaging_name_locale) > 0),
  CONSTRAINT roaster_packaging_packaging_name_locale_check CHECK (octet_length(packaging_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_packaging_packaging_name_check CHECK (octet_length(packaging_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_packaging_packaging_mass_check CHECK (packaging_mass BETWEEN 10 AND 600000),
  CONSTRAINT roaster_packaging_packaging_bag_seq_check CHECK (packaging_bag_seq > 0),
  CONSTRAINT roaster_packaging_packaging_label_seq_check CHECK (packaging_label_seq > 0),
  CONSTRAINT roaster_packaging_packaging_cost_check CHECK (packaging_cost BETWEEN 0 AND 4000000000),
  CONSTRAINT roaster_packaging_packaging_note_check CHECK (octet_length(packaging_note) <= 3000),
  CONSTRAINT roaster_packaging_packaging_bag_seq_fkey FOREIGN KEY (org, packaging_bag_seq) REFERENCES roaster_material (org, material_seq),
  CONSTRAINT roaster_packaging_packaging_label_seq_fkey FOREIGN KEY (org, packaging_label_seq) REFERENCES roaster_material (org, material_seq)
);
CREATE INDEX roaster_packaging_rgst_at_desc_list ON roaster_packaging (org, rgst_at DESC, packaging_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_packaging_removed ON roaster_packaging (org, removed_at, packaging_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_packaging_uuid ON roaster_packaging (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_packaging_packaging_bag_seq_users ON roaster_packaging (org, packaging_bag_seq);
CREATE INDEX roaster_packaging_packaging_label_seq_users ON roaster_packaging (org, packaging_label_seq);
ALTER TABLE roaster_packaging ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_packaging FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_packaging_read ON roaster_packaging FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_packaging_write ON roaster_packaging FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_packaging_edit ON roaster_packaging FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_packaging_purge ON roaster_packaging FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_packaging_backup ON roaster_packaging FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_packaging_came AFTER INSERT ON roaster_packaging FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_packaging', 'rgst_at');
CREATE TRIGGER roaster_packaging_went AFTER UPDATE ON roaster_packaging FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_packaging', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_packaging TO hanjan_app;
GRANT SELECT, DELETE ON roaster_packaging TO hanjan_backup;

CREATE TABLE code_group (
  code_group_seq bigint GENERATED ALWAYS AS IDENTITY,
  code_group_id text NOT NULL,
  code_group_name text NOT NULL,
  code_group_name_kr text NOT NULL,
  code_group_desc text,
  code_group_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(code_group_name), '') || ' ' || coalesce(initials_of(code_group_name_kr), '') || ' ' || coalesce(initials_of(code_group_id), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT code_group_pkey PRIMARY KEY (code_group_seq),
  CONSTRAINT code_group_code_group_id_key UNIQUE (code_group_id),
  CONSTRAINT code_group_code_group_id_check CHECK (code_group_id ~ '^[A-Z0-9_]{3,45}$'),
  CONSTRAINT code_group_code_group_name_check CHECK (octet_length(code_group_name) BETWEEN 3 AND 255),
  CONSTRAINT code_group_code_group_name_kr_check CHECK (octet_length(code_group_name_kr) BETWEEN 3 AND 255),
  CONSTRAINT code_group_code_group_desc_check CHECK (octet_length(code_group_desc) <= 3000)
);
CREATE INDEX code_group_code_group_id_asc_list ON code_group (code_group_id, code_group_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX code_group_removed ON code_group (removed_at, code_group_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX code_group_uuid ON code_group (uuid) WHERE uuid IS NOT NULL;
ALTER TABLE code_group ENABLE ROW LEVEL SECURITY;
CREATE POLICY code_group_read ON code_group FOR SELECT USING (true);
CREATE POLICY code_group_write ON code_group FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_group_edit ON code_group FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_group_purge ON code_group FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER code_group_told AFTER INSERT OR UPDATE OR DELETE ON code_group FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON code_group TO hanjan_app;
GRANT SELECT, DELETE ON code_group TO hanjan_backup;

CREATE TABLE code (
  code_seq bigint GENERATED ALWAYS AS IDENTITY,
  code_group_seq bigint NOT NULL,
  code_group_id text,
  code_id text NOT NULL,
  code_name text NOT NULL,
  code_name_kr text NOT NULL,
  code_order integer,
  code_filter text,
  code_desc text,
  code_desc_kr text,
  code_alias1 text,
  code_alias2 text,
  code_alias3 text,
  code_alias4 text,
  code_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(code_name), '') || ' ' || coalesce(initials_of(code_name_kr), '') || ' ' || coalesce(initials_of(code_id), '') || ' ' || coalesce(initials_of(code_alias2), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT code_pkey PRIMARY KEY (code_seq),
  CONSTRAINT code_code_group_id_code_id_key UNIQUE (code_group_id, code_id),
  CONSTRAINT code_code_group_seq_code_id_key UNIQUE (code_group_seq, code_id),
  CONSTRAINT code_code_group_seq_check CHECK (code_group_seq > 0),
  CONSTRAINT code_code_group_id_check CHECK (code_group_id ~ '^[A-Z0-9_]{3,45}$'),
  CONSTRAINT code_code_id_check CHECK (code_id ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT code_code_name_check CHECK (octet_length(code_name) BETWEEN 3 AND 255),
  CONSTRAINT code_code_name_kr_check CHECK (octet_length(code_name_kr) BETWEEN 3 AND 255),
  CONSTRAINT code_code_order_check CHECK (code_order BETWEEN 1 AND 100000),
  CONSTRAINT code_code_filter_check CHECK (code_filter ~ '^[A-Z0-9_]{0,45}$'),
  CONSTRAINT code_code_desc_check CHECK (octet_length(code_desc) <= 3000),
  CONSTRAINT code_code_desc_kr_check CHECK (octet_length(code_desc_kr) <= 3000),
  CONSTRAINT code_code_alias1_check CHECK (octet_length(code_alias1) <= 255),
  CONSTRAINT code_code_alias2_check CHECK (octet_length(code_alias2) <= 255),
  CONSTRAINT code_code_alias3_check CHECK (octet_length(code_alias3) <= 255),
  CONSTRAINT code_code_alias4_check CHECK (octet_length(code_alias4) <= 255),
  CONSTRAINT code_code_group_seq_fkey FOREIGN KEY (code_group_seq) REFERENCES code_group (code_group_seq)
);
CREATE INDEX code_code_order_asc_list ON code (code_order, code_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX code_removed ON code (removed_at, code_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX code_uuid ON code (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX code_code_group_seq_uses ON code (code_group_seq) WHERE code_group_seq IS NOT NULL;
GRANT SELECT (code_seq, code_group_seq, removed_at) ON code TO hanjan_count;
ALTER TABLE code ENABLE ROW LEVEL SECURITY;
CREATE POLICY code_read ON code FOR SELECT USING (true);
CREATE POLICY code_write ON code FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_edit ON code FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY code_purge ON code FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER code_told AFTER INSERT OR UPDATE OR DELETE ON code FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON code TO hanjan_app;
GRANT SELECT, DELETE ON code TO hanjan_backup;

CREATE TABLE country (
  country_seq bigint GENERATED ALWAYS AS IDENTITY,
  country_id text NOT NULL,
  country_code2 text NOT NULL,
  country_code1 text,
  country_name text NOT NULL,
  country_name_kr text NOT NULL,
  country_nick text,
  country_map text,
  country_filter text NOT NULL,
  country_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(country_name), '') || ' ' || coalesce(initials_of(country_name_kr), '') || ' ' || coalesce(initials_of(country_nick), '') || ' ' || coalesce(initials_of(country_id), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT country_pkey PRIMARY KEY (country_seq),
  CONSTRAINT country_country_id_key UNIQUE (country_id),
  CONSTRAINT country_country_code2_key UNIQUE (country_code2),
  CONSTRAINT country_country_id_check CHECK (country_id ~ '^[A-Z0-9_]{3,3}$'),
  CONSTRAINT country_country_code2_check CHECK (country_code2 ~ '^[A-Z0-9_]{2,2}$'),
  CONSTRAINT country_country_code1_check CHECK (country_code1 ~ '^[A-Z0-9_]{3,3}$'),
  CONSTRAINT country_country_name_check CHECK (octet_length(country_name) BETWEEN 3 AND 300),
  CONSTRAINT country_country_name_kr_check CHECK (octet_length(country_name_kr) BETWEEN 3 AND 300),
  CONSTRAINT country_country_nick_check CHECK (octet_length(country_nick) <= 300),
  CONSTRAINT country_country_map_check CHECK (country_map ~ '^[A-Z0-9_]{0,45}$'),
  CONSTRAINT country_country_filter_check CHECK (country_filter ~ '^[A-Z0-9_]{1,45}$')
);
CREATE INDEX country_country_name_kr_asc_list ON country (country_name_kr, country_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX country_removed ON country (removed_at, country_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX country_uuid ON country (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT (country_seq, country_filter, removed_at) ON country TO hanjan_count;
ALTER TABLE country ENABLE ROW LEVEL SECURITY;
CREATE POLICY country_read ON country FOR SELECT USING (true);
CREATE POLICY country_write ON country FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY country_edit ON country FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY country_purge ON country FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER country_told AFTER INSERT OR UPDATE OR DELETE ON country FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON country TO hanjan_app;
GRANT SELECT, DELETE ON country TO hanjan_backup;

CREATE TABLE variety (
  variety_seq bigint GENERATED ALWAYS AS IDENTITY,
  species_type text NOT NULL,
  variety_id text NOT NULL,
  variety_name text NOT NULL,
  variety_name_kr text NOT NULL,
  variety_alias text,
  variety_parent_list text[],
  variety_desc text,
  variety_desc_kr text,
  variety_detail text,
  variety_disp integer,
  variety_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(variety_name), '') || ' ' || coalesce(initials_of(variety_name_kr), '') || ' ' || coalesce(initials_of(variety_alias), '') || ' ' || coalesce(initials_of(variety_id), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT variety_pkey PRIMARY KEY (variety_seq),
  CONSTRAINT variety_variety_id_key UNIQUE (variety_id),
  CONSTRAINT variety_species_type_check CHECK (species_type ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT variety_variety_id_check CHECK (variety_id ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT variety_variety_name_check CHECK (octet_length(variety_name) BETWEEN 1 AND 250),
  CONSTRAINT variety_variety_name_kr_check CHECK (octet_length(variety_name_kr) BETWEEN 1 AND 250),
  CONSTRAINT variety_variety_alias_check CHECK (octet_length(variety_alias) <= 255),
  CONSTRAINT variety_variety_parent_list_check CHECK (octet_length(array_to_string(variety_parent_list, ',')) <= 300 AND array_to_string(variety_parent_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT variety_variety_desc_check CHECK (octet_length(variety_desc) <= 3000),
  CONSTRAINT variety_variety_desc_kr_check CHECK (octet_length(variety_desc_kr) <= 3000),
  CONSTRAINT variety_variety_detail_check CHECK (octet_length(variety_detail) <= 30000),
  CONSTRAINT variety_variety_disp_check CHECK (variety_disp BETWEEN 1 AND 100000)
);
CREATE INDEX variety_variety_disp_asc_list ON variety (variety_disp, variety_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX variety_removed ON variety (removed_at, variety_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX variety_uuid ON variety (uuid) WHERE uuid IS NOT NULL;
GRANT SELECT (variety_seq, species_type, variety_parent_list, removed_at) ON variety TO hanjan_count;
ALTER TABLE variety ENABLE ROW LEVEL SECURITY;
CREATE POLICY variety_read ON variety FOR SELECT USING (true);
CREATE POLICY variety_write ON variety FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY variety_edit ON variety FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY variety_purge ON variety FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER variety_told AFTER INSERT OR UPDATE OR DELETE ON variety FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON variety TO hanjan_app;
GRANT SELECT, DELETE ON variety TO hanjan_backup;

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
GRANT SELECT (greenbean_default_seq), UPDATE (greenbean_default_seq) ON greenbean_default_year TO hanjan_merge;
ALTER TABLE greenbean_default_year ENABLE ROW LEVEL SECURITY;
CREATE POLICY greenbean_default_year_read ON greenbean_default_year FOR SELECT USING (true);
CREATE POLICY greenbean_default_year_write ON greenbean_default_year FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_year_edit ON greenbean_default_year FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY greenbean_default_year_purge ON greenbean_default_year FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER greenbean_default_year_told AFTER INSERT OR UPDATE OR DELETE ON greenbean_default_year FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
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
GRANT SELECT (material_seq, material_type, removed_at) ON material TO hanjan_count;
ALTER TABLE material ENABLE ROW LEVEL SECURITY;
CREATE POLICY material_read ON material FOR SELECT USING (true);
CREATE POLICY material_write ON material FOR INSERT WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY material_edit ON material FOR UPDATE USING (true) WITH CHECK ((SELECT is_site_admin()));
CREATE POLICY material_purge ON material FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days' AND rgst_by IS NOT NULL);
CREATE TRIGGER material_told AFTER INSERT OR UPDATE OR DELETE ON material FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
GRANT SELECT, INSERT, UPDATE ON material TO hanjan_app;
GRANT SELECT, DELETE ON material TO hanjan_backup;

CREATE TABLE user_view (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(view_name), '')) STORED,
  uuid uuid,
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
CREATE INDEX user_view_rgst_at_asc_list ON user_view (user_seq, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX user_view_removed ON user_view (user_seq, removed_at, view_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX user_view_uuid ON user_view (user_seq, uuid) WHERE uuid IS NOT NULL;
ALTER TABLE user_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_view FORCE ROW LEVEL SECURITY;
CREATE POLICY user_view_read ON user_view FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_write ON user_view FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_edit ON user_view FOR UPDATE USING (user_seq = nullif(current_setting('app.user', true), '')::bigint) WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_view_purge ON user_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY user_view_backup ON user_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER user_view_came AFTER INSERT ON user_view FOR EACH ROW EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
CREATE TRIGGER user_view_went AFTER UPDATE ON user_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON user_view TO hanjan_app;
GRANT SELECT, DELETE ON user_view TO hanjan_backup;

CREATE TABLE cafe_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(view_name), '')) STORED,
  uuid uuid,
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
CREATE INDEX cafe_view_rgst_at_asc_list ON cafe_view (org, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_view_removed ON cafe_view (org, removed_at, view_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_view_uuid ON cafe_view (org, uuid) WHERE uuid IS NOT NULL;
ALTER TABLE cafe_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_view FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_view_read ON cafe_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_write ON cafe_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_edit ON cafe_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_view_purge ON cafe_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_view_backup ON cafe_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_view_came AFTER INSERT ON cafe_view FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
CREATE TRIGGER cafe_view_went AFTER UPDATE ON cafe_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_view TO hanjan_app;
GRANT SELECT, DELETE ON cafe_view TO hanjan_backup;

CREATE TABLE roaster_view (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  view_seq bigint GENERATED ALWAYS AS IDENTITY,
  view_screen text NOT NULL,
  view_name text NOT NULL,
  view_query text NOT NULL,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(view_name), '')) STORED,
  uuid uuid,
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
CREATE INDEX roaster_view_rgst_at_asc_list ON roaster_view (org, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_view_removed ON roaster_view (org, removed_at, view_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_view_uuid ON roaster_view (org, uuid) WHERE uuid IS NOT NULL;
ALTER TABLE roaster_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_view FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_view_read ON roaster_view FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_write ON roaster_view FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_edit ON roaster_view FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_view_purge ON roaster_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_view_backup ON roaster_view FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_view_came AFTER INSERT ON roaster_view FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
CREATE TRIGGER roaster_view_went AFTER UPDATE ON roaster_view FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_view', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_view TO hanjan_app;
GRANT SELECT, DELETE ON roaster_view TO hanjan_backup;

