-- What cafes and roasteries use up besides coffee, and what is bought, used and counted of it.
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

-- The list of what equipment there is stands by kind.
CREATE INDEX cafe_equip_equip_type_asc_list ON cafe_equip (org, equip_type, cafe_equip_seq) INCLUDE (initials) WHERE removed_at IS NULL;
