-- A record may bear a uuid that its client gave it, so that it can be spoken of before it is sent. Most have none: the
-- column costs nothing in their rows, and they are not in the index.
ALTER TABLE user_cupnote ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX user_cupnote_uuid ON user_cupnote (user_seq, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE user_equip ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX user_equip_uuid ON user_equip (user_seq, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE user_brewing_default ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX user_brewing_default_uuid ON user_brewing_default (user_seq, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE user_brewing_result ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX user_brewing_result_uuid ON user_brewing_result (user_seq, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE cafe_coffeebean ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX cafe_coffeebean_uuid ON cafe_coffeebean (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE cafe_received ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX cafe_received_uuid ON cafe_received (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_equip ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_equip_uuid ON roaster_equip (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_greenbean ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_greenbean_uuid ON roaster_greenbean (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_greenbean_year ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_greenbean_year_uuid ON roaster_greenbean_year (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_roasting ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_roasting_uuid ON roaster_roasting (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_roasting_result ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_roasting_result_uuid ON roaster_roasting_result (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_qc_roasting ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_qc_roasting_uuid ON roaster_qc_roasting (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_qc_greenbean ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_qc_greenbean_uuid ON roaster_qc_greenbean (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE region ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX region_uuid ON region (uuid) WHERE uuid IS NOT NULL;

ALTER TABLE farm ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX farm_uuid ON farm (uuid) WHERE uuid IS NOT NULL;

ALTER TABLE company ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX company_uuid ON company (uuid) WHERE uuid IS NOT NULL;

ALTER TABLE product_equip ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX product_equip_uuid ON product_equip (uuid) WHERE uuid IS NOT NULL;

ALTER TABLE greenbean_default ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX greenbean_default_uuid ON greenbean_default (uuid) WHERE uuid IS NOT NULL;

ALTER TABLE user_view ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX user_view_uuid ON user_view (user_seq, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE cafe_view ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX cafe_view_uuid ON cafe_view (org, uuid) WHERE uuid IS NOT NULL;

ALTER TABLE roaster_view ADD COLUMN uuid uuid;

CREATE UNIQUE INDEX roaster_view_uuid ON roaster_view (org, uuid) WHERE uuid IS NOT NULL;

-- The entities whose records a save wrote, answered once more when the save is repeated.
ALTER TABLE idempotency ADD COLUMN touched text[] NOT NULL DEFAULT '{}';
