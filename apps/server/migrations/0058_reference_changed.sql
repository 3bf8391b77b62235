-- What everybody chooses from is kept by browsers. Whenever some of it changes every server process hears of it, and tells
-- browsers with its answers.
CREATE FUNCTION reference_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('reference_changed', '');
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION reference_changed() FROM PUBLIC;

CREATE TRIGGER code_group_told AFTER INSERT OR UPDATE OR DELETE ON code_group FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER code_told AFTER INSERT OR UPDATE OR DELETE ON code FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER country_told AFTER INSERT OR UPDATE OR DELETE ON country FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER variety_told AFTER INSERT OR UPDATE OR DELETE ON variety FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER region_told AFTER INSERT OR UPDATE OR DELETE ON region FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER farm_told AFTER INSERT OR UPDATE OR DELETE ON farm FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER company_told AFTER INSERT OR UPDATE OR DELETE ON company FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER product_equip_told AFTER INSERT OR UPDATE OR DELETE ON product_equip FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER greenbean_default_told AFTER INSERT OR UPDATE OR DELETE ON greenbean_default FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER greenbean_default_year_told AFTER INSERT OR UPDATE OR DELETE ON greenbean_default_year FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER material_told AFTER INSERT OR UPDATE OR DELETE ON material FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();

-- Who uses a kind of material is counted too.
GRANT SELECT (material_seq, material_type, removed_at) ON material TO hanjan_count;
