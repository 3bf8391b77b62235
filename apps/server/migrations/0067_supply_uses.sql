-- Who of suppliers, materials and uses names what is everybody's is counted, and moved when two of those become one.
CREATE INDEX cafe_supplier_supplier_company_seq_uses ON cafe_supplier (supplier_company_seq) WHERE supplier_company_seq IS NOT NULL;

CREATE POLICY cafe_supplier_count ON cafe_supplier FOR SELECT TO hanjan_count USING (true);

CREATE POLICY cafe_supplier_merge ON cafe_supplier FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));

CREATE POLICY cafe_supplier_merge_read ON cafe_supplier FOR SELECT TO hanjan_merge USING (true);

GRANT SELECT (supplier_seq, supplier_type, supplier_country, supplier_company_seq, removed_at) ON cafe_supplier TO hanjan_count;

GRANT SELECT (supplier_company_seq), UPDATE (supplier_company_seq) ON cafe_supplier TO hanjan_merge;

CREATE POLICY cafe_material_count ON cafe_material FOR SELECT TO hanjan_count USING (true);

GRANT SELECT (material_seq, material_type, material_unit, removed_at) ON cafe_material TO hanjan_count;

CREATE POLICY cafe_material_use_count ON cafe_material_use FOR SELECT TO hanjan_count USING (true);

GRANT SELECT (use_seq, use_type, removed_at) ON cafe_material_use TO hanjan_count;

CREATE INDEX roaster_supplier_supplier_company_seq_uses ON roaster_supplier (supplier_company_seq) WHERE supplier_company_seq IS NOT NULL;

CREATE POLICY roaster_supplier_count ON roaster_supplier FOR SELECT TO hanjan_count USING (true);

CREATE POLICY roaster_supplier_merge ON roaster_supplier FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));

CREATE POLICY roaster_supplier_merge_read ON roaster_supplier FOR SELECT TO hanjan_merge USING (true);

GRANT SELECT (supplier_seq, supplier_type, supplier_country, supplier_company_seq, removed_at) ON roaster_supplier TO hanjan_count;

GRANT SELECT (supplier_company_seq), UPDATE (supplier_company_seq) ON roaster_supplier TO hanjan_merge;

CREATE POLICY roaster_material_count ON roaster_material FOR SELECT TO hanjan_count USING (true);

GRANT SELECT (material_seq, material_type, material_unit, removed_at) ON roaster_material TO hanjan_count;

CREATE POLICY roaster_material_use_count ON roaster_material_use FOR SELECT TO hanjan_count USING (true);

GRANT SELECT (use_seq, use_type, removed_at) ON roaster_material_use TO hanjan_count;
