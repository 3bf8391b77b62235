-- How a roast was scored by the notes of it is stored with it, so that lists show it, order by it and are narrowed by it.
ALTER TABLE roaster_roasting_result ADD COLUMN roasting_score integer;
ALTER TABLE roaster_roasting_result
  ADD CONSTRAINT roaster_roasting_result_roasting_score_check CHECK (roasting_score BETWEEN 0 AND 100);

-- What is there already.
ALTER TABLE roaster_roasting_result NO FORCE ROW LEVEL SECURITY;
ALTER TABLE roaster_qc_roasting NO FORCE ROW LEVEL SECURITY;
UPDATE roaster_roasting_result AS roast SET roasting_score = score
  FROM (SELECT org, roasting_result_key, round(avg((SELECT avg(point) FROM unnest(ARRAY[cupnote_balance_point,
            cupnote_aroma_point, cupnote_sweetness_point, cupnote_body_point, cupnote_flavor_point,
            cupnote_acidity_point]) AS point)) * 10)::integer AS score
          FROM roaster_qc_roasting WHERE removed_at IS NULL GROUP BY org, roasting_result_key) AS noted
 WHERE (noted.org, noted.roasting_result_key) = (roast.org, roast.roasting_result_key) AND score IS NOT NULL;
ALTER TABLE roaster_qc_roasting FORCE ROW LEVEL SECURITY;
ALTER TABLE roaster_roasting_result FORCE ROW LEVEL SECURITY;

CREATE INDEX roaster_roasting_result_roasting_score_found ON roaster_roasting_result (org, roasting_score) WHERE removed_at IS NULL;
