/** Values from `from` to `to` and the px where they lie, in a straight relation. `to` is larger than `from`. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The sides of a room in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Px of one unit of a scale. */
export const perUnit = ({ from, to, start, end }: Scale): number => (end - start) / (to - from);

/** Where a value lies. */
export const pxOf = (scale: Scale, value: number): number => scale.start + (value - scale.from) * perUnit(scale);

/** What value lies at some px. */
export const valueUnder = (scale: Scale, px: number): number => scale.from + (px - scale.start) / perUnit(scale);

/** Whether a value lies within a scale. */
export const isOn = ({ from, to }: Scale, value: number): boolean => value >= from && value <= to;

/** Tenths of a px are as fine as anybody sees. */
export const round = (px: number): number => Math.round(px * 10) / 10;
