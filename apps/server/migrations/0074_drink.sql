-- What a cafe sells: what goes into a drink, how it is made, what it costs and for how much it is sold.
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
  CONSTRAINT cafe_drink_coffee_brewing_seq_check CHECK (brewing_seq > 0),
  CONSTRAINT cafe_drink_coffee_coffeebean_seq_check CHECK (coffeebean_seq > 0),
  CONSTRAINT cafe_drink_coffee_coffee_mass_check CHECK (coffee_mass BETWEEN 1 AND 1000000),
  CONSTRAINT cafe_drink_coffee_brewing_seq_fkey FOREIGN KEY (org, brewing_seq) REFERENCES cafe_brewing_default (org, brewing_seq),
  CONSTRAINT cafe_drink_coffee_coffeebean_seq_fkey FOREIGN KEY (org, coffeebean_seq) REFERENCES cafe_coffeebean (org, coffeebean_seq)
);
CREATE INDEX cafe_drink_coffee_brewing_seq_users ON cafe_drink_coffee (org, brewing_seq);
CREATE INDEX cafe_drink_coffee_coffeebean_seq_users ON cafe_drink_coffee (org, coffeebean_seq);
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
