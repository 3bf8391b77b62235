-- What has no stock comes last in the list of stocks too.
DROP INDEX roaster_roasting_result_roasting_instock_list;
CREATE INDEX roaster_roasting_result_roasting_instock_list ON roaster_roasting_result (org, roasting_instock DESC NULLS LAST, roasting_result_key DESC) WHERE removed_at IS NULL;
