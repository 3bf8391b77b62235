-- Founding a cafe or a roastery: whoever does it is its owner. Of others' organisations nobody makes themselves a member.
GRANT INSERT ON org, membership TO hanjan_app;
GRANT USAGE ON SEQUENCE org_org_seq TO hanjan_app;
CREATE POLICY org_found ON org AS RESTRICTIVE FOR INSERT TO hanjan_app
  WITH CHECK (rgst_by = nullif(current_setting('app.user', true), '')::bigint AND NOT is_demo);
CREATE POLICY membership_found ON membership AS RESTRICTIVE FOR INSERT TO hanjan_app
  WITH CHECK (user_auth = 'OWN' AND user_seq = nullif(current_setting('app.user', true), '')::bigint
    AND user_seq = (SELECT o.rgst_by FROM org o WHERE o.org = membership.org));
