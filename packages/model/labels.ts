/** What of a record can stand on its label, as labels call it: the text of each is `label_` and its name. */
export const LABEL_PARTS = ['roasted', 'arrived', 'batch', 'year', 'lot', 'mass', 'bags', 'place'] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];
