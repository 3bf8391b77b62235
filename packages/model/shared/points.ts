/** The six scores of a cup, in the order in which charts go round. */
export const POINTS = [
  'cupnote_balance_point',
  'cupnote_aroma_point',
  'cupnote_sweetness_point',
  'cupnote_body_point',
  'cupnote_flavor_point',
  'cupnote_acidity_point',
] as const;
export type Point = (typeof POINTS)[number];
