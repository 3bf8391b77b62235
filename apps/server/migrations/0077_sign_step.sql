-- A sign-in that takes more than one step: what is known after each, for as long as the next one may take. Its token lies
-- in the browser that began, and each step is taken once.

CREATE TABLE sign_step (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  -- What is waited for.
  step text NOT NULL CHECK (step ~ '^[a-z_]{1,20}$'),
  -- Whoever has proved who they are; nobody before.
  user_seq bigint REFERENCES account ON DELETE CASCADE,
  facts jsonb NOT NULL DEFAULT '{}',
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_step_user_seq_idx ON sign_step (user_seq);
CREATE INDEX sign_step_ends_at_idx ON sign_step (ends_at);
GRANT SELECT, INSERT, DELETE ON sign_step TO hanjan_sign;
