-- Where accounts are made by invitation alone: what an operator gave out and nobody has used. Only the SHA-256 of a token is kept.
CREATE TABLE invitation (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
);
GRANT SELECT, DELETE ON invitation TO hanjan_sign;
GRANT SELECT ON invitation TO hanjan_backup;
