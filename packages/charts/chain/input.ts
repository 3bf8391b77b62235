/** What a thing of a chain is: the one that was asked for, another one, or where something ended. */
export type ChainLook = 'asked' | 'lot' | 'who' | 'stock' | 'waste';

/** A thing of a chain; how large it is follows from what flows. */
export interface ChainNode {
  readonly id: string;
  /** How far down the chain it stands, from 0 on: what is made stands behind what it is made of. */
  readonly column: number;
  readonly name: string;
  readonly look: ChainLook;
  /** Where its name leads. */
  readonly href?: string | undefined;
}

/** How much went from one thing to one further down. */
export interface ChainFlow {
  readonly from: string;
  readonly to: string;
  readonly mass: number;
  /** It is what the thing that was asked for is made of. */
  readonly isAbove?: boolean | undefined;
}

/** A chain of things, by mass. */
export interface ChainInput {
  readonly nodes: readonly ChainNode[];
  readonly flows: readonly ChainFlow[];
  /** A narrow one is drawn from top to bottom, with fewer things beside each other. */
  readonly width?: number | undefined;
}

/** Words of the chart. */
export interface ChainWords {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  /** A mass with its unit. */
  mass(mass: number): string;
  /** Things that are too many to be drawn one by one. */
  more(count: number): string;
}
