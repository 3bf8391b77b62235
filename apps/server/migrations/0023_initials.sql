-- Records are found by the initial consonants of their names. They are kept with each record and in the index of its list,
-- so that a search reads nothing else. Each of the nineteen consonants is a capital letter, because all others are small.

CREATE FUNCTION initials_of(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
           lower(regexp_replace(words, '\s', '', 'g'))
           , '[ㄱ가-깋]', 'A', 'g')
           , '[ㄲ까-낗]', 'B', 'g')
           , '[ㄴ나-닣]', 'C', 'g')
           , '[ㄷ다-딯]', 'D', 'g')
           , '[ㄸ따-띻]', 'E', 'g')
           , '[ㄹ라-맇]', 'F', 'g')
           , '[ㅁ마-밓]', 'G', 'g')
           , '[ㅂ바-빟]', 'H', 'g')
           , '[ㅃ빠-삫]', 'I', 'g')
           , '[ㅅ사-싷]', 'J', 'g')
           , '[ㅆ싸-앃]', 'K', 'g')
           , '[ㅇ아-잏]', 'L', 'g')
           , '[ㅈ자-짛]', 'M', 'g')
           , '[ㅉ짜-찧]', 'N', 'g')
           , '[ㅊ차-칳]', 'O', 'g')
           , '[ㅋ카-킿]', 'P', 'g')
           , '[ㅌ타-팋]', 'Q', 'g')
           , '[ㅍ파-핗]', 'R', 'g')
           , '[ㅎ하-힣]', 'S', 'g')
$$;
DROP INDEX user_cupnote_cupnote_date_desc_list;

ALTER TABLE user_cupnote ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(cupnote_name), ''::text) || ' '::text) || COALESCE(initials_of(store_name), ''::text))) STORED;

CREATE INDEX user_cupnote_cupnote_date_desc_list ON user_cupnote (user_seq, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX user_equip_rgst_at_desc_list;

ALTER TABLE user_equip ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(equip_name), ''::text) || ' '::text) || COALESCE(initials_of(equip_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick), ''::text))) STORED;

CREATE INDEX user_equip_rgst_at_desc_list ON user_equip (user_seq, rgst_at DESC, user_equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX user_brewing_default_rgst_at_desc_list;

ALTER TABLE user_brewing_default ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(brewing_name), ''::text) || ' '::text) || COALESCE(initials_of(brewing_name_locale), ''::text))) STORED;

CREATE INDEX user_brewing_default_rgst_at_desc_list ON user_brewing_default (user_seq, rgst_at DESC, brewing_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX user_brewing_result_brewing_result_date_desc_list;

ALTER TABLE user_brewing_result ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(brewing_coffee), ''::text)) STORED;

CREATE INDEX user_brewing_result_brewing_result_date_desc_list ON user_brewing_result (user_seq, brewing_result_date DESC, brewing_result_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX cafe_coffeebean_rgst_at_desc_list;

ALTER TABLE cafe_coffeebean ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(coffeebean_name), ''::text) || ' '::text) || COALESCE(initials_of(coffeebean_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(coffeebean_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(coffeebean_nick), ''::text))) STORED;

CREATE INDEX cafe_coffeebean_rgst_at_desc_list ON cafe_coffeebean (org, rgst_at DESC, coffeebean_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX cafe_received_received_date_desc_list;

ALTER TABLE cafe_received ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(received_div), ''::text)) STORED;

CREATE INDEX cafe_received_received_date_desc_list ON cafe_received (org, received_date DESC, received_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_equip_rgst_at_desc_list;

ALTER TABLE roaster_equip ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(equip_name), ''::text) || ' '::text) || COALESCE(initials_of(equip_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(equip_nick), ''::text))) STORED;

CREATE INDEX roaster_equip_rgst_at_desc_list ON roaster_equip (org, rgst_at DESC, roaster_equip_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_greenbean_rgst_at_desc_list;

ALTER TABLE roaster_greenbean ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(greenbean_name), ''::text) || ' '::text) || COALESCE(initials_of(greenbean_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(greenbean_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(greenbean_nick), ''::text))) STORED;

CREATE INDEX roaster_greenbean_rgst_at_desc_list ON roaster_greenbean (org, rgst_at DESC, greenbean_roaster_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_roasting_rgst_at_desc_list;

ALTER TABLE roaster_roasting ADD COLUMN initials text GENERATED ALWAYS AS (((((((COALESCE(initials_of(roasting_name), ''::text) || ' '::text) || COALESCE(initials_of(roasting_name_locale), ''::text)) || ' '::text) || COALESCE(initials_of(roasting_nick_locale), ''::text)) || ' '::text) || COALESCE(initials_of(roasting_nick), ''::text))) STORED;

CREATE INDEX roaster_roasting_rgst_at_desc_list ON roaster_roasting (org, rgst_at DESC, roasting_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_roasting_result_roasting_instock_desc_list;

DROP INDEX roaster_roasting_result_roasting_result_date_desc_list;

ALTER TABLE roaster_roasting_result ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(roasting_name), ''::text) || ' '::text) || COALESCE(initials_of(roasting_name_locale), ''::text))) STORED;

CREATE INDEX roaster_roasting_result_roasting_instock_desc_list ON roaster_roasting_result (org, roasting_instock DESC NULLS LAST, roasting_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;

CREATE INDEX roaster_roasting_result_roasting_result_date_desc_list ON roaster_roasting_result (org, roasting_result_date DESC, roasting_result_key DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_qc_roasting_cupnote_date_desc_list;

ALTER TABLE roaster_qc_roasting ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(cupnote_name), ''::text) || ' '::text) || COALESCE(initials_of(cupnote_name_locale), ''::text))) STORED;

CREATE INDEX roaster_qc_roasting_cupnote_date_desc_list ON roaster_qc_roasting (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_qc_greenbean_cupnote_date_desc_list;

ALTER TABLE roaster_qc_greenbean ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(cupnote_name), ''::text) || ' '::text) || COALESCE(initials_of(cupnote_name_locale), ''::text))) STORED;

CREATE INDEX roaster_qc_greenbean_cupnote_date_desc_list ON roaster_qc_greenbean (org, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;

ALTER TABLE region ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(region_name), ''::text) || ' '::text) || COALESCE(initials_of(region_name_locale), ''::text))) STORED;

ALTER TABLE farm ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(farm_name), ''::text) || ' '::text) || COALESCE(initials_of(farm_name_locale), ''::text))) STORED;

ALTER TABLE company ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(company_name), ''::text) || ' '::text) || COALESCE(initials_of(company_name_locale), ''::text))) STORED;

ALTER TABLE product_equip ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(equip_name), ''::text) || ' '::text) || COALESCE(initials_of(equip_name_locale), ''::text))) STORED;

ALTER TABLE greenbean_default ADD COLUMN initials text GENERATED ALWAYS AS (((COALESCE(initials_of(greenbean_name), ''::text) || ' '::text) || COALESCE(initials_of(greenbean_name_locale), ''::text))) STORED;

DROP INDEX user_view_rgst_at_asc_list;

ALTER TABLE user_view ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(view_name), ''::text)) STORED;

CREATE INDEX user_view_rgst_at_asc_list ON user_view (user_seq, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX cafe_view_rgst_at_asc_list;

ALTER TABLE cafe_view ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(view_name), ''::text)) STORED;

CREATE INDEX cafe_view_rgst_at_asc_list ON cafe_view (org, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;

DROP INDEX roaster_view_rgst_at_asc_list;

ALTER TABLE roaster_view ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(view_name), ''::text)) STORED;

CREATE INDEX roaster_view_rgst_at_asc_list ON roaster_view (org, rgst_at, view_seq) INCLUDE (initials) WHERE removed_at IS NULL;
