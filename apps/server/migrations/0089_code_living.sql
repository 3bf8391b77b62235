-- Which codes are there, for saves: `code_choice` numbers every country in the order of its name, and did so for each of them.

CREATE VIEW code_living WITH (security_invoker = true) AS
  SELECT code_group_id, code_id FROM code WHERE removed_at IS NULL
  UNION ALL
  SELECT 'CNTR', country_id FROM country WHERE removed_at IS NULL
  UNION ALL
  SELECT 'CFPRDC', country_id FROM country WHERE country_filter = 'CFPRDC' AND removed_at IS NULL
  UNION ALL
  SELECT 'VRT', variety_id FROM variety WHERE removed_at IS NULL;
GRANT SELECT ON code_living TO hanjan_app;
