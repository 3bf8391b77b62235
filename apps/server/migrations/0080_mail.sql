-- Addresses of e-mail that their people have shown to be theirs, and letters that wait to be sent.

ALTER TABLE account
  -- When its person opened a link that was sent to the address; nothing as long as nobody has.
  ADD COLUMN email_verified_at timestamptz CHECK (email_verified_at IS NULL OR user_email IS NOT NULL);
-- Letters of A to Z alone are folded, whatever the language of the database.
CREATE UNIQUE INDEX account_verified_email_idx ON account (lower(user_email COLLATE "C")) WHERE email_verified_at IS NOT NULL;
GRANT UPDATE (email_verified_at) ON account TO hanjan_sign;

-- Another address is another mailbox, whoever changes it.
CREATE FUNCTION account_email_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.user_email IS DISTINCT FROM OLD.user_email THEN NEW.email_verified_at := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_email_changed BEFORE UPDATE OF user_email ON account FOR EACH ROW
  EXECUTE FUNCTION account_email_changed();

-- A letter is written in the transaction of what it tells, and goes once it is sent or given up. It holds no link: the token
-- of one is made when it is sent.
CREATE TABLE mail_outbox (
  mail_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Every try to send it bears this, so that a mailbox that gets it twice can tell.
  mail_uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  letter text NOT NULL CHECK (letter ~ '^[a-z_]{1,20}$'),
  -- Whose letter it is; nobody's while it is not looked up who is meant.
  user_seq bigint REFERENCES account ON DELETE CASCADE,
  -- Whoever asks for a lost password is meant by this id or address.
  asked text CHECK (octet_length(asked) <= 300),
  mail_to text CHECK (octet_length(mail_to) <= 300),
  mail_locale text NOT NULL CHECK (mail_locale ~ '^[a-z]{2}$'),
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  rgst_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((asked IS NULL) = (user_seq IS NOT NULL)),
  CHECK ((user_seq IS NULL) = (mail_to IS NULL))
);
CREATE INDEX mail_outbox_next_at_idx ON mail_outbox (next_at);
CREATE INDEX mail_outbox_user_seq_idx ON mail_outbox (user_seq);
-- Whoever signs people in writes and sends letters, and nobody else; what waited when a backup was made is not sent once more.
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO hanjan_sign;
