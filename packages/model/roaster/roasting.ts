import { atLeast, count, flag, ref, rows, serial, text, totalOf } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { lotMass, percent } from '../presets.ts';
import { STAGES, stageFields } from '../shared/public_stages.ts';
import { lowestRank } from './guard.ts';
import { TARGET_FIELDS, targetDerived, targetFields } from './roasting_target.ts';

const ROASTER = atLeast('roaster', 'ROASTER');
const SAST = atLeast('roaster', 'SAST');

/** What goes into the drum of each bean: never nothing. */
export const charge = { ...lotMass, min: 0.1, required: true } as const;

/** Where it is roasted. */
export const roastingMachine = ref({ to: 'roaster_equip', only: { equip_type: 'RSTR' } });

/** How the green beans of a recipe or a roast stand beside each other. */
export const greenRows = {
  min: 1,
  max: 20,
  required: true,
  order: 'greenbean_order',
  shares: { greenbean_percent: 'greenbean_mass' },
  totals: ['greenbean_mass', 'greenbean_percent'],
} as const;

/** What is said to whoever adds one that is in already. */
export const saidTwice = { title: 'roasting_greenbean_add', text: 'roasting_greenbean_exist' } as const;

/** What the green beans of a recipe or a roast say together. */
export const greenTotals = <const N extends string>(name: N) =>
  ({
    greenbean_total_mass: {
      from: [name],
      to: (values: Readonly<Record<N, unknown>>) => totalOf(values[name], 'greenbean_mass'),
    },
    roasting_single_origin: {
      from: [name],
      to: (values: Readonly<Record<N, unknown>>) => ((values[name] as readonly unknown[] | null)?.length ?? 0) <= 1,
    },
  }) as const;

/** How a roastery means to roast: which green beans, how much of each, on which machine, and who may see it. */
export const roasterRoasting = defineEntity({
  name: 'roaster_roasting',
  scope: 'roaster',
  key: 'roasting_seq',
  label: { plain: 'roasting_name', locale: 'roasting_name_locale' },
  fields: {
    roasting_seq: serial({}),
    roasting_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    roasting_name: text({ required: 'plain', min: 3, max: 300 }),
    roasting_nick_locale: text({ max: 300 }),
    roasting_nick: text({ max: 300 }),
    roasting_machine_seq: roastingMachine,
    roasting_batch_auto: flag({ initial: true, steers: true }),
    roasting_default_greenbean: rows({
      table: 'roaster_roasting_greenbean',
      of: {
        greenbean_order: count({ min: 1, view: 'ordinal' }),
        greenbean_roaster_seq: ref({ to: 'roaster_greenbean', required: true, view: 'recipe_bean' }),
        greenbean_mass: charge,
        greenbean_percent: percent,
      },
      ...greenRows,
      distinct: { items: ['greenbean_roaster_seq'], ...saidTwice },
    }),
    greenbean_total_mass: { ...lotMass, readonly: true },
    roasting_single_origin: flag({ readonly: true, view: 'word' }),
    ...targetFields,
    blending_create_use: flag({}),
    /** The blend that is made of it alone; the server gives it. */
    blending_create_seq: count({ min: 1, readonly: true, view: 'ordinal' }),
    ...stageFields,
    roasting_auth: lowestRank,
    roasting_profile_use: flag({ steers: true }),
    roasting_use: flag({ initial: true, view: 'word' }),
  },
  derive: { ...greenTotals('roasting_default_greenbean'), ...targetDerived },
  guard: 'roasting_auth',
});

/** The list and form of a roastery's recipes. */
export const roasterRoastingScreen = defineScreen(roasterRoasting, {
  name: 'roaster_roasting',
  path: '/api/roaster/roasting/default',
  access: {
    list: ROASTER,
    read: ROASTER,
    code: ROASTER,
    write: SAST,
    edit: SAST,
    remove: atLeast('roaster', 'MNG'),
  },
  list: {
    columns: [
      'roasting_name_locale',
      'roasting_name',
      'greenbean_total_mass',
      'roasting_machine_seq',
      'roasting_single_origin',
      'roasting_use',
    ],
    search: ['roasting_machine_seq', 'greenbean_total_mass', 'roasting_single_origin', 'roasting_use'],
    title: ['roasting_name_locale', 'roasting_name', 'roasting_nick_locale', 'roasting_nick'],
    sort: ['roasting_name_locale', 'roasting_name', 'greenbean_total_mass', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['roasting_use', 'roasting_machine_seq', ...STAGES, 'roasting_auth'],
  },
  code: { filters: [], use: 'roasting_use' },
  reading: 'roasting_recipe',
  form: [
    {
      key: 'roasting_named',
      fields: [
        'roasting_name_locale',
        'roasting_name',
        'roasting_nick_locale',
        'roasting_nick',
        'roasting_machine_seq',
        'roasting_use',
      ],
    },
    {
      key: 'roasting_green',
      view: 'green',
      fields: ['roasting_default_greenbean', 'greenbean_total_mass', 'roasting_single_origin'],
    },
    { key: 'roasting_plan', fields: TARGET_FIELDS },
    {
      key: 'roasting_rules',
      fields: ['roasting_batch_auto', 'roasting_profile_use', 'blending_create_use', 'blending_create_seq'],
    },
    {
      key: 'roasting_public',
      fields: [...STAGES, 'roasting_auth'],
    },
  ],
});
