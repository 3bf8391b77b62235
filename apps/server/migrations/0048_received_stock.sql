-- What a cafe received is a stock: lots come with their records and are used up by brews.
ALTER TABLE stock_move
  ADD COLUMN received_seq bigint,
  DROP CONSTRAINT stock_move_of_one_lot,
  ADD CONSTRAINT stock_move_of_one_lot
    CHECK (num_nonnulls(greenbean_year_seq, roasting_result_key, blending_result_key, received_seq) = 1),
  DROP CONSTRAINT stock_move_move_reason_check,
  ADD CONSTRAINT stock_move_move_reason_check
    CHECK (move_reason IN ('RECEIVE', 'ROAST', 'BLEND', 'BREW', 'COUNT', 'WASTE', 'SHORT', 'PACK', 'DELIVER')),
  -- Coffee is roasted and blended where it leaves from, and brewed where it was received.
  ADD CONSTRAINT stock_move_of_received CHECK (CASE WHEN received_seq IS NULL THEN move_reason <> 'BREW'
    ELSE move_reason IN ('RECEIVE', 'BREW', 'COUNT', 'WASTE', 'SHORT') END),
  ADD CONSTRAINT stock_move_received_seq_fkey FOREIGN KEY (org, received_seq) REFERENCES cafe_received (org, received_seq);
CREATE INDEX stock_move_received_idx ON stock_move (org, received_seq, move_seq) WHERE received_seq IS NOT NULL;
CREATE INDEX stock_move_received_lately_idx ON stock_move (org, rgst_at)
  INCLUDE (received_seq, move_mass, move_reason) WHERE received_seq IS NOT NULL;
CREATE INDEX cafe_received_received_instock_desc_list ON cafe_received (org, received_instock DESC NULLS LAST, received_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

CREATE OR REPLACE FUNCTION move_tally() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  INSERT INTO org_tally
  SELECT org, 'stock_move.' || CASE WHEN greenbean_year_seq IS NOT NULL THEN 'greenbean'
                                    WHEN roasting_result_key IS NOT NULL THEN 'roasting'
                                    WHEN blending_result_key IS NOT NULL THEN 'blending' ELSE 'received' END,
         date_trunc('month', rgst_at), count(*)
    FROM moved GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

-- What is there already: every lot that stands came with its mass, and the brews of it took their doses one after the
-- other; what they took beyond it was there too and is found short. Moves of the past are dated by when their records
-- were written, so that they say how fast a lot is used.
ALTER TABLE stock_move NO FORCE ROW LEVEL SECURITY;
ALTER TABLE org_tally NO FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_received NO FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_brewing_result NO FORCE ROW LEVEL SECURITY;
WITH lot AS (
    SELECT org, received_seq, received_mass AS mass, rgst_by, rgst_at FROM cafe_received
     WHERE removed_at IS NULL AND received_mass > 0),
  brew AS (
    SELECT b.org, b.received_seq, b.brewing_result_seq, b.brewing_bean_mass AS dose, b.rgst_by,
           greatest(b.rgst_at, l.rgst_at) AS rgst_at, coalesce(l.received_mass, 0) AS mass,
           sum(b.brewing_bean_mass) OVER (PARTITION BY b.org, b.received_seq 
             ORDER BY greatest(b.rgst_at, l.rgst_at), b.brewing_result_seq) AS until
      FROM cafe_brewing_result b JOIN cafe_received l ON l.org = b.org AND l.received_seq = b.received_seq
     WHERE b.removed_at IS NULL AND l.removed_at IS NULL AND b.brewing_bean_mass > 0),
  taken AS (SELECT *, least(dose, greatest(until - mass, 0)) AS short, greatest(mass - until, 0) AS there FROM brew)
INSERT INTO stock_move (org, received_seq, move_mass, move_balance, move_reason, cause_entity, cause_seq, rgst_by, rgst_at)
SELECT org, received_seq, move_mass, move_balance, move_reason, cause_entity, cause_seq, coalesce(rgst_by, 0), rgst_at FROM (
    SELECT org, received_seq, mass AS move_mass, mass AS move_balance, 'RECEIVE' AS move_reason, 'cafe_received' AS cause_entity,
           received_seq AS cause_seq, rgst_by, rgst_at, 0 AS brew, 0 AS nth FROM lot
    UNION ALL SELECT org, received_seq, short, there + dose, 'SHORT', 'cafe_brewing_result', brewing_result_seq, rgst_by, rgst_at,
           brewing_result_seq, 1
      FROM taken WHERE short > 0
    UNION ALL SELECT org, received_seq, -dose, there, 'BREW', 'cafe_brewing_result', brewing_result_seq, rgst_by, rgst_at,
           brewing_result_seq, 2
      FROM taken) AS moves
 ORDER BY rgst_at, brew, nth;
UPDATE cafe_received SET received_instock = coalesce((SELECT sum(move_mass) FROM stock_move AS m
   WHERE m.org = cafe_received.org AND m.received_seq = cafe_received.received_seq), 0);
ALTER TABLE stock_move FORCE ROW LEVEL SECURITY;
ALTER TABLE org_tally FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_received FORCE ROW LEVEL SECURITY;
ALTER TABLE cafe_brewing_result FORCE ROW LEVEL SECURITY;

-- Who roasts a coffee, and from how many days of it on it is ordered.
ALTER TABLE cafe_coffeebean ADD COLUMN coffeebean_roaster text;
ALTER TABLE cafe_coffeebean ADD COLUMN coffeebean_days integer;
ALTER TABLE cafe_coffeebean ADD CONSTRAINT cafe_coffeebean_coffeebean_days_check CHECK (coffeebean_days BETWEEN 1 AND 365);
ALTER TABLE cafe_coffeebean ADD CONSTRAINT cafe_coffeebean_coffeebean_roaster_check CHECK (octet_length(coffeebean_roaster) <= 300);
