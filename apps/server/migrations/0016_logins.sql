-- Logins of their own for what the product does: everybody's calls (hanjan_app), signing in (hanjan_sign), backups and the
-- purge (hanjan_backup). None of them owns anything or can become another; the owner is for migrations and the operator.

-- The start of the product, or an administrator, lets it sign in.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hanjan_sign') THEN
    CREATE ROLE hanjan_sign NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this server made it just now
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO hanjan_app, hanjan_sign, hanjan_backup', current_database());
END $$;
GRANT USAGE ON SCHEMA public TO hanjan_sign;

-- Passwords, sessions and tries are for signing in alone, and of an account only what signing in changes can be changed:
-- neither who is an administrator nor who is made up. Everybody else's calls see who has what name.
REVOKE ALL ON account, session, sign_home, sign_attempt FROM hanjan_app;
GRANT SELECT (user_seq, user_name) ON account TO hanjan_app;
GRANT SELECT,
      INSERT (user_id, user_pass, user_name, user_email, user_country, privacy_at),
      UPDATE (user_pass, must_change_pass, edit_at) ON account TO hanjan_sign;
GRANT SELECT, INSERT, UPDATE, DELETE ON session, sign_home, sign_attempt TO hanjan_sign;
GRANT SELECT ON country TO hanjan_sign;
-- Neither is in a backup.
REVOKE ALL ON session, sign_attempt FROM hanjan_backup;

-- Whoever writes a change or moves a stock is who acts.
ALTER POLICY user_history_write ON user_history
  WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint AND edit_by = user_seq);
ALTER POLICY org_history_write ON org_history
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint
    AND edit_by = nullif(current_setting('app.user', true), '')::bigint);
ALTER POLICY stock_move_write ON stock_move
  WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint
    AND rgst_by = nullif(current_setting('app.user', true), '')::bigint);

-- The purge works under the login that sees everybody's records, and deletes what is old enough: nobody else deletes any.
DROP POLICY idempotency_purge ON idempotency;
CREATE POLICY idempotency_purge ON idempotency FOR DELETE TO hanjan_backup USING (rgst_at < now() - interval '7 days');
DROP POLICY user_history_purge ON user_history;
CREATE POLICY user_history_purge ON user_history FOR DELETE TO hanjan_backup USING (edit_at < now() - interval '30 days');
DROP POLICY org_history_purge ON org_history;
CREATE POLICY org_history_purge ON org_history FOR DELETE TO hanjan_backup USING (edit_at < now() - interval '30 days');
DROP POLICY user_tally_purge ON user_tally;
CREATE POLICY user_tally_purge ON user_tally FOR DELETE TO hanjan_backup
  USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
DROP POLICY org_tally_purge ON org_tally;
CREATE POLICY org_tally_purge ON org_tally FOR DELETE TO hanjan_backup
  USING (org = nullif(current_setting('app.org', true), '')::bigint);
REVOKE DELETE ON user_history, org_history, user_tally, org_tally FROM hanjan_app;
REVOKE UPDATE ON idempotency FROM hanjan_app;
GRANT DELETE ON idempotency, user_history, org_history TO hanjan_backup;
GRANT INSERT, DELETE ON user_tally, org_tally TO hanjan_backup;
DROP POLICY user_cupnote_purge ON user_cupnote;
CREATE POLICY user_cupnote_purge ON user_cupnote FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY user_equip_purge ON user_equip;
CREATE POLICY user_equip_purge ON user_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY user_brewing_default_purge ON user_brewing_default;
CREATE POLICY user_brewing_default_purge ON user_brewing_default FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY user_brewing_result_purge ON user_brewing_result;
CREATE POLICY user_brewing_result_purge ON user_brewing_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY cafe_coffeebean_purge ON cafe_coffeebean;
CREATE POLICY cafe_coffeebean_purge ON cafe_coffeebean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY cafe_received_purge ON cafe_received;
CREATE POLICY cafe_received_purge ON cafe_received FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_equip_purge ON roaster_equip;
CREATE POLICY roaster_equip_purge ON roaster_equip FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_greenbean_purge ON roaster_greenbean;
CREATE POLICY roaster_greenbean_purge ON roaster_greenbean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_greenbean_year_purge ON roaster_greenbean_year;
CREATE POLICY roaster_greenbean_year_purge ON roaster_greenbean_year FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_roasting_purge ON roaster_roasting;
CREATE POLICY roaster_roasting_purge ON roaster_roasting FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_roasting_result_purge ON roaster_roasting_result;
CREATE POLICY roaster_roasting_result_purge ON roaster_roasting_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_qc_roasting_purge ON roaster_qc_roasting;
CREATE POLICY roaster_qc_roasting_purge ON roaster_qc_roasting FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_qc_greenbean_purge ON roaster_qc_greenbean;
CREATE POLICY roaster_qc_greenbean_purge ON roaster_qc_greenbean FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY user_view_purge ON user_view;
CREATE POLICY user_view_purge ON user_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY cafe_view_purge ON cafe_view;
CREATE POLICY cafe_view_purge ON cafe_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
DROP POLICY roaster_view_purge ON roaster_view;
CREATE POLICY roaster_view_purge ON roaster_view FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
REVOKE DELETE ON user_cupnote, user_equip, user_brewing_default, user_brewing_result, cafe_coffeebean, cafe_received,
  roaster_equip, roaster_greenbean, roaster_greenbean_year, roaster_roasting, roaster_roasting_result,
  roaster_qc_roasting, roaster_qc_greenbean, user_view, cafe_view, roaster_view FROM hanjan_app;
GRANT DELETE ON user_cupnote, user_equip, user_brewing_default, user_brewing_result, cafe_coffeebean, cafe_received,
  roaster_equip, roaster_greenbean, roaster_greenbean_year, roaster_roasting, roaster_roasting_result,
  roaster_qc_roasting, roaster_qc_greenbean, user_view, cafe_view, roaster_view TO hanjan_backup;

-- Backups say where the numbering stands.
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO hanjan_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON SEQUENCES TO hanjan_backup;
