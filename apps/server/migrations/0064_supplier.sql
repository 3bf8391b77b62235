-- Whom cafes and roasteries buy from, and what a roastery's suppliers offer.
CREATE TABLE cafe_supplier (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  supplier_seq bigint GENERATED ALWAYS AS IDENTITY,
  supplier_type text NOT NULL,
  supplier_name_locale text,
  supplier_name text,
  supplier_country text,
  supplier_company_seq bigint,
  supplier_person text,
  supplier_phone text,
  supplier_mail text,
  supplier_site text,
  supplier_use boolean NOT NULL DEFAULT true,
  supplier_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(supplier_name), '') || ' ' || coalesce(initials_of(supplier_name_locale), '') || ' ' || coalesce(initials_of(supplier_person), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT cafe_supplier_pkey PRIMARY KEY (org, supplier_seq),
  CONSTRAINT cafe_supplier_named CHECK (num_nonnulls(supplier_name, supplier_name_locale) > 0),
  CONSTRAINT cafe_supplier_supplier_type_check CHECK (supplier_type IN ('WHSL', 'MAKR', 'SHOP', 'OTHR')),
  CONSTRAINT cafe_supplier_supplier_name_locale_check CHECK (octet_length(supplier_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT cafe_supplier_supplier_name_check CHECK (octet_length(supplier_name) BETWEEN 3 AND 300),
  CONSTRAINT cafe_supplier_supplier_country_check CHECK (supplier_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT cafe_supplier_supplier_company_seq_check CHECK (supplier_company_seq > 0),
  CONSTRAINT cafe_supplier_supplier_person_check CHECK (octet_length(supplier_person) <= 300),
  CONSTRAINT cafe_supplier_supplier_phone_check CHECK (octet_length(supplier_phone) <= 100),
  CONSTRAINT cafe_supplier_supplier_mail_check CHECK (octet_length(supplier_mail) <= 300),
  CONSTRAINT cafe_supplier_supplier_site_check CHECK (octet_length(supplier_site) BETWEEN 0 AND 1000 AND supplier_site ~ '^(https?://|/)' AND supplier_site !~ '^//|[[:space:]\\]'),
  CONSTRAINT cafe_supplier_supplier_note_check CHECK (octet_length(supplier_note) <= 10000),
  CONSTRAINT cafe_supplier_supplier_company_seq_fkey FOREIGN KEY (supplier_company_seq) REFERENCES company (company_seq)
);
CREATE INDEX cafe_supplier_rgst_at_desc_list ON cafe_supplier (org, rgst_at DESC, supplier_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX cafe_supplier_removed ON cafe_supplier (org, removed_at, supplier_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX cafe_supplier_uuid ON cafe_supplier (org, uuid) WHERE uuid IS NOT NULL;
ALTER TABLE cafe_supplier ENABLE ROW LEVEL SECURITY;
ALTER TABLE cafe_supplier FORCE ROW LEVEL SECURITY;
CREATE POLICY cafe_supplier_read ON cafe_supplier FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_write ON cafe_supplier FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_edit ON cafe_supplier FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY cafe_supplier_purge ON cafe_supplier FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY cafe_supplier_backup ON cafe_supplier FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER cafe_supplier_came AFTER INSERT ON cafe_supplier FOR EACH ROW EXECUTE FUNCTION org_tally('cafe_supplier', 'rgst_at');
CREATE TRIGGER cafe_supplier_went AFTER UPDATE ON cafe_supplier FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('cafe_supplier', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON cafe_supplier TO hanjan_app;
GRANT SELECT, DELETE ON cafe_supplier TO hanjan_backup;

CREATE TABLE roaster_supplier (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  supplier_seq bigint GENERATED ALWAYS AS IDENTITY,
  supplier_type text NOT NULL,
  supplier_name_locale text,
  supplier_name text,
  supplier_country text,
  supplier_company_seq bigint,
  supplier_person text,
  supplier_phone text,
  supplier_mail text,
  supplier_site text,
  supplier_use boolean NOT NULL DEFAULT true,
  supplier_note text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(supplier_name), '') || ' ' || coalesce(initials_of(supplier_name_locale), '') || ' ' || coalesce(initials_of(supplier_person), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_supplier_pkey PRIMARY KEY (org, supplier_seq),
  CONSTRAINT roaster_supplier_named CHECK (num_nonnulls(supplier_name, supplier_name_locale) > 0),
  CONSTRAINT roaster_supplier_supplier_type_check CHECK (supplier_type IN ('IMPT', 'FARM', 'COOP', 'WHSL', 'MAKR', 'OTHR')),
  CONSTRAINT roaster_supplier_supplier_name_locale_check CHECK (octet_length(supplier_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_supplier_supplier_name_check CHECK (octet_length(supplier_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_supplier_supplier_country_check CHECK (supplier_country ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_supplier_supplier_company_seq_check CHECK (supplier_company_seq > 0),
  CONSTRAINT roaster_supplier_supplier_person_check CHECK (octet_length(supplier_person) <= 300),
  CONSTRAINT roaster_supplier_supplier_phone_check CHECK (octet_length(supplier_phone) <= 100),
  CONSTRAINT roaster_supplier_supplier_mail_check CHECK (octet_length(supplier_mail) <= 300),
  CONSTRAINT roaster_supplier_supplier_site_check CHECK (octet_length(supplier_site) BETWEEN 0 AND 1000 AND supplier_site ~ '^(https?://|/)' AND supplier_site !~ '^//|[[:space:]\\]'),
  CONSTRAINT roaster_supplier_supplier_note_check CHECK (octet_length(supplier_note) <= 10000),
  CONSTRAINT roaster_supplier_supplier_company_seq_fkey FOREIGN KEY (supplier_company_seq) REFERENCES company (company_seq)
);
CREATE INDEX roaster_supplier_rgst_at_desc_list ON roaster_supplier (org, rgst_at DESC, supplier_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_supplier_removed ON roaster_supplier (org, removed_at, supplier_seq) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX roaster_supplier_uuid ON roaster_supplier (org, uuid) WHERE uuid IS NOT NULL;
ALTER TABLE roaster_supplier ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_supplier FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_supplier_read ON roaster_supplier FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_write ON roaster_supplier FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_edit ON roaster_supplier FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_purge ON roaster_supplier FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_supplier_backup ON roaster_supplier FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_supplier_came AFTER INSERT ON roaster_supplier FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_supplier', 'rgst_at');
CREATE TRIGGER roaster_supplier_went AFTER UPDATE ON roaster_supplier FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_supplier', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_supplier TO hanjan_app;
GRANT SELECT, DELETE ON roaster_supplier TO hanjan_backup;

CREATE TABLE roaster_supplier_supplier_offers (
  org bigint NOT NULL,
  supplier_seq bigint NOT NULL,
  nth integer NOT NULL,
  offer_order integer,
  offer_name text NOT NULL,
  offer_crop integer,
  offer_price integer,
  offer_bags integer,
  offer_asked date,
  offer_received date,
  offer_score integer,
  offer_note text,
  CONSTRAINT roaster_supplier_supplier_offers_pkey PRIMARY KEY (org, supplier_seq, nth),
  CONSTRAINT roaster_supplier_supplier_offers_supplier_seq_fkey FOREIGN KEY (org, supplier_seq) REFERENCES roaster_supplier (org, supplier_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_supplier_supplier_offers_nth_check CHECK (nth BETWEEN 1 AND 100),
  CONSTRAINT roaster_supplier_supplier_offers_offer_order_check CHECK (offer_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_supplier_supplier_offers_offer_name_check CHECK (octet_length(offer_name) <= 300),
  CONSTRAINT roaster_supplier_supplier_offers_offer_crop_check CHECK (offer_crop BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_supplier_supplier_offers_offer_price_check CHECK (offer_price BETWEEN 0 AND 100000000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_bags_check CHECK (offer_bags BETWEEN 1 AND 100000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_asked_check CHECK (offer_asked BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_supplier_supplier_offers_offer_received_check CHECK (offer_received BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_supplier_supplier_offers_offer_score_check CHECK (offer_score BETWEEN 0 AND 10000),
  CONSTRAINT roaster_supplier_supplier_offers_offer_note_check CHECK (octet_length(offer_note) <= 1000)
);
ALTER TABLE roaster_supplier_supplier_offers ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_supplier_supplier_offers FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_supplier_supplier_offers_read ON roaster_supplier_supplier_offers FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_write ON roaster_supplier_supplier_offers FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_edit ON roaster_supplier_supplier_offers FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_drop ON roaster_supplier_supplier_offers FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_supplier_supplier_offers_backup ON roaster_supplier_supplier_offers FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_supplier_supplier_offers TO hanjan_app;
GRANT SELECT ON roaster_supplier_supplier_offers TO hanjan_backup;
