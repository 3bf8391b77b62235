/** The charts that stand on pages of their own, by the key of their menu entry. */
export type ChartName = 'flavorwheel' | 'radarchart' | 'brewingrecord' | 'roastingprofile' | 'country';

/** A reading of a chart in words, e.g. an axis and its score, or a family and the flavors chosen in it. */
export interface Reading {
  readonly name: string;
  readonly value: string;
}

/** What a chart hands to its tools. */
export interface ChartSource {
  readonly chart: ChartName;
  /** What it shows by name, e.g. a coffee; where there is none, pictures and paper bear the chart's own. */
  readonly title?: string | undefined;
  /** The chart as it is to stand in a picture and on paper; null while there is none. */
  svg(): SVGSVGElement | null;
  /** What it says, for paper. */
  readings(): readonly Reading[];
}
