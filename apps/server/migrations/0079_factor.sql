-- The second factor of an account: codes of an authenticator app, passkeys, and recovery codes for when both are lost.
-- What an app makes codes from is encrypted with a key that lies beside the database (HANJAN_DATA/keys.json).

CREATE TABLE account_totp (
  user_seq bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- The name of the key, and what it encrypted.
  key_id text NOT NULL CHECK (key_id ~ '^[0-9a-f]{8}$'),
  seed bytea NOT NULL CHECK (octet_length(seed) <= 100),
  -- The 30 s of the last code that was taken: no code is taken twice.
  last_step bigint NOT NULL,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);

CREATE TABLE account_passkey (
  passkey_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_seq bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  passkey_name text NOT NULL CHECK (octet_length(passkey_name) BETWEEN 1 AND 90),
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) <= 1023),
  public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4096),
  -- How often the authenticator says that it signed; many never count.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  -- Whether it may be on several devices, and whether it is.
  is_synced boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX account_passkey_user_seq_idx ON account_passkey (user_seq);

CREATE TABLE account_recovery (
  user_seq bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (user_seq, code_hash)
);

GRANT SELECT, INSERT, DELETE ON account_totp, account_passkey, account_recovery TO hanjan_sign;
GRANT UPDATE (last_step, used_at) ON account_totp TO hanjan_sign;
GRANT UPDATE (sign_count, is_backed_up, used_at) ON account_passkey TO hanjan_sign;
GRANT SELECT ON account_totp, account_passkey, account_recovery TO hanjan_backup;
