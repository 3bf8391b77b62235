-- The plan of an organisation: what its members may do besides. Administrators of the site give it; who did last, and when.
ALTER TABLE org
  ADD COLUMN org_plan text NOT NULL DEFAULT 'FREE' CHECK (org_plan ~ '^[A-Z0-9_]{1,45}$'),
  ADD COLUMN plan_by bigint,
  ADD COLUMN plan_at timestamptz;
GRANT UPDATE (org_plan) ON org TO hanjan_app;

-- Whether an administrator of the site acts, as such and not inside of an organisation.
CREATE FUNCTION is_site_admin() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT coalesce(current_setting('app.site_role', true) IN ('SADMIN', 'ADMIN'), false)
     AND nullif(current_setting('app.user', true), '') IS NOT NULL
     AND nullif(current_setting('app.org', true), '') IS NULL
$$;
-- Named crossing: administrators see what every organisation is, and change that. Nothing of what is in it.
CREATE POLICY org_site_read ON org FOR SELECT TO hanjan_app USING ((SELECT is_site_admin()));
CREATE POLICY org_site_edit ON org FOR UPDATE TO hanjan_app
  USING ((SELECT is_site_admin())) WITH CHECK ((SELECT is_site_admin()));

-- Nobody founds an organisation with another plan than the first, and nobody else gives it one.
ALTER POLICY org_found ON org
  WITH CHECK (current_user <> 'hanjan_app'
    OR (rgst_by = nullif(current_setting('app.user', true), '')::bigint AND NOT is_demo AND org_plan = 'FREE'
      AND plan_by IS NULL AND plan_at IS NULL));
CREATE OR REPLACE FUNCTION org_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user <> 'hanjan_app' THEN RETURN NEW; END IF;
  IF NEW.org_use <> OLD.org_use AND own_rank(OLD.org) < rank_of('OWN') AND NOT is_site_admin() THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  IF NEW.org_plan <> OLD.org_plan THEN
    IF NOT is_site_admin() THEN RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403'; END IF;
    NEW.plan_by := nullif(current_setting('app.user', true), '')::bigint;
    NEW.plan_at := now();
  END IF;
  RETURN NEW;
END $$;

-- A cafe and a roastery as administrators keep them.
CREATE VIEW setting_cafe WITH (security_invoker = true) AS
  SELECT org AS cafe_seq, org_type AS cafe_type, org_country AS cafe_country, org_name_locale AS cafe_name_locale,
         org_name AS cafe_name, org_detail AS cafe_detail, org_plan AS cafe_plan, org_use AS cafe_use, NULL::uuid AS uuid,
         version, rgst_by, rgst_at, edit_by, edit_at, NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM org WHERE org_kind = 'cafe';
CREATE VIEW setting_roaster WITH (security_invoker = true) AS
  SELECT org AS roaster_seq, org_type AS roaster_type, org_country AS roaster_country,
         org_name_locale AS roaster_name_locale, org_name AS roaster_name, org_detail AS roaster_detail,
         org_plan AS roaster_plan, org_use AS roaster_use, NULL::uuid AS uuid, version, rgst_by, rgst_at, edit_by, edit_at,
         NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM org WHERE org_kind = 'roaster';
GRANT SELECT, UPDATE ON setting_cafe, setting_roaster TO hanjan_app;
