-- Of a record's history its first step and the newest 200 stay: whoever changes a record for ever does not fill the disk.
-- Behind the version of its newest step nothing can be taken away by the application.
CREATE FUNCTION user_history_newest(of_entity text, of_record bigint) RETURNS integer LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT max(version) FROM user_history
   WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint AND entity = of_entity AND record_seq = of_record
$$;
CREATE FUNCTION org_history_newest(of_entity text, of_record bigint) RETURNS integer LANGUAGE sql STABLE
  SET search_path = pg_catalog, public AS $$
  SELECT max(version) FROM org_history
   WHERE org = nullif(current_setting('app.org', true), '')::bigint AND entity = of_entity AND record_seq = of_record
$$;
CREATE POLICY user_history_thin ON user_history FOR DELETE
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint
    AND version > 2 AND version <= user_history_newest(entity, record_seq) - 200);
CREATE POLICY org_history_thin ON org_history FOR DELETE
  USING (org = nullif(current_setting('app.org', true), '')::bigint
    AND version > 2 AND version <= org_history_newest(entity, record_seq) - 200);
GRANT DELETE ON user_history, org_history TO hanjan_app;
