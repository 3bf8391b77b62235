import { RoastFaultError } from './fault.ts';
import type { RawLog } from './log.ts';
import type { Head, Reader } from './readers/reader.ts';
import { listIn } from './several.ts';
import { readLiteral } from './text/python.ts';

/** How much of a text its head is made of. */
const HEAD_SIGNS = 20_000;
const HEAD_LINES = 40;

/**
 * What a text is as a log that one of the readers knows, on its own clock and in its own unit.
 * @throws RoastFaultError and nothing else
 */
export function rawLogWith(readers: readonly Reader[], text: string): RawLog {
  const head = headOf(text);
  const reader = readers.find(({ recognises }) => recognises(text, head));
  const roasts = reader ? null : listIn(head.json);
  if (roasts) throw new RoastFaultError('several', { count: roasts.length });
  if (!reader) throw head.literal?.cut ?? new RoastFaultError('unknown');
  return reader.read(text, head);
}

/** What is known of a text before any reader looks at it. */
export function headOf(text: string): Head {
  const json = jsonOf(text);
  return {
    lines: text.slice(0, HEAD_SIGNS).split(/\r\n|\r|\n/, HEAD_LINES),
    json,
    literal: json === undefined && /^\s*\{/.test(text) ? readLiteral(text) : null,
  };
}

function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
