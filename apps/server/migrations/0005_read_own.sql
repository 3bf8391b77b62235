-- Reading is bound to whoever acts and to nothing else, so that PostgreSQL looks the owner up in an index and counts
-- without reading a row. The purge finds what is old under the role of backups and deletes it as its owner.
ALTER POLICY user_cupnote_read ON user_cupnote USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
ALTER POLICY user_equip_read ON user_equip USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
ALTER POLICY cafe_coffeebean_read ON cafe_coffeebean USING (org = nullif(current_setting('app.org', true), '')::bigint);
ALTER POLICY cafe_received_read ON cafe_received USING (org = nullif(current_setting('app.org', true), '')::bigint);
DROP POLICY user_history_purged ON user_history;
DROP POLICY org_history_purged ON org_history;
DROP POLICY idempotency_purge ON idempotency;
CREATE POLICY idempotency_purge ON idempotency FOR DELETE
  USING (current_setting('app.purge', true) = 'on' AND rgst_at < now() - interval '7 days');
