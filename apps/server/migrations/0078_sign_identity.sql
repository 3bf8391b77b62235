-- Who signs in through a provider: whom an issuer means by a subject. An address of e-mail says nothing of that.

CREATE TABLE sign_identity (
  identity_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_seq bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  issuer text NOT NULL CHECK (octet_length(issuer) BETWEEN 1 AND 300),
  subject text NOT NULL CHECK (octet_length(subject) BETWEEN 1 AND 255),
  -- What the provider is called in the addresses of its calls.
  provider text NOT NULL CHECK (provider ~ '^[a-z]{2,20}$'),
  rgst_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);
CREATE INDEX sign_identity_user_seq_idx ON sign_identity (user_seq);
GRANT SELECT, INSERT, DELETE, UPDATE (used_at) ON sign_identity TO hanjan_sign;
GRANT SELECT ON sign_identity TO hanjan_backup;

-- Whoever signs in through a provider needs no password.
ALTER TABLE account ALTER COLUMN user_pass DROP NOT NULL;
GRANT INSERT (user_provider) ON account TO hanjan_sign;

-- The token that a session had before it got another one: whoever still comes with it has a copy.
ALTER TABLE session
  ADD COLUMN was_hash bytea CHECK (octet_length(was_hash) = 32),
  ADD COLUMN turned_at timestamptz;
CREATE INDEX session_was_hash_idx ON session (was_hash) WHERE was_hash IS NOT NULL;
