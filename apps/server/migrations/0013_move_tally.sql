-- How many moves a roastery has of each kind of lot, tallied by month like the records of a list: counting them would take
-- longer with every one.
CREATE FUNCTION move_tally() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  INSERT INTO org_tally
  SELECT org, CASE WHEN greenbean_year_seq IS NULL THEN 'stock_move.roasting' ELSE 'stock_move.greenbean' END,
         date_trunc('month', rgst_at), count(*)
    FROM moved GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

-- What is there already.
ALTER TABLE stock_move NO FORCE ROW LEVEL SECURITY;
ALTER TABLE org_tally NO FORCE ROW LEVEL SECURITY;
INSERT INTO org_tally
SELECT org, CASE WHEN greenbean_year_seq IS NULL THEN 'stock_move.roasting' ELSE 'stock_move.greenbean' END,
       date_trunc('month', rgst_at AT TIME ZONE 'UTC'), count(*)
  FROM stock_move GROUP BY 1, 2, 3;
ALTER TABLE stock_move FORCE ROW LEVEL SECURITY;
ALTER TABLE org_tally FORCE ROW LEVEL SECURITY;

CREATE TRIGGER stock_move_came AFTER INSERT ON stock_move
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION move_tally();
