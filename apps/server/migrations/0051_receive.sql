-- A person's note says of which coffee it is by the link of that, how it was roasted and how it was brewed.
ALTER TABLE user_cupnote
  ADD COLUMN blending_info_detail_use boolean NOT NULL DEFAULT false,
  ADD COLUMN blending_loss integer,
  ADD COLUMN blending_organic_loss numeric(5,1),
  ADD COLUMN brewing_result_use boolean NOT NULL DEFAULT false,
  ADD COLUMN brewing_seq bigint,
  ADD COLUMN coffeebean_uuid uuid,
  ADD COLUMN coffeebean_uuid_type text,
  ADD CONSTRAINT user_cupnote_blending_loss_check CHECK (blending_loss BETWEEN 0 AND 1000),
  ADD CONSTRAINT user_cupnote_blending_organic_loss_check CHECK (blending_organic_loss BETWEEN 0 AND 1000),
  ADD CONSTRAINT user_cupnote_brewing_seq_check CHECK (brewing_seq > 0),
  ADD CONSTRAINT user_cupnote_brewing_seq_fkey FOREIGN KEY (user_seq, brewing_seq)
    REFERENCES user_brewing_default (user_seq, brewing_seq),
  ADD CONSTRAINT user_cupnote_coffeebean_uuid_type_check CHECK (coffeebean_uuid_type ~ '^[A-Z0-9_]{1,45}$');
CREATE INDEX user_cupnote_brewing_seq_users ON user_cupnote (user_seq, brewing_seq);

-- What linked roasteries publish to the cafe that whoever acts works in: blends in use, as far as a list says of each.
GRANT SELECT (blending_use) ON roaster_blending TO hanjan_bean;
CREATE FUNCTION bean_published() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH published AS MATERIALIZED (
    SELECT bean_blend(blending_uuid_str, NULL) AS info
      FROM roaster_link JOIN roaster_blending AS blend ON blend.org = roaster_org
     WHERE cafe_org = nullif(current_setting('app.org', true), '')::bigint AND bean_link(link_auth, roaster_cafe_use)
       AND blending_use AND removed_at IS NULL AND bean_level(cafe_public_stage) > 0
     ORDER BY roaster_org, blending_seq DESC LIMIT 500)
  SELECT coalesce(jsonb_agg(bean_cut(info -> 'detail_result', 1)
           ORDER BY info #>> '{detail_result,org_name}', info #>> '{detail_result,blending_name}'), '[]')
    FROM published WHERE info IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION bean_published() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bean_published() TO hanjan_app;
GRANT CREATE ON SCHEMA public TO hanjan_bean;
ALTER FUNCTION bean_published() OWNER TO hanjan_bean;
REVOKE CREATE ON SCHEMA public FROM hanjan_bean;
