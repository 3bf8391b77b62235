import type { Row } from '@hanjan/core';
import type { Choice } from '../../parts/choice/choices.ts';
import { refApart, refKey, refName } from './refs.ts';

/** Choices of look-ups that were opened before: putting thousands in order takes longer than opening a list may. */
const ordered = new WeakMap<readonly Row[], Map<string, readonly Choice[]>>();

/** The records of a look-up as choices, in the order of their names. */
export function refChoices(to: string, rows: readonly Row[], locale: string): readonly Choice[] {
  const known = ordered.get(rows) ?? new Map<string, readonly Choice[]>();
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const choices =
    known.get(locale) ??
    rows
      .map((row) => ({
        id: refKey(to, row),
        name: refApart(to, row, locale),
        words: [...new Set([refName, refApart].flatMap((nameOf) => [nameOf(to, row, 'ko'), nameOf(to, row, 'en')]))],
        under: null,
      }))
      .toSorted((a, b) => compare(a.name, b.name));
  ordered.set(rows, known.set(locale, choices));
  return choices;
}
