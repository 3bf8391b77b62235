import { isSame, lettersOf, placeOf } from '@hanjan/core';
import { found } from '../../parts/choice/choices.ts';
import type { Entry, Part, Section } from './entry.ts';

/** What can be found at once, without asking the server. */
export interface Offered {
  readonly recent: readonly Entry[];
  /** Pages beside where the person is. */
  readonly near: readonly Entry[];
  readonly pages: readonly Entry[];
  readonly commands: readonly Entry[];
}

/** How many lines a part shows at the most. */
const MOST: Readonly<Record<Part, number>> = {
  recent: 6,
  near: 5,
  pages: 8,
  commands: 6,
  instead: 6,
  records: Number.POSITIVE_INFINITY,
};

/** Only other words for it fit. */
const BY_WORDS = 2;

/** How well a name fits: it begins so, or it has it inside. */
function rankOf({ name }: Entry, typed: string): number {
  const place = placeOf(lettersOf(name), lettersOf(typed));
  if (place < 0) return BY_WORDS;
  return place === 0 ? 0 : 1;
}

/**
 * What fits, the best first: entries that have what was typed in one piece in their name or in another word for it, or
 * else each of its words somewhere. Of those that fit as well the one comes first that is called just so.
 */
export function fitting(entries: readonly Entry[], typed: string): Entry[] {
  const whole = found(entries, typed);
  const words = typed.split(/\s+/).filter(Boolean);
  const fit = whole.length > 0 ? whole : words.reduce((left: Entry[], word) => found(left, word), [...entries]);
  const isCalled = ({ name, words: others }: Entry) =>
    [name, ...others].some((one) => isSame(lettersOf(one), lettersOf(typed)));
  return fit.toSorted((a, b) => rankOf(a, typed) - rankOf(b, typed) || Number(isCalled(b)) - Number(isCalled(a)));
}

/** Pages that fit by their names; only where there are none, those that fit by where they lie or by other words. */
function fittingPages(pages: readonly Entry[], typed: string): Entry[] {
  const all = fitting(pages, typed);
  const named = all.filter((page) => rankOf(page, typed) < BY_WORDS);
  return named.length > 0 ? named : all;
}

/** Whether a record that was found earlier still is one of what is looked for now. */
export const stillFits = ({ name }: Entry, typed: string): boolean => placeOf(lettersOf(name), lettersOf(typed)) >= 0;

/**
 * What the palette shows. Nothing typed: what was seen lately, what is near, what can be done. Otherwise what fits, the
 * part with the best one first; records that the server finds come last, so that nothing moves when they arrive.
 */
export function sectionsOf(typed: string, offered: Offered, records: readonly Entry[]): Section[] {
  const { recent, near, pages, commands } = offered;
  if (typed === '') return shown({ recent, near, commands });
  const fit = { pages: fittingPages(pages, typed), recent: fitting(recent, typed), commands: fitting(commands, typed) };
  const best = (entries: readonly Entry[]) => (entries[0] ? rankOf(entries[0], typed) : BY_WORDS);
  const parts = Object.entries(fit).toSorted(([, a], [, b]) => best(a) - best(b));
  const sections = shown(Object.fromEntries(parts));
  const known = new Set(sections.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return [...sections, ...shown({ records: records.filter(({ id }) => !known.has(id)) })];
}

/** What is offered where nothing was found. */
export const insteadOf = ({ commands, near }: Offered): Section[] => shown({ instead: commands.slice(0, 3), near });

const shown = (parts: Readonly<Partial<Record<Part, readonly Entry[]>>>): Section[] =>
  (Object.entries(parts) as [Part, readonly Entry[]][])
    .map(([part, entries]) => ({ part, entries: entries.slice(0, MOST[part]) }))
    .filter(({ entries }) => entries.length > 0);
