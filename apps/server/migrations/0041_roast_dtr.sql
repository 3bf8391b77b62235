-- How far a roast was developed is stored with it, so that lists show it, order by it and are narrowed by it; what roasts are
-- found by in long lists has an index.
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

CREATE INDEX roaster_roasting_result_end_bean_found ON roaster_roasting_result (org, end_bean) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_dtr_found ON roaster_roasting_result (org, roasting_dtr) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_roasting_loss_found ON roaster_roasting_result (org, roasting_loss) WHERE removed_at IS NULL;
CREATE INDEX roaster_roasting_result_rgst_by_found ON roaster_roasting_result (org, rgst_by) WHERE removed_at IS NULL;
CREATE INDEX roaster_blending_result_rgst_by_found ON roaster_blending_result (org, rgst_by) WHERE removed_at IS NULL;
