-- A provider that wants to hear when an account ends gives a token for that; it is kept encrypted (keys.json), and used for
-- nothing else.

ALTER TABLE sign_identity
  ADD COLUMN key_id text CHECK (key_id ~ '^[0-9a-f]{8}$'),
  ADD COLUMN revoke_token bytea CHECK (octet_length(revoke_token) <= 4200),
  ADD CHECK ((key_id IS NULL) = (revoke_token IS NULL));
GRANT UPDATE (key_id, revoke_token) ON sign_identity TO hanjan_sign;

-- Tokens of identities that are no more, until the provider has heard of it.
CREATE TABLE provider_revoke (
  revoke_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL CHECK (provider ~ '^[a-z]{2,20}$'),
  key_id text NOT NULL CHECK (key_id ~ '^[0-9a-f]{8}$'),
  revoke_token bytea NOT NULL CHECK (octet_length(revoke_token) <= 4200),
  next_at timestamptz NOT NULL DEFAULT now(),
  rgst_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX provider_revoke_next_at_idx ON provider_revoke (next_at);
GRANT SELECT, DELETE, UPDATE (next_at) ON provider_revoke TO hanjan_sign;

-- Whichever way an identity ends: unlinked, or with its account, by the purge or by the operator. It runs as the owner of
-- the tables, so that no login writes there by itself.
CREATE FUNCTION identity_ended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO provider_revoke (provider, key_id, revoke_token) VALUES (OLD.provider, OLD.key_id, OLD.revoke_token);
  RETURN OLD;
END $$;
REVOKE EXECUTE ON FUNCTION identity_ended() FROM PUBLIC;
CREATE TRIGGER identity_ended AFTER DELETE ON sign_identity FOR EACH ROW
  WHEN (OLD.revoke_token IS NOT NULL) EXECUTE FUNCTION identity_ended();
