/**
 * The views that a field, a group of a form or a record that is read can ask for, by the area that draws them. The web app
 * hands in a component for each of them. A field may be shown (`cells`) or typed (`inputs`) in a way of its own, or both;
 * otherwise it is as usual for its kind.
 */
export const VIEWS = {
  /** For every list and form. */
  every: {
    cells: ['days_after', 'days_since', 'equip_type', 'flavors', 'ordinal', 'rate', 'score', 'slider', 'word'],
    inputs: ['flavors', 'map', 'rate', 'score', 'slider'],
    groups: ['flavors', 'points', 'wheel_options'],
    readings: ['cup'],
  },
  /** For notes that somebody wrote where they work. */
  cup: {
    cells: [],
    inputs: [],
    groups: [],
    readings: ['own_cup'],
  },
  /** For recipes and brews. */
  brew: {
    cells: [],
    inputs: ['pour', 'received_lot', 'recipe'],
    groups: ['brewed', 'care', 'dose', 'recipe', 'steps'],
    readings: ['brew', 'recipe'],
  },
  /** For settings of a bar and what is dialed in by them. */
  dial: {
    cells: [],
    inputs: ['setting'],
    groups: ['setting', 'setting_run', 'setting_steps'],
    readings: ['setting'],
  },
  /** For what administrators keep of codes and varieties. */
  code: {
    cells: ['colour'],
    inputs: ['code_parent', 'colour'],
    groups: ['lineage', 'placed'],
    readings: [],
  },
  /** For what a cafe sells. */
  drink: {
    cells: [],
    inputs: [],
    groups: ['drink_cost'],
    readings: ['drink'],
  },
  /** For events of cafes and roasteries. */
  event: {
    cells: ['half_days'],
    inputs: [],
    groups: [],
    readings: ['event'],
  },
  /** For what is found by a link on paper. */
  link: {
    cells: ['qr'],
    inputs: ['qr'],
    groups: [],
    readings: [],
  },
  /** For what somebody has by the link of a coffee. */
  receive: {
    cells: [],
    inputs: [],
    groups: ['serial'],
    readings: [],
  },
  /** For roasts, for blends of them, and for the recipes of both. */
  roast: {
    cells: ['batch_no', 'blending_recipe', 'roasted_batch', 'roasting_part', 'roasting_recipe'],
    inputs: ['batch_no', 'blending_recipe', 'recipe_bean', 'roasted_batch', 'roasting_recipe'],
    groups: ['air', 'blend', 'roast_profile'],
    readings: ['blend', 'roast', 'roasting_recipe'],
  },
  /** For what roasteries have a stock of, and how it tasted. */
  stock: {
    cells: ['cupped', 'lot', 'lot_bean', 'lot_moisture', 'lot_year', 'seller'],
    inputs: ['cupped', 'greenbean_default', 'lot', 'lot_bean', 'lot_moisture', 'lot_year', 'seller'],
    groups: ['filled', 'green', 'material_moves', 'qc', 'stock'],
    readings: [],
  },
  /** For accounts of others. */
  system: {
    cells: [],
    inputs: [],
    groups: ['account_desk'],
    readings: [],
  },
} as const;

/** Who draws views: every list and form has the first ones, the others come with their area. */
export type ViewArea = keyof typeof VIEWS;
/** Those that show fields in ways of their own. */
export type CellArea = { [A in ViewArea]: CellName<A> extends never ? never : A }[ViewArea];
/** The views of fields that an area draws: as they are shown, and as they are typed. */
export type CellName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['cells'][number];
export type InputName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['inputs'][number];
export type FieldViewName = CellName | InputName;
/** The views of groups of a form that an area draws. */
export type GroupViewName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['groups'][number];
/** The views of records that are read. */
export type ReadingName<A extends ViewArea = ViewArea> = (typeof VIEWS)[A]['readings'][number];
