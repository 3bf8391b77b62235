import { atLeast, code, count, date, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { lowestCafeRank } from './guard.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const MNG = atLeast('cafe', 'MNG');

/** What was done for a piece of equipment on a day: it was cleaned, serviced or repaired, or a part was replaced. */
export const cafeCare = defineEntity({
  name: 'cafe_care',
  scope: 'cafe',
  key: 'care_seq',
  label: 'cafe_equip_seq',
  subtitle: ['care_type', 'care_date'],
  fields: {
    care_seq: serial({}),
    cafe_equip_seq: ref({ to: 'cafe_equip', required: true, locked: true }),
    care_type: code({ required: true, group: 'CARE' }),
    /** Not later than today where the cafe is. */
    care_date: date({ required: true, initial: 'today' }),
    /** Who came for it from outside; whoever works here is known by having written it. */
    care_by: text({ max: 300, suggest: true }),
    /** Won. */
    care_cost: count({ min: 0, max: 1_000_000_000, unit: '₩' }),
    care_memo: memo({ max: 10000 }),
    /** That of its equipment, which the server copies: who does not see that does not see what was done for it. */
    equip_auth: { ...lowestCafeRank, readonly: true },
  },
  guard: 'equip_auth',
});

/** The list and form of what was done for a cafe's equipment. What it cost is for those who buy. */
export const cafeCareScreen = defineScreen(cafeCare, {
  name: 'cafe_care',
  path: '/api/cafe/item/care',
  access: { list: BARISTA, read: BARISTA, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  fields: { care_cost: { read: MNG, write: MNG } },
  list: {
    columns: ['care_date', 'cafe_equip_seq', 'care_type', 'care_by', 'care_cost', 'care_memo'],
    search: ['cafe_equip_seq', 'care_type', 'care_date', 'care_by', 'rgst_user'],
    title: ['care_by', 'care_memo'],
    sort: ['care_date', 'rgst_at', 'edit_at'],
    order: 'care_date.desc',
    bulk: ['care_by'],
  },
  form: [
    { key: 'care_what', fields: ['cafe_equip_seq', 'care_type', 'care_date'] },
    { key: 'care_more', fields: ['care_by', 'care_cost', 'care_memo', 'equip_auth'] },
  ],
});
