-- Notes of quality control: how roasts and lots of green beans tasted.

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
CREATE INDEX roaster_qc_roasting_cupnote_date_list ON roaster_qc_roasting (org, cupnote_date DESC, cupnote_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_roasting_roasting_result_key_users ON roaster_qc_roasting (org, roasting_result_key);
ALTER TABLE roaster_qc_roasting ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_roasting FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_roasting_read ON roaster_qc_roasting FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_write ON roaster_qc_roasting FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_edit ON roaster_qc_roasting FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_roasting_purge ON roaster_qc_roasting FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_roasting_backup ON roaster_qc_roasting FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_roasting_came AFTER INSERT ON roaster_qc_roasting FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_roasting', 'cupnote_date');
CREATE TRIGGER roaster_qc_roasting_went AFTER UPDATE ON roaster_qc_roasting FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_roasting', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_qc_roasting TO hanjan_app;
GRANT SELECT ON roaster_qc_roasting TO hanjan_backup;

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
CREATE INDEX roaster_qc_greenbean_cupnote_date_list ON roaster_qc_greenbean (org, cupnote_date DESC, cupnote_seq DESC) WHERE removed_at IS NULL;
CREATE INDEX roaster_qc_greenbean_greenbean_year_seq_users ON roaster_qc_greenbean (org, greenbean_year_seq);
ALTER TABLE roaster_qc_greenbean ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_greenbean FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_qc_greenbean_read ON roaster_qc_greenbean FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_write ON roaster_qc_greenbean FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_edit ON roaster_qc_greenbean FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_qc_greenbean_purge ON roaster_qc_greenbean FOR DELETE USING (current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '30 days');
CREATE POLICY roaster_qc_greenbean_backup ON roaster_qc_greenbean FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_qc_greenbean_came AFTER INSERT ON roaster_qc_greenbean FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_qc_greenbean', 'cupnote_date');
CREATE TRIGGER roaster_qc_greenbean_went AFTER UPDATE ON roaster_qc_greenbean FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_qc_greenbean', 'cupnote_date');
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_qc_greenbean TO hanjan_app;
GRANT SELECT ON roaster_qc_greenbean TO hanjan_backup;
