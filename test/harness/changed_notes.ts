import { code, count, type Entity, type Field, flag, ref, type Screen, serial, text } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { type Catalogue, recountSql } from '../../apps/server/db/schema/ddl.ts';

// The definition of notes as it might become, and what the database then needs.

/** The catalogue with other fields in the note; null takes one away. */
export function withFields(change: Record<string, Field | null>, list: Partial<Screen['list']> = {}): Catalogue {
  const fields = Object.entries<Field | null>({ ...userCupnote.fields, ...change });
  const other: Entity = {
    ...userCupnote,
    fields: Object.fromEntries(fields.filter((one): one is [string, Field] => one[1] !== null)),
  };
  return withEntity(other, list);
}

const withEntity = (other: Entity, list: Partial<Screen['list']> = {}): Catalogue => ({
  entities: entities.map((entity) => (entity === userCupnote ? other : entity)),
  screens: screens.map((one) =>
    one.entity === userCupnote ? { ...one, entity: other, list: { ...one.list, ...list } } : one,
  ),
});

const { cupnote_seq: _, ...rest } = userCupnote.fields;

/** What becomes of the initials where a list looks into one name less, and of the index that has them. */
const REMADE_INITIALS = [
  'DROP INDEX user_cupnote_cupnote_date_desc_list;',
  'ALTER TABLE user_cupnote DROP COLUMN initials;',
  "ALTER TABLE user_cupnote ADD COLUMN initials text GENERATED ALWAYS AS (COALESCE(initials_of(cupnote_name), ''::text)) STORED;",
  'CREATE INDEX user_cupnote_cupnote_date_desc_list ON user_cupnote (user_seq, cupnote_date DESC, cupnote_seq DESC) INCLUDE (initials) WHERE removed_at IS NULL;',
];

/** What of notes says which codes, regions and farms they use. */
export const COUNTED =
  'cupnote_place, cupnote_flavor_list, cupnote_aftertaste_list, cupnote_texture_list, cupnote_feeling_list, blending_country_list, blending_region_list, blending_farm_list, blending_variety_list, blending_grade_list, blending_grade_detail_list, blending_process_list, coffeebean_uuid_type';

/** What definitions may say otherwise, and the statements that become of it. */
export const CHANGES: [name: string, wanted: Catalogue, sql: string[]][] = [
  [
    'a field more',
    withFields({ cup_size: count({ min: 1, max: 900 }) }),
    [
      'ALTER TABLE user_cupnote ADD COLUMN cup_size integer;',
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_cup_size_check CHECK (cup_size BETWEEN 1 AND 900);',
    ],
  ],
  [
    'a flag more',
    withFields({ is_iced: flag({ initial: true }) }),
    ['ALTER TABLE user_cupnote ADD COLUMN is_iced boolean NOT NULL DEFAULT true;'],
  ],
  [
    'a reference more',
    withFields({ home_region: ref({ to: 'region' }) }),
    [
      'REVOKE ALL ON user_cupnote FROM hanjan_count;',
      'REVOKE ALL ON user_cupnote FROM hanjan_merge;',
      'ALTER TABLE user_cupnote ADD COLUMN home_region bigint;',
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_home_region_check CHECK (home_region > 0);',
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_home_region_fkey FOREIGN KEY (home_region) REFERENCES region(region_seq);',
      'CREATE INDEX user_cupnote_home_region_uses ON user_cupnote (home_region) WHERE home_region IS NOT NULL;',
      `GRANT SELECT (cupnote_seq, ${COUNTED}, home_region, removed_at) ON user_cupnote TO hanjan_count;`,
      'GRANT SELECT (home_region, blending_region_list, blending_farm_list), UPDATE (home_region, blending_region_list, blending_farm_list) ON user_cupnote TO hanjan_merge;',
    ],
  ],
  [
    'another bound',
    withFields({ store_name: text({ max: 200 }) }),
    [
      'ALTER TABLE user_cupnote DROP CONSTRAINT user_cupnote_store_name_check;',
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_store_name_check CHECK (octet_length(store_name) <= 200);',
    ],
  ],
  [
    'another name',
    withFields({ store_name: null, shop_name: text({ max: 300, was: 'store_name' }) }),
    [
      'ALTER TABLE user_cupnote RENAME COLUMN store_name TO shop_name;',
      'ALTER TABLE user_cupnote DROP CONSTRAINT user_cupnote_store_name_check;',
      ...REMADE_INITIALS.slice(0, 3),
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_shop_name_check CHECK (octet_length(shop_name) <= 300);',
      ...REMADE_INITIALS.slice(3),
    ],
  ],
  [
    'another name for the key',
    withEntity({
      ...userCupnote,
      key: 'note_seq',
      fields: { note_seq: serial({ was: 'cupnote_seq' }), ...rest },
    }),
    [
      'ALTER TABLE user_cupnote RENAME COLUMN cupnote_seq TO note_seq;',
      'REVOKE ALL ON user_cupnote FROM hanjan_count;',
      `GRANT SELECT (note_seq, ${COUNTED}, removed_at) ON user_cupnote TO hanjan_count;`,
    ],
  ],
  [
    'another default',
    withFields({ cupnote_main: flag({ initial: true }) }),
    ['ALTER TABLE user_cupnote ALTER COLUMN cupnote_main SET DEFAULT true;'],
  ],
  [
    'a field that may be empty now',
    withFields({ cupnote_place: code({ group: 'NTPLC' }) }),
    ['ALTER TABLE user_cupnote ALTER COLUMN cupnote_place DROP NOT NULL;'],
  ],
  [
    'a field that must be given now',
    withFields({ store_name: text({ required: true, max: 300 }) }),
    ['ALTER TABLE user_cupnote ALTER COLUMN store_name SET NOT NULL;'],
  ],
  [
    'another kind',
    withFields({ outside_air: text({ max: 30 }) }),
    [
      'ALTER TABLE user_cupnote DROP CONSTRAINT user_cupnote_outside_air_check;',
      'ALTER TABLE user_cupnote ALTER COLUMN outside_air TYPE text USING outside_air::text;',
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_outside_air_check CHECK (octet_length(outside_air) <= 30);',
    ],
  ],
  [
    'fields that no two may share',
    withEntity({ ...userCupnote, unique: [['cupnote_name', 'cupnote_date']] }),
    [
      'ALTER TABLE user_cupnote ADD CONSTRAINT user_cupnote_cupnote_name_cupnote_date_key UNIQUE (user_seq, cupnote_name, cupnote_date);',
    ],
  ],
  [
    'another order of its list',
    withFields({}, { order: 'cupnote_name.asc' }),
    [
      'DROP INDEX user_cupnote_cupnote_date_desc_list;',
      'DROP TRIGGER user_cupnote_came ON user_cupnote;',
      'DROP TRIGGER user_cupnote_went ON user_cupnote;',
      'CREATE INDEX user_cupnote_cupnote_name_asc_list ON user_cupnote (user_seq, cupnote_name, cupnote_seq) INCLUDE (initials) WHERE removed_at IS NULL;',
      "CREATE TRIGGER user_cupnote_came AFTER INSERT ON user_cupnote FOR EACH ROW EXECUTE FUNCTION user_tally('user_cupnote', 'rgst_at');",
      "CREATE TRIGGER user_cupnote_went AFTER UPDATE ON user_cupnote FOR EACH ROW WHEN ((OLD.rgst_at, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.rgst_at, NEW.removed_at IS NULL)) EXECUTE FUNCTION user_tally('user_cupnote', 'rgst_at');",
      recountSql({ entities, screens: [] }, userCupnote),
    ],
  ],
];
