import type { Control, Reading } from '@hanjan/roastlog/log.ts';
import type { View } from '../timeline/view.ts';

/** Curves of one roast: seconds from charge, rising; °C, as long as `time`, null where there was no reading. */
export interface RoastSeries {
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly air: readonly Reading[];
}

/** A moment of the roast that has a name. */
export interface RoastMark {
  readonly key: string;
  readonly label: string;
  readonly s: number;
  readonly bean: Reading;
  readonly isEstimated: boolean;
}

/** A part of the roast, in seconds from charge, and its share of the whole. */
export interface RoastPhase {
  readonly key: 'drying' | 'maillard' | 'development';
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly percent: number;
  readonly isEstimated?: boolean;
}

/** What was set on the machine, step by step, until `until`. */
export interface RoastControl {
  readonly key: string;
  /** What it steers: its colour is the same in every roast. */
  readonly kind: Control['kind'];
  readonly label: string;
  readonly unit: string;
  readonly steps: readonly { readonly s: number; readonly value: number }[];
  readonly until: number;
}

/** A moment that was looked at besides the marks. */
export interface RoastCheck {
  readonly key: string;
  readonly label: string;
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
}

/** Another roast behind this one, moved by `shift` seconds so that a mark of both lies at one place. */
export interface RoastOther extends RoastSeries {
  readonly key: string;
  readonly name: string;
  readonly shift: number;
}

/** What is seen of the time, in seconds from charge. */
export type RoastView = View;

/** What is drawn, and how large. Temperatures are °C and rates °C per minute, whatever the unit that they are shown in. */
export interface RoastInput extends RoastSeries {
  readonly ror: readonly Reading[];
  /** In order of time. */
  readonly marks: readonly RoastMark[];
  readonly phases: readonly RoastPhase[];
  readonly controls: readonly RoastControl[];
  readonly checks?: readonly RoastCheck[] | undefined;
  /** °C of the line that checks are read at. */
  readonly checkLine?: number | null | undefined;
  /** Up to ten. */
  readonly others?: readonly RoastOther[] | undefined;
  readonly unit: 'C' | 'F';
  /** The seconds that a rate of rise is shown for. */
  readonly rorPer: 60 | 30;
  /** What is drawn; all of it when nothing is said. */
  readonly shown?:
    | { readonly bean?: boolean; readonly air?: boolean; readonly ror?: boolean; readonly others?: boolean }
    | undefined;
  /** Null: the whole roast. */
  readonly view?: RoastView | null | undefined;
  /** Where time is while somebody roasts. */
  readonly now?: number | null | undefined;
  /** Px of the room. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
