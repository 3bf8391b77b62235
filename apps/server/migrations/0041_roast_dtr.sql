-- How far a roast was developed is stored with it, so that lists show it, order by it and are narrowed by it.
ALTER TABLE roaster_roasting_result ADD COLUMN roasting_dtr integer;
ALTER TABLE roaster_roasting_result ADD CONSTRAINT roaster_roasting_result_roasting_dtr_check CHECK (roasting_dtr BETWEEN 0 AND 1000);

-- What is there already.
ALTER TABLE roaster_roasting_result NO FORCE ROW LEVEL SECURITY;
WITH times AS (
  SELECT org, roasting_result_key, coalesce(roasting_start_term, 0) AS charge, first_start_term AS first,
         coalesce(end_term, roasting_end_term) AS dropped
    FROM roaster_roasting_result)
UPDATE roaster_roasting_result AS roast
   SET roasting_dtr = round((dropped - first) * 1000::numeric / (dropped - charge))
  FROM times
 WHERE (times.org, times.roasting_result_key) = (roast.org, roast.roasting_result_key)
   AND first BETWEEN charge AND dropped AND dropped > charge;
ALTER TABLE roaster_roasting_result FORCE ROW LEVEL SECURITY;
