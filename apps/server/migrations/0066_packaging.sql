-- How a roastery packs coffee, and what one packed bag costs.
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
