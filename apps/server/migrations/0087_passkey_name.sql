-- A passkey may be called otherwise later.

GRANT UPDATE (passkey_name) ON account_passkey TO hanjan_sign;
