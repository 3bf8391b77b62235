-- A function that does not name the schema of temporary tables looks there first. Named last, none of them stands for a table
-- of ours, whoever may make some: in a PostgreSQL of one's own that is everybody who signs in.
DO $$
DECLARE
  made record;
BEGIN
  FOR made IN
    SELECT f.oid::regprocedure AS name, rolname AS owner FROM pg_proc AS f JOIN pg_roles AS r ON r.oid = proowner
     WHERE pronamespace = 'public'::regnamespace AND 'search_path=pg_catalog, public' = ANY(proconfig)
  LOOP
    IF made.owner = 'hanjan_bean' THEN SET LOCAL ROLE hanjan_bean; END IF;
    EXECUTE format('ALTER FUNCTION %s SET search_path = pg_catalog, public, pg_temp', made.name);
    RESET ROLE;
  END LOOP;
END $$;
