-- An organisation says what it is called and where its clocks are; its owners close it and open it again.
GRANT UPDATE (org_type, org_country, org_name, org_name_locale, org_detail, org_zone, org_use, version, edit_by, edit_at)
  ON org TO hanjan_app;
CREATE FUNCTION own_rank(of_org bigint) RETURNS integer LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT coalesce(max(rank_of(user_auth)), 0) FROM membership
   WHERE org = of_org AND user_seq = nullif(current_setting('app.user', true), '')::bigint AND user_use
$$;
CREATE POLICY org_edit ON org FOR UPDATE TO hanjan_app
  USING (own_rank(org) >= rank_of('SMNG')) WITH CHECK (own_rank(org) >= rank_of('SMNG'));
CREATE FUNCTION org_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user = 'hanjan_app' AND NEW.org_use <> OLD.org_use AND own_rank(OLD.org) < rank_of('OWN') THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER org_change BEFORE UPDATE ON org FOR EACH ROW EXECUTE FUNCTION org_change();
