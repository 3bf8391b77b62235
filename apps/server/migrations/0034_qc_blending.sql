-- How blends tasted.
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
CREATE UNIQUE INDEX roaster_qc_blending_uuid ON roaster_qc_blending (org, uuid) WHERE uuid IS NOT NULL;
CREATE INDEX roaster_qc_blending_blending_seq_users ON roaster_qc_blending (org, blending_seq);
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
CREATE INDEX roaster_qc_blending_removed ON roaster_qc_blending (org, removed_at, cupnote_seq) WHERE removed_at IS NOT NULL;
