/** What there was at the end of a day, until the next point says otherwise. */
export interface StockPoint {
  /** Days since 1970. */
  readonly day: number;
  /** Tenths of a gram. */
  readonly mass: number;
}

/** A stock over time. */
export interface StockInput {
  /** In order of days. */
  readonly points: readonly StockPoint[];
  /** The day up to which it is known. */
  readonly today: number;
  /** Tenths of a gram that are used in a day, from which follows when nothing is left; null or 0 where nobody knows. */
  readonly perDay?: number | null | undefined;
  /** Tenths of a gram in the unit that is read; grams without it. */
  readonly inUnit?: ((tenths: number) => number) | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Words of the chart. */
export interface StockWords {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  /** How it is used with keys; a still picture has none. */
  readonly help?: string | undefined;
  /** Of masses. */
  readonly unit: string;
  /** A number with its thousands apart. */
  number(value: number): string;
  /** Said with a mass and a day that are still to come. */
  readonly expected: string;
}
