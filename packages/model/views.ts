/**
 * The views that a field, a group of a form or a record that is read can ask for, by the area that draws them. The web app
 * hands in a component for each of them.
 */
export const VIEWS = {
  /** For every list and form. */
  every: {
    fields: ['days_after', 'days_since', 'equip_type', 'flavors', 'map', 'ordinal', 'rate', 'score', 'slider', 'word'],
    groups: ['flavors', 'points', 'wheel_options'],
    readings: ['cup'],
  },
  /** For notes that somebody wrote where they work. */
  cup: {
    fields: [],
    groups: [],
    readings: ['own_cup'],
  },
  /** For recipes and brews. */
  brew: {
    fields: ['pour', 'received_lot', 'recipe'],
    groups: ['brewed', 'care', 'dose', 'recipe', 'steps'],
    readings: ['brew', 'recipe'],
  },
  /** For settings of a bar and what is dialed in by them. */
  dial: {
    fields: ['setting'],
    groups: ['setting', 'setting_run', 'setting_steps'],
    readings: ['setting'],
  },
  /** For what administrators keep of codes and varieties. */
  code: {
    fields: ['code_parent', 'colour'],
    groups: ['lineage', 'placed'],
    readings: [],
  },
  /** For what a cafe sells. */
  drink: {
    fields: [],
    groups: ['drink_cost'],
    readings: ['drink'],
  },
  /** For events of cafes and roasteries. */
  event: {
    fields: ['half_days'],
    groups: [],
    readings: ['event'],
  },
  /** For what is found by a link on paper. */
  link: {
    fields: ['qr'],
    groups: [],
    readings: [],
  },
  /** For what somebody has by the link of a coffee. */
  receive: {
    fields: [],
    groups: ['serial'],
    readings: [],
  },
  /** For roasts, for blends of them, and for the recipes of both. */
  roast: {
    fields: ['batch_no', 'blending_recipe', 'recipe_bean', 'roasted_batch', 'roasting_part', 'roasting_recipe'],
    groups: ['air', 'blend', 'roast_profile'],
    readings: ['blend', 'roast', 'roasting_recipe'],
  },
  /** For what roasteries have a stock of, and how it tasted. */
  stock: {
    fields: ['cupped', 'greenbean_default', 'lot', 'lot_bean', 'lot_moisture', 'lot_year', 'seller'],
    groups: ['filled', 'green', 'material_moves', 'qc', 'stock'],
    readings: [],
  },
  /** For accounts of others. */
  system: {
    fields: [],
    groups: ['account_desk'],
    readings: [],
  },
} as const;

/** Who draws views: every list and form has the first ones, the others come with their area. */
export type ViewArea = keyof typeof VIEWS;
/** The views of fields that an area draws. */
export type FieldViewName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['fields'][number];
/** The views of groups of a form that an area draws. */
export type GroupViewName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['groups'][number];
/** The views of records that are read. */
export type ReadingName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['readings'][number];
