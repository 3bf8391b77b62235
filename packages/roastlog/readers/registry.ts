import type { RawLog, Source } from '../log.ts';
import type { Literal } from '../python.ts';
import { artisan, artisanJson } from './artisan.ts';
import { artisanCsv } from './artisan_csv.ts';
import { giesen } from './giesen.ts';
import { ikawa } from './ikawa.ts';
import { kaleido } from './kaleido.ts';
import { loring } from './loring.ts';
import { petroncini } from './petroncini.ts';
import { roastime } from './roastime.ts';
import { roest } from './roest.ts';
import { rubasse } from './rubasse.ts';
import { table } from './table.ts';

/** What is known of a text before any reader looks at it. */
export interface Head {
  /** The first lines, 40 at most, without their ends. */
  readonly lines: readonly string[];
  /** What the text is as JSON; undefined when it is none. */
  readonly json: unknown;
  /** What the text is as a dict of Python, or as a JSON object that is cut off; null when it is neither. */
  readonly literal: Literal | null;
}

/** Reads the logs of one program. */
export interface Reader {
  readonly source: Source;
  /** Whether the text is a log of this program; quick, and never throws. */
  recognises(text: string, head: Head): boolean;
  /** @throws RoastFaultError and nothing else */
  read(text: string, head: Head): RawLog;
}

/** The first that recognises a text reads it; tables of anybody come last. */
export const READERS: readonly Reader[] = [
  artisan,
  artisanJson,
  artisanCsv,
  roastime,
  kaleido,
  ikawa,
  roest,
  giesen,
  loring,
  petroncini,
  rubasse,
  table,
];
