-- A recipe says what it means a roast to be: its marks, its colour and loss, what heat and air are set to when, and the
-- roast that others are to be like.
CREATE TABLE roaster_roasting_plan (
  org bigint NOT NULL,
  roasting_seq bigint NOT NULL,
  nth integer NOT NULL,
  plan_order integer,
  plan_term integer NOT NULL,
  plan_heat integer,
  plan_air integer,
  CONSTRAINT roaster_roasting_plan_pkey PRIMARY KEY (org, roasting_seq, nth),
  CONSTRAINT roaster_roasting_plan_roasting_seq_fkey FOREIGN KEY (org, roasting_seq) REFERENCES roaster_roasting (org, roasting_seq) ON DELETE CASCADE,
  CONSTRAINT roaster_roasting_plan_nth_check CHECK (nth BETWEEN 1 AND 20),
  CONSTRAINT roaster_roasting_plan_plan_order_check CHECK (plan_order BETWEEN 1 AND 2147483647),
  CONSTRAINT roaster_roasting_plan_plan_term_check CHECK (plan_term BETWEEN 0 AND 86400000 AND plan_term % 100 = 0),
  CONSTRAINT roaster_roasting_plan_plan_heat_check CHECK (plan_heat BETWEEN 0 AND 1000),
  CONSTRAINT roaster_roasting_plan_plan_air_check CHECK (plan_air BETWEEN 0 AND 1000)
);
ALTER TABLE roaster_roasting_plan ENABLE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_plan FORCE ROW LEVEL SECURITY;
CREATE POLICY roaster_roasting_plan_read ON roaster_roasting_plan FOR SELECT USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_write ON roaster_roasting_plan FOR INSERT WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_edit ON roaster_roasting_plan FOR UPDATE USING (org = nullif(current_setting('app.org', true), '')::bigint) WITH CHECK (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_drop ON roaster_roasting_plan FOR DELETE USING (org = nullif(current_setting('app.org', true), '')::bigint);
CREATE POLICY roaster_roasting_plan_backup ON roaster_roasting_plan FOR SELECT TO hanjan_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON roaster_roasting_plan TO hanjan_app;
GRANT SELECT ON roaster_roasting_plan TO hanjan_backup;
ALTER TABLE roaster_roasting ADD COLUMN roasting_reference_seq integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_reference_year integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_agtron integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_charge integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_dried_bean integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_dried_term integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_dtr integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_end_bean integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_end_term integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_first_bean integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_first_term integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_loss integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_memo text;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_turning_bean integer;
ALTER TABLE roaster_roasting ADD COLUMN roasting_target_turning_term integer;
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_reference_seq_check CHECK (roasting_reference_seq BETWEEN 1 AND 2147483647);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_reference_year_check CHECK (roasting_reference_year BETWEEN 1900 AND 2999);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_agtron_check CHECK (roasting_target_agtron BETWEEN 25 AND 95);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_charge_check CHECK (roasting_target_charge BETWEEN 0 AND 30000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_dried_bean_check CHECK (roasting_target_dried_bean BETWEEN 0 AND 30000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_dried_term_check CHECK (roasting_target_dried_term BETWEEN 0 AND 86400000 AND roasting_target_dried_term % 100 = 0);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_dtr_check CHECK (roasting_target_dtr BETWEEN 0 AND 1000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_end_bean_check CHECK (roasting_target_end_bean BETWEEN 0 AND 30000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_end_term_check CHECK (roasting_target_end_term BETWEEN 0 AND 86400000 AND roasting_target_end_term % 100 = 0);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_first_bean_check CHECK (roasting_target_first_bean BETWEEN 0 AND 30000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_first_term_check CHECK (roasting_target_first_term BETWEEN 0 AND 86400000 AND roasting_target_first_term % 100 = 0);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_loss_check CHECK (roasting_target_loss BETWEEN 0 AND 1000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_memo_check CHECK (octet_length(roasting_target_memo) <= 3000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_turning_bean_check CHECK (roasting_target_turning_bean BETWEEN 0 AND 30000);
ALTER TABLE roaster_roasting ADD CONSTRAINT roaster_roasting_roasting_target_turning_term_check CHECK (roasting_target_turning_term BETWEEN 0 AND 86400000 AND roasting_target_turning_term % 100 = 0);
