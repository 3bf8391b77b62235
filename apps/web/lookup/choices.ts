import type { Row } from '@hanjan/core';
import type { Choice } from '../parts/choice/choices.ts';
import { type Code, codeName } from './codes.ts';
import { refKey, refName } from './refs.ts';

/** The codes of a group as choices. */
export const codeChoices = (codes: readonly Code[], locale: string): Choice[] =>
  codes.map((code) => ({
    id: code.code_id,
    name: codeName(code, locale),
    words: [code.code_name_kr, code.code_name, code.code_id, ...(code.code_alias2?.split(',') ?? [])],
    under: code.code_filter || null,
  }));

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
        name: refName(to, row, locale),
        words: [refName(to, row, 'ko'), refName(to, row, 'en')],
        under: null,
      }))
      .toSorted((a, b) => compare(a.name, b.name));
  ordered.set(rows, known.set(locale, choices));
  return choices;
}
