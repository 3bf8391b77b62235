-- Whoever was dismissed, refused or withdrew no longer sees the organisation. Those who wait, are put off or may apply
-- again still learn its name.
DROP POLICY org_read ON org;
CREATE POLICY org_read ON org FOR SELECT
  USING (org = nullif(current_setting('app.org', true), '')::bigint
      OR org IN (SELECT org FROM membership
                  WHERE user_seq = nullif(current_setting('app.user', true), '')::bigint
                    AND user_auth NOT IN ('CNCL', 'RJCT', 'FIRE')));
