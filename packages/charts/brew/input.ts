import type { BrewLine } from './line.ts';

/** A brew over time and what was planned, as fields hold them. */
export interface BrewInput {
  readonly actual: BrewLine;
  readonly plan?: BrewLine | null | undefined;
  /** Ms from 0:00 of a brew that runs. */
  readonly now?: number | null | undefined;
  /** Ms that are drawn at the most: an hour unless it says more, such as a day for a cold brew. */
  readonly limit?: number | undefined;
  /** Tenths of a gram in the unit that is read; grams without it. */
  readonly inUnit?: ((tenths: number) => number) | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Words of the chart. */
export interface BrewWords {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  /** How it is used with keys; a still picture has none. */
  readonly help?: string | undefined;
  /** Names of the lines, which stand there where both are. */
  readonly actual: string;
  readonly plan: string;
  /** Of masses, g; of flows, g/s; of pressures, bar. */
  readonly unit: string;
  readonly flow: string;
  readonly bar: string;
  /** Of whole minutes, 분. */
  readonly minutes: string;
  readonly hours: string;
}
