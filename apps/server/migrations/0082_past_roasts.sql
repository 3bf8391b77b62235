-- Roasts from before the stock was kept here move none and may be without green beans; those that were brought in together
-- share a name, and a log is known again by its curve.
ALTER TABLE roaster_roasting_result ADD COLUMN roasting_past boolean NOT NULL DEFAULT false;
ALTER TABLE roaster_roasting_result ADD COLUMN greenbean_past_mass integer;
ALTER TABLE roaster_roasting_result ADD COLUMN roasting_import text;
ALTER TABLE roaster_roasting_result ADD COLUMN roasting_log_hash text;
ALTER TABLE roaster_roasting_result
  ADD CONSTRAINT roaster_roasting_result_greenbean_past_mass_check CHECK (greenbean_past_mass BETWEEN 0 AND 1000000000);
ALTER TABLE roaster_roasting_result
  ADD CONSTRAINT roaster_roasting_result_roasting_import_check CHECK (octet_length(roasting_import) <= 36);
ALTER TABLE roaster_roasting_result
  ADD CONSTRAINT roaster_roasting_result_roasting_log_hash_check CHECK (octet_length(roasting_log_hash) <= 64);

-- What is there already.
ALTER TABLE roaster_roasting_result NO FORCE ROW LEVEL SECURITY;
UPDATE roaster_roasting_result SET roasting_log_hash = encode(sha256(convert_to(roasting_chart_log, 'UTF8')), 'hex')
 WHERE roasting_chart_log IS NOT NULL;
ALTER TABLE roaster_roasting_result FORCE ROW LEVEL SECURITY;

CREATE INDEX roaster_roasting_result_roasting_import_found ON roaster_roasting_result (org, roasting_import) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_log_hash_found ON roaster_roasting_result (org, roasting_log_hash) WHERE removed_at IS NULL;
