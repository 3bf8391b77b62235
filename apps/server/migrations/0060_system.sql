-- The desk of the super administrator: accounts, and how the tables of this database look.

-- Whether the super administrator of the site acts, as such and not inside of an organisation.
CREATE FUNCTION is_super_admin() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(current_setting('app.site_role', true) = 'SADMIN', false)
     AND nullif(current_setting('app.user', true), '') IS NOT NULL
     AND nullif(current_setting('app.org', true), '') IS NULL
$$;

-- Named crossing: the super administrator reads who has an account. The view reads with the rights of its owner, because
-- the application itself may read names alone; passwords are no column of it. Its condition does not depend on rows, so
-- that it is decided before any row is looked at.
CREATE VIEW system_account AS
  SELECT user_seq, user_id, user_name, user_email, user_country, user_type, user_use, must_change_pass AS user_pass_once,
         NULL::uuid AS uuid, 1 AS version, NULL::bigint AS rgst_by, rgst_at, NULL::bigint AS edit_by, edit_at,
         NULL::bigint AS removed_by, NULL::timestamptz AS removed_at
    FROM account WHERE (SELECT is_super_admin());
GRANT SELECT ON system_account TO hanjan_app;
CREATE INDEX account_rgst_at_desc_list ON account (rgst_at DESC, user_seq DESC);
CREATE INDEX account_user_name_list ON account (user_name, user_seq);

-- Named crossing: the super administrator sets the site role of somebody else and whether their account is in use. Who
-- acts is read from the accounts themselves. Two at once are one after the other, so that they never take each other's role.
-- It answers whether there is such an account.
CREATE FUNCTION account_set(of_user bigint, was_type text, was_use boolean, new_type text, new_use boolean)
  RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  me bigint := nullif(current_setting('app.user', true), '')::bigint;
  found account%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('site roles', 0));
  IF NOT EXISTS (SELECT FROM account WHERE user_seq = me AND user_type = 'SADMIN' AND user_use) THEN
    RAISE EXCEPTION 'nopermission_text' USING ERRCODE = 'HJ403';
  END IF;
  IF of_user = me THEN RAISE EXCEPTION 'account_own' USING ERRCODE = 'HJ403'; END IF;
  SELECT * INTO found FROM account WHERE user_seq = of_user FOR UPDATE;
  IF found.user_seq IS NULL THEN RETURN false; END IF;
  IF (found.user_type, found.user_use) IS DISTINCT FROM (was_type, was_use) THEN
    RAISE EXCEPTION 'account_changed' USING ERRCODE = 'HJ409';
  END IF;
  UPDATE account SET user_type = new_type, user_use = new_use, edit_at = now() WHERE user_seq = of_user;
  IF NOT new_use THEN DELETE FROM session WHERE user_seq = of_user; END IF;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION account_set(bigint, text, boolean, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION account_set(bigint, text, boolean, text, boolean) TO hanjan_sign;

-- Whatever a login of the product does, a super administrator who may sign in stays. Commands of the operator ask by themselves.
CREATE FUNCTION account_last_admin() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF session_user NOT IN ('hanjan_app', 'hanjan_sign', 'hanjan_backup') THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('site roles', 0));
  IF NOT EXISTS (SELECT FROM account WHERE user_type = 'SADMIN' AND user_use) THEN
    RAISE EXCEPTION 'last_admin' USING ERRCODE = 'HJ409';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_last_admin_edit AFTER UPDATE OF user_type, user_use ON account FOR EACH ROW
  WHEN (OLD.user_type = 'SADMIN' AND OLD.user_use AND NOT (NEW.user_type = 'SADMIN' AND NEW.user_use))
  EXECUTE FUNCTION account_last_admin();
CREATE TRIGGER account_last_admin_gone AFTER DELETE ON account FOR EACH ROW
  WHEN (OLD.user_type = 'SADMIN' AND OLD.user_use) EXECUTE FUNCTION account_last_admin();

-- Named crossing: the super administrator reads how tables look and how large they are. These functions have no rights of
-- their own: they read the catalogue as the application, and no row of any table.
CREATE FUNCTION system_tables() RETURNS TABLE (table_name text, is_view boolean, rows bigint, bytes bigint,
    index_bytes bigint, indexes integer, analysed_at timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.relname::text, c.relkind = 'v', CASE WHEN c.relkind = 'r' THEN pg_stat_get_live_tuples(c.oid) END,
         CASE WHEN c.relkind = 'r' THEN pg_total_relation_size(c.oid) END,
         CASE WHEN c.relkind = 'r' THEN pg_indexes_size(c.oid) END,
         (SELECT count(*)::integer FROM pg_index WHERE indrelid = c.oid),
         greatest(pg_stat_get_last_analyze_time(c.oid), pg_stat_get_last_autoanalyze_time(c.oid))
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND (SELECT is_super_admin())
   ORDER BY 1
$$;

CREATE FUNCTION system_parts(of_table text) RETURNS TABLE (part_kind text, part_name text, part_of text[], part_sql text)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  WITH t AS (
    SELECT c.oid, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND c.relname = of_table
       AND (SELECT is_super_admin())),
  parts (at, nth, part_kind, part_name, part_of, part_sql) AS (
    SELECT 1, a.attnum::integer, 'column', a.attname::text, NULL::text[],
           format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
             || CASE WHEN a.attidentity = 'a' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
             || CASE WHEN a.attgenerated = 's' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                     ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END
      FROM t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
    UNION ALL
    SELECT 2, position(p.contype::text IN 'pucfx'), 'constraint', p.conname::text,
           ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (p.conkey) ORDER BY 1),
           pg_get_constraintdef(p.oid)
      FROM t JOIN pg_constraint p ON p.conrelid = t.oid WHERE p.contype IN ('p', 'u', 'c', 'f', 'x')
    UNION ALL
    SELECT 3, 0, 'index', i.indexrelid::regclass::text, NULL,
           regexp_replace(pg_get_indexdef(i.indexrelid), ' ON public[.]', ' ON ')
      FROM t JOIN pg_index i ON i.indrelid = t.oid
     WHERE NOT EXISTS (SELECT FROM pg_constraint p WHERE p.conindid = i.indexrelid AND p.contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 4, 0, 'security', 'row level', NULL, CASE WHEN t.relforcerowsecurity THEN 'forced' ELSE 'enabled' END
      FROM t WHERE t.relrowsecurity
    UNION ALL
    SELECT 5, 0, 'policy', p.policyname::text, p.roles::text[],
           concat_ws(' ', 'FOR ' || p.cmd, 'TO ' || array_to_string(p.roles, ', '), 'USING (' || p.qual || ')',
                     'WITH CHECK (' || p.with_check || ')')
      FROM t JOIN pg_policies p ON p.schemaname = 'public' AND p.tablename = t.relname
    UNION ALL
    SELECT 6, 0, 'trigger', g.tgname::text, NULL, regexp_replace(pg_get_triggerdef(g.oid), ' ON public[.]', ' ON ')
      FROM t JOIN pg_trigger g ON g.tgrelid = t.oid WHERE NOT g.tgisinternal
    UNION ALL
    SELECT 7, 0, 'view', t.relname::text, NULL, pg_get_viewdef(t.oid, true) FROM t WHERE t.relkind = 'v')
  SELECT part_kind, part_name, part_of, part_sql FROM parts ORDER BY at, nth, part_name
$$;
