-- Blends: what roasts go in and how much of each.
CREATE TABLE roaster_blending (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  blending_seq bigint GENERATED ALWAYS AS IDENTITY,
  blending_name_locale text,
  blending_name text,
  blending_nick_locale text,
  blending_nick text,
  blending_total_mass integer,
  blending_single_origin boolean NOT NULL DEFAULT false,
  roasting_instock_change boolean NOT NULL DEFAULT true,
  blending_create_use boolean NOT NULL DEFAULT false,
  roasting_create_seq bigint,
  blending_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_uuid_cafe uuid NOT NULL DEFAULT gen_random_uuid(),
  roaster_public_stage text NOT NULL,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  blending_desc text,
  blending_auth text,
  blending_use boolean NOT NULL DEFAULT true,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(blending_name), '') || ' ' || coalesce(initials_of(blending_name_locale), '') || ' ' || coalesce(initials_of(blending_nick_locale), '') || ' ' || coalesce(initials_of(blending_nick), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_blending_pkey PRIMARY KEY (org, blending_seq),
  CONSTRAINT roaster_blending_named CHECK (num_nonnulls(blending_name, blending_name_locale) > 0),
  CONSTRAINT roaster_blending_blending_name_locale_check CHECK (octet_length(blending_name_locale) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_blending_name_check CHECK (octet_length(blending_name) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_blending_nick_locale_check CHECK (octet_length(blending_nick_locale) <= 300),
  CONSTRAINT roaster_blending_blending_nick_check CHECK (octet_length(blending_nick) <= 300),
  CONSTRAINT roaster_blending_blending_total_mass_check CHECK (blending_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_roasting_create_seq_check CHECK (roasting_create_seq > 0),
  CONSTRAINT roaster_blending_roaster_public_stage_check CHECK (roaster_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_blending_desc_check CHECK (octet_length(blending_desc) <= 10000),
  CONSTRAINT roaster_blending_blending_auth_check CHECK (blending_auth IN ('ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN')),
  CONSTRAINT roaster_blending_roasting_create_seq_fkey FOREIGN KEY (org, roasting_create_seq) REFERENCES roaster_roasting (org, roasting_seq)
);
CREATE INDEX roaster_blending_rgst_at_desc_list ON roaster_blending (org, rgst_at DESC, blending_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_blending_uuid ON roaster_blending (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_blending_blending_uuid_str_link ON roaster_blending (blending_uuid_str);
CREATE UNIQUE INDEX roaster_blending_blending_uuid_cafe_link ON roaster_blending (blending_uuid_cafe);
CREATE INDEX roaster_blending_roasting_create_seq_users ON roaster_blending (org, roasting_create_seq);
ALTER TABLE roaster_blending ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_read ON roaster_blending FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_write ON roaster_blending FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_edit ON roaster_blending FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_purge ON roaster_blending FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_blending_backup ON roaster_blending FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_blending_came AFTER INSERT ON roaster_blending FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_blending', 'rgst_at');
CREATE TRIGGER roaster_blending_went AFTER UPDATE ON roaster_blending FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_blending', 'rgst_at');
GRANT SELECT, INSERT, UPDATE ON roaster_blending TO hanjan_app;
GRANT SELECT, DELETE ON roaster_blending TO hanjan_backup;

CREATE TABLE roaster_blending_roasting (
  org bigint NOT NULL,
  blending_seq bigint NOT NULL,
  nth integer NOT NULL,
  roasting_order integer,
  roasting_seq bigint NOT NULL,
  roasting_mass integer NOT NULL,
  roasting_percent integer,
  CONSTRAINT roaster_blending_roasting_pkey PRIMARY KEY (org, blending_seq, nth),
  CONSTRAINT roaster_blending_roasting_blending_seq_fkey FOREIGN KEY (org, blending_seq) REFERENCES roaster_blending (org, blending_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_blending_roasting_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_blending_roasting_roasting_order_check CHECK (roasting_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_roasting_roasting_seq_check CHECK (roasting_seq > 0),
  CONSTRAINT roaster_blending_roasting_roasting_mass_check CHECK (roasting_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_blending_roasting_roasting_percent_check CHECK (roasting_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_roasting_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq)
);
CREATE INDEX roaster_blending_roasting_roasting_seq_users ON roaster_blending_roasting (org, roasting_seq);
ALTER TABLE roaster_blending_roasting ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_roasting FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_roasting_read ON roaster_blending_roasting FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_write ON roaster_blending_roasting FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_edit ON roaster_blending_roasting FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_drop ON roaster_blending_roasting FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_roasting_backup ON roaster_blending_roasting FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_blending_roasting TO hanjan_app;
GRANT SELECT ON roaster_blending_roasting TO hanjan_backup;
