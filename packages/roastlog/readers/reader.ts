import type { RawLog, Source } from '../log.ts';
import type { Literal } from '../text/python.ts';

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
