import { count, memo, roundTo, rows, term } from '@hanjan/core';
import { agtron, coffeeTemperature, percent } from '../presets.ts';

/** The points of a roast that a recipe says something of: when they are to come, and how hot the beans are to be then. */
export const TARGETS = ['turning', 'dried', 'first', 'end'] as const;
export type Target = (typeof TARGETS)[number];

/** Times count from the charge, and no roast takes longer than a day. */
const fromCharge = term({ min: 0, max: 86_400_000, tenths: true });

/** What a recipe means a roast to be; all of it may stay open. */
export const targetFields = {
  roasting_target_charge: coffeeTemperature,
  roasting_target_turning_term: fromCharge,
  roasting_target_turning_bean: coffeeTemperature,
  roasting_target_dried_term: fromCharge,
  roasting_target_dried_bean: coffeeTemperature,
  roasting_target_first_term: fromCharge,
  roasting_target_first_bean: coffeeTemperature,
  roasting_target_end_term: fromCharge,
  roasting_target_end_bean: coffeeTemperature,
  roasting_target_dtr: { ...percent, readonly: true },
  roasting_target_agtron: agtron,
  roasting_target_loss: percent,
  /** What heat and air are set to, and from when on. */
  roasting_target_plan: rows({
    table: 'roaster_roasting_plan',
    of: {
      plan_order: count({ min: 1, view: 'ordinal' }),
      plan_term: { ...fromCharge, required: true },
      plan_heat: percent,
      plan_air: percent,
    },
    max: 20,
    order: 'plan_order',
  }),
  /** The roast that others are to be like, by its year and number: roasts refer to recipes already. */
  roasting_reference_year: count({ min: 1900, max: 2999, view: 'ordinal' }),
  roasting_reference_seq: count({ min: 1, view: 'ordinal' }),
  roasting_target_memo: memo({ max: 3000 }),
};

/** The fields of a plan in the order in which things happen. */
export const TARGET_FIELDS = Object.keys(targetFields) as readonly (keyof typeof targetFields)[];

/** ×10 percent of a roast from the start of first crack to the drop; null where that cannot be. */
export const developedShare = (first: unknown, drop: unknown, charge = 0): number | null =>
  typeof first === 'number' && typeof drop === 'number' && first >= charge && first <= drop && drop > charge
    ? roundTo(((drop - first) / (drop - charge)) * 1000, 1)
    : null;

interface Times {
  readonly roasting_target_first_term: unknown;
  readonly roasting_target_end_term: unknown;
}

/** How far a roast is to be developed follows from its times. */
export const targetDerived = {
  roasting_target_dtr: {
    from: ['roasting_target_first_term', 'roasting_target_end_term'],
    to: ({ roasting_target_first_term, roasting_target_end_term }: Times) =>
      developedShare(roasting_target_first_term, roasting_target_end_term),
  },
} as const;
