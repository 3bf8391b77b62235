-- Blends that roasteries make of roasted batches.
CREATE TABLE roaster_blending_result (
  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,
  blending_result_key bigint GENERATED ALWAYS AS IDENTITY,
  blending_result_date date NOT NULL,
  blending_result_year integer NOT NULL,
  blending_result_seq integer NOT NULL,
  blending_seq bigint,
  blending_name_locale text,
  blending_name text,
  roasting_instock_change boolean NOT NULL DEFAULT true,
  blending_instock integer,
  blending_total_mass integer,
  blending_single_origin boolean NOT NULL DEFAULT false,
  blending_loss integer,
  blending_organic_loss numeric(5,1),
  blending_country_list text[],
  blending_country_etc text,
  blending_grade_list text[],
  blending_grade_etc text,
  blending_grade_detail_list text[],
  blending_grade_detail_etc text,
  blending_variety_list text[],
  blending_variety_etc text,
  blending_process_list text[],
  blending_process_etc text,
  roaster_public_stage text NOT NULL,
  cafe_public_stage text NOT NULL,
  customer_public_stage text NOT NULL,
  normal_public_stage text NOT NULL,
  blending_result_uuid_str uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_result_uuid_cafe uuid NOT NULL DEFAULT gen_random_uuid(),
  blending_result_desc text,
  initials text GENERATED ALWAYS AS (coalesce(initials_of(blending_name), '') || ' ' || coalesce(initials_of(blending_name_locale), '')) STORED,
  uuid uuid,
  version integer NOT NULL DEFAULT 1,
  rgst_by bigint,
  rgst_at timestamptz NOT NULL DEFAULT now(),
  edit_by bigint,
  edit_at timestamptz,
  removed_by bigint,
  removed_at timestamptz,
  CONSTRAINT roaster_blending_result_pkey PRIMARY KEY (org, blending_result_key),
  CONSTRAINT roaster_blending_result_blending_result_year_blending_result_se UNIQUE (org, blending_result_year, blending_result_seq),
  CONSTRAINT roaster_blending_result_blending_result_date_check CHECK (blending_result_date BETWEEN '1900-01-01' AND '2999-12-31'),
  CONSTRAINT roaster_blending_result_blending_result_year_check CHECK (blending_result_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_blending_result_blending_result_seq_check CHECK (blending_result_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_blending_seq_check CHECK (blending_seq > 0),
  CONSTRAINT roaster_blending_result_blending_name_locale_check CHECK (octet_length(blending_name_locale) <= 300),
  CONSTRAINT roaster_blending_result_blending_name_check CHECK (octet_length(blending_name) <= 300),
  CONSTRAINT roaster_blending_result_blending_instock_check CHECK (blending_instock BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_result_blending_total_mass_check CHECK (blending_total_mass BETWEEN 0 AND 1000000000),
  CONSTRAINT roaster_blending_result_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_blending_country_list_check CHECK (octet_length(array_to_string(blending_country_list, ',')) <= 6000 AND array_to_string(blending_country_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_country_etc_check CHECK (octet_length(blending_country_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_grade_list_check CHECK (octet_length(array_to_string(blending_grade_list, ',')) <= 6000 AND array_to_string(blending_grade_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_grade_etc_check CHECK (octet_length(blending_grade_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_grade_detail_list_check CHECK (octet_length(array_to_string(blending_grade_detail_list, ',')) <= 6000 AND array_to_string(blending_grade_detail_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_grade_detail_etc_check CHECK (octet_length(blending_grade_detail_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_variety_list_check CHECK (octet_length(array_to_string(blending_variety_list, ',')) <= 6000 AND array_to_string(blending_variety_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_variety_etc_check CHECK (octet_length(blending_variety_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_blending_process_list_check CHECK (octet_length(array_to_string(blending_process_list, ',')) <= 6000 AND array_to_string(blending_process_list, ',', '?') ~ '^[A-Z0-9_,]+$'),
  CONSTRAINT roaster_blending_result_blending_process_etc_check CHECK (octet_length(blending_process_etc) BETWEEN 3 AND 300),
  CONSTRAINT roaster_blending_result_roaster_public_stage_check CHECK (roaster_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_cafe_public_stage_check CHECK (cafe_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_customer_public_stage_check CHECK (customer_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_normal_public_stage_check CHECK (normal_public_stage ~ '^[A-Z0-9_]{1,45}$'),
  CONSTRAINT roaster_blending_result_blending_result_desc_check CHECK (octet_length(blending_result_desc) <= 5000),
  CONSTRAINT roaster_blending_result_blending_seq_fkey FOREIGN KEY (org, blending_seq) REFERENCES roaster_blending (org, blending_seq)
);
CREATE INDEX roaster_blending_result_blending_result_date_desc_list ON roaster_blending_result (org, blending_result_date DESC, blending_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE INDEX roaster_blending_result_blending_instock_desc_list ON roaster_blending_result (org, blending_instock DESC NULLS LAST, blending_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX roaster_blending_result_uuid ON roaster_blending_result (org, uuid) WHERE uuid IS NOT NULL;
CREATE UNIQUE INDEX roaster_blending_result_blending_result_uuid_str_link ON roaster_blending_result (blending_result_uuid_str);
CREATE UNIQUE INDEX roaster_blending_result_blending_result_uuid_cafe_link ON roaster_blending_result (blending_result_uuid_cafe);
CREATE INDEX roaster_blending_result_blending_seq_users ON roaster_blending_result (org, blending_seq);
ALTER TABLE roaster_blending_result ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_result FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_result_read ON roaster_blending_result FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_write ON roaster_blending_result FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_edit ON roaster_blending_result FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_purge ON roaster_blending_result FOR DELETE TO hanjan_backup USING (removed_at < now() - interval '30 days');
CREATE POLICY roaster_blending_result_backup ON roaster_blending_result FOR SELECT TO hanjan_backup USING (true);
CREATE TRIGGER roaster_blending_result_came AFTER INSERT ON roaster_blending_result FOR EACH ROW EXECUTE FUNCTION org_tally('roaster_blending_result', 'blending_result_date');
CREATE TRIGGER roaster_blending_result_went AFTER UPDATE ON roaster_blending_result FOR EACH ROW WHEN ((OLD.blending_result_date, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.blending_result_date, NEW.removed_at IS NULL)) EXECUTE FUNCTION org_tally('roaster_blending_result', 'blending_result_date');
GRANT SELECT, INSERT, UPDATE ON roaster_blending_result TO hanjan_app;
GRANT SELECT, DELETE ON roaster_blending_result TO hanjan_backup;

CREATE TABLE roaster_blending_result_batch (
  org bigint NOT NULL,
  blending_result_key bigint NOT NULL,
  nth integer NOT NULL,
  roasting_order integer,
  roasting_result_year integer,
  roasting_result_seq integer NOT NULL,
  roasting_mass integer NOT NULL,
  roasting_percent integer,
  roasting_loss integer,
  roasting_organic_loss numeric(5,1),
  roasting_moisture integer,
  roasting_result_key bigint,
  CONSTRAINT roaster_blending_result_batch_pkey PRIMARY KEY (org, blending_result_key, nth),
  CONSTRAINT roaster_blending_result_batch_blending_result_key_fkey FOREIGN KEY (org, blending_result_key) REFERENCES roaster_blending_result (org, blending_result_key) ON DELETE CASCADE,
  CONSTRAINT roaster_blending_result_batch_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_blending_result_batch_roasting_order_check CHECK (roasting_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_batch_roasting_result_year_check CHECK (roasting_result_year BETWEEN 1900 AND 2999),
  CONSTRAINT roaster_blending_result_batch_roasting_result_seq_check CHECK (roasting_result_seq BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_blending_result_batch_roasting_mass_check CHECK (roasting_mass BETWEEN 1 AND 1000000000),
  CONSTRAINT roaster_blending_result_batch_roasting_percent_check CHECK (roasting_percent BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_loss_check CHECK (roasting_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_organic_loss_check CHECK (roasting_organic_loss BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_moisture_check CHECK (roasting_moisture BETWEEN 0 AND 1000),
  CONSTRAINT roaster_blending_result_batch_roasting_result_key_check CHECK (roasting_result_key > 0),
  CONSTRAINT roaster_blending_result_batch_roasting_result_key_fkey FOREIGN KEY (org, roasting_result_key) REFERENCES roaster_roasting_result (org, roasting_result_key)
);
CREATE INDEX roaster_blending_result_batch_roasting_result_key_users ON roaster_blending_result_batch (org, roasting_result_key);
ALTER TABLE roaster_blending_result_batch ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_blending_result_batch FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_blending_result_batch_read ON roaster_blending_result_batch FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_write ON roaster_blending_result_batch FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_edit ON roaster_blending_result_batch FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_drop ON roaster_blending_result_batch FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_blending_result_batch_backup ON roaster_blending_result_batch FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_blending_result_batch TO hanjan_app;
GRANT SELECT ON roaster_blending_result_batch TO hanjan_backup;

-- What was blended is a stock as roasted batches are: taken from them, and gone by what leaves it.
ALTER TABLE stock_move
  ADD COLUMN blending_result_key bigint,
  DROP CONSTRAINT stock_move_of_one_lot,
  ADD CONSTRAINT stock_move_of_one_lot CHECK (num_nonnulls(greenbean_year_seq, roasting_result_key, blending_result_key) = 1),
  DROP CONSTRAINT stock_move_move_reason_check,
  ADD CONSTRAINT stock_move_move_reason_check CHECK (move_reason IN ('RECEIVE', 'ROAST', 'BLEND', 'COUNT', 'WASTE', 'SHORT')),
  ADD CONSTRAINT stock_move_blending_result_key_fkey FOREIGN KEY (org, blending_result_key)
    REFERENCES roaster_blending_result (org, blending_result_key);
CREATE INDEX stock_move_blending_idx ON stock_move (org, blending_result_key, move_seq) WHERE blending_result_key IS NOT NULL;
CREATE INDEX stock_move_blending_lately_idx ON stock_move (org, rgst_at)
  INCLUDE (blending_result_key, move_mass, move_reason) WHERE blending_result_key IS NOT NULL;

-- The kind of lot that a move is of, by the word for it.
CREATE OR REPLACE FUNCTION move_tally() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  INSERT INTO org_tally
  SELECT org, 'stock_move.' || CASE WHEN greenbean_year_seq IS NOT NULL THEN 'greenbean'
                                    WHEN roasting_result_key IS NOT NULL THEN 'roasting' ELSE 'blending' END,
         date_trunc('month', rgst_at), count(*)
    FROM moved GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
