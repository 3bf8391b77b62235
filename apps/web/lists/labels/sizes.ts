/** A label, and the paper that it is on; all in mm. */
export interface LabelSize {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly paper: { readonly width: number; readonly height: number };
  /** How many labels are on a sheet; on a roll it is one. */
  readonly columns: number;
  readonly rows: number;
  /** Where the first label of a sheet begins, and how far the next column is from it; rows follow without a gap. */
  readonly left: number;
  readonly top: number;
  readonly step: number;
  /** What stays free inside of the label: where it ends at the edge of the paper, printers reach no further. */
  readonly inset: { readonly x: number; readonly y: number };
}

const A4 = { width: 210, height: 297 };

const onRoll = (id: string, width: number, height: number): LabelSize => ({
  ...{ id, width, height, paper: { width, height }, columns: 1, rows: 1, left: 0, top: 0, step: width },
  inset: { x: 2.5, y: 2 },
});

/** The sizes of labels that are offered: two common sheets, and two common rolls. */
export const SIZES: readonly [LabelSize, ...LabelSize[]] = [
  {
    ...{ id: 'a4-14', width: 99.1, height: 38.1, paper: A4, columns: 2, rows: 7, left: 4.65, top: 15.15, step: 101.6 },
    inset: { x: 3, y: 2.5 },
  },
  {
    ...{ id: 'a4-24', width: 70, height: 37, paper: A4, columns: 3, rows: 8, left: 0, top: 0.5, step: 70 },
    inset: { x: 4.5, y: 4.2 },
  },
  onRoll('roll-62', 62, 50),
  onRoll('roll-100', 100, 50),
];

/** One label of a size by itself, as if it came from a roll. */
export const alone = ({ id, width, height, inset }: LabelSize): LabelSize => ({ ...onRoll(id, width, height), inset });

export const perSheet = ({ columns, rows }: LabelSize): number => columns * rows;

/** A label on its page: which one it is, and where it begins. */
export interface PlacedLabel {
  readonly nth: number;
  readonly x: number;
  readonly y: number;
}

/** So many labels on as many pages as they need; those before `start`, counted from 1, are taken on the first sheet. */
export function pagesOf(size: LabelSize, count: number, start: number): readonly (readonly PlacedLabel[])[] {
  const { columns, left, top, step, height } = size;
  const each = perSheet(size);
  const pages: PlacedLabel[][] = [];
  for (let nth = 0; nth < count; nth++) {
    const place = start - 1 + nth;
    const at = place % each;
    const page = Math.floor(place / each);
    const label = { nth, x: left + (at % columns) * step, y: top + Math.floor(at / columns) * height };
    pages[page] = [...(pages[page] ?? []), label];
  }
  return pages;
}
