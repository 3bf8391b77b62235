-- How many living records an owner has of a kind in a month of their list's order: the sum of `change`. Changes are
-- only ever added, so nobody who saves waits for anybody else; the purge sums them up now and then.
CREATE TABLE user_tally (
  user_seq bigint NOT NULL REFERENCES account (user_seq) ON DELETE CASCADE,
  entity text NOT NULL,
  month date NOT NULL,
  change integer NOT NULL
);
CREATE INDEX user_tally_idx ON user_tally (user_seq, entity, month) INCLUDE (change);
CREATE TABLE org_tally (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  entity text NOT NULL,
  month date NOT NULL,
  change integer NOT NULL
);
CREATE INDEX org_tally_idx ON org_tally (org, entity, month) INCLUDE (change);

-- Run by the triggers of each table with the name of the entity and of the date or time that tells the month.
CREATE FUNCTION user_tally() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.removed_at IS NULL THEN
    INSERT INTO user_tally VALUES
      (OLD.user_seq, TG_ARGV[0], date_trunc('month', (to_jsonb(OLD) ->> TG_ARGV[1])::timestamptz), -1);
  END IF;
  IF NEW.removed_at IS NULL THEN
    INSERT INTO user_tally VALUES
      (NEW.user_seq, TG_ARGV[0], date_trunc('month', (to_jsonb(NEW) ->> TG_ARGV[1])::timestamptz), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION org_tally() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.removed_at IS NULL THEN
    INSERT INTO org_tally VALUES
      (OLD.org, TG_ARGV[0], date_trunc('month', (to_jsonb(OLD) ->> TG_ARGV[1])::timestamptz), -1);
  END IF;
  IF NEW.removed_at IS NULL THEN
    INSERT INTO org_tally VALUES
      (NEW.org, TG_ARGV[0], date_trunc('month', (to_jsonb(NEW) ->> TG_ARGV[1])::timestamptz), 1);
  END IF;
  RETURN NULL;
END $$;

-- What is there already.
ALTER TABLE user_cupnote NO FORCE ROW LEVEL SECURITY;
ALTER TABLE user_equip NO FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_coffeebean NO FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_received NO FORCE ROW LEVEL SECURITY;
INSERT INTO user_tally SELECT user_seq, 'user_cupnote', date_trunc('month', cupnote_date::timestamp), count(*)
  FROM user_cupnote WHERE removed_at IS NULL GROUP BY 1, 3;
INSERT INTO user_tally SELECT user_seq, 'user_equip', date_trunc('month', rgst_at AT TIME ZONE 'UTC'), count(*)
  FROM user_equip WHERE removed_at IS NULL GROUP BY 1, 3;
INSERT INTO org_tally SELECT org, 'cafe_coffeebean', date_trunc('month', rgst_at AT TIME ZONE 'UTC'), count(*)
  FROM cafe_coffeebean WHERE removed_at IS NULL GROUP BY 1, 3;
INSERT INTO org_tally SELECT org, 'cafe_received', date_trunc('month', received_date::timestamp), count(*)
  FROM cafe_received WHERE removed_at IS NULL GROUP BY 1, 3;
ALTER TABLE user_cupnote FORCE ROW LEVEL SECURITY;
ALTER TABLE user_equip FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_coffeebean FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_received FORCE ROW LEVEL SECURITY;

CREATE TRIGGER user_cupnote_came AFTER INSERT ON user_cupnote FOR EACH ROW EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
CREATE TRIGGER user_cupnote_went AFTER UPDATE ON user_cupnote FOR EACH ROW WHEN ((OLD.cupnote_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.cupnote_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_cupnote', 'cupnote_date');
CREATE TRIGGER user_equip_came AFTER INSERT ON user_equip FOR EACH ROW EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
CREATE TRIGGER user_equip_went AFTER UPDATE ON user_equip FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_equip', 'rgst_at');
CREATE TRIGGER cafe_coffeebean_came AFTER INSERT ON cafe_coffeebean FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
CREATE TRIGGER cafe_coffeebean_went AFTER UPDATE ON cafe_coffeebean FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_coffeebean', 'rgst_at');
CREATE TRIGGER cafe_received_came AFTER INSERT ON cafe_received FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_received', 'received_date');
CREATE TRIGGER cafe_received_went AFTER UPDATE ON cafe_received FOR EACH ROW WHEN ((OLD.received_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.received_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_received', 'received_date');

ALTER TABLE user_tally ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_tally FORCE ROW LEVEL SECURITY;
CREATE POLICY user_tally_read ON user_tally FOR SELECT USING (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_tally_write ON user_tally FOR INSERT WITH CHECK (user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_tally_purge ON user_tally FOR DELETE USING (current_setting('app.purge', true) = 'on' AND user_seq = nullif(current_setting('app.user', true), '')::bigint);
CREATE POLICY user_tally_backup ON user_tally FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, DELETE ON user_tally TO hanjan_app;
GRANT SELECT ON user_tally TO hanjan_backup;
ALTER TABLE org_tally ENABLE ROW LEVEL SECURITY;
ALTER TABLE org_tally FORCE ROW LEVEL SECURITY;
CREATE POLICY org_tally_read ON org_tally FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY org_tally_write ON org_tally FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY org_tally_purge ON org_tally FOR DELETE USING (current_setting('app.purge', true) = 'on' AND org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY org_tally_backup ON org_tally FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, DELETE ON org_tally TO hanjan_app;
GRANT SELECT ON org_tally TO hanjan_backup;
