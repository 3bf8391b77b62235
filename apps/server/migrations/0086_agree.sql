-- Whoever agreed to a former privacy policy agrees to the one of now.

GRANT UPDATE (privacy_at, privacy_version) ON account TO hanjan_sign;
