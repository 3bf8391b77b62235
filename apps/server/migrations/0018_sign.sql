-- Tries that are being looked at: they may turn out right, so whoever comes meanwhile waits for them instead of being refused.
ALTER TABLE sign_attempt ADD COLUMN undecided integer NOT NULL DEFAULT 0;

-- Until when a one-time password opens. Heard only while it still has to be changed.
ALTER TABLE account ADD COLUMN pass_expires_at timestamptz;
UPDATE account SET pass_expires_at = now() + interval '7 days' WHERE must_change_pass;
GRANT UPDATE (pass_expires_at) ON account TO hanjan_sign;
