-- Founding a cafe or a roastery: whoever does it is its owner. Of others' organisations nobody makes themselves a member.
-- The owner of the tables, who makes the demo, has the rights of the application too and is none of the people.
GRANT INSERT ON org, membership TO hanjan_app;
GRANT USAGE ON SEQUENCE org_org_seq TO hanjan_app;
CREATE POLICY org_found ON org AS RESTRICTIVE FOR INSERT TO hanjan_app
  WITH CHECK (current_user <> 'hanjan_app'
    OR (rgst_by = nullif(current_setting('app.user', true), '')::bigint AND NOT is_demo));
CREATE POLICY membership_found ON membership AS RESTRICTIVE FOR INSERT TO hanjan_app
  WITH CHECK (current_user <> 'hanjan_app'
    OR (user_auth = 'OWN' AND user_seq = nullif(current_setting('app.user', true), '')::bigint
      AND user_seq = (SELECT o.rgst_by FROM org o WHERE o.org = membership.org)));

-- What was made up for the demo has a past: its moves are dated once they are written, which the application cannot do.
CREATE POLICY stock_move_demo_date ON stock_move FOR UPDATE
  USING (org = nullif(current_setting('app.org', true), '')::bigint
    AND (SELECT o.is_demo FROM org o WHERE o.org = stock_move.org));
