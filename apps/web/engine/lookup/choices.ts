import { matchesTyped, type Row } from '@hanjan/core';
import { type Code, codeName } from './codes.ts';
import { refKey, refName } from './refs.ts';

export type ChoiceId = string | number;

/** Something that can be chosen. */
export interface Choice {
  readonly id: ChoiceId;
  readonly name: string;
  /** Whatever it is found by: its names in all languages and other words for it. */
  readonly words: readonly string[];
  /** What it is listed under, or null. */
  readonly under: string | null;
}

/** Choices listed under one heading; the heading is empty for those that stand alone. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** The codes of a group as choices. */
export const codeChoices = (codes: readonly Code[], locale: string): Choice[] =>
  codes.map((code) => ({
    id: code.code_id,
    name: codeName(code, locale),
    words: [code.code_name_kr, code.code_name, code.code_id, ...(code.code_alias2?.split(',') ?? [])],
    under: code.code_filter || null,
  }));

/** The records of a look-up as choices. */
export const refChoices = (to: string, rows: readonly Row[], locale: string): Choice[] =>
  rows.map((row) => ({
    id: refKey(to, row),
    name: refName(to, row, locale),
    words: [refName(to, row, 'ko'), refName(to, row, 'en')],
    under: null,
  }));

/**
 * Choices under their headings, in the order of the headings; those that the rest of the form speaks of come first, and
 * choices without a known heading before all.
 */
export function sectionsOf(
  choices: readonly Choice[],
  headings: readonly { readonly id: string; readonly title: string }[],
  first: readonly unknown[] = [],
): Section[] {
  const known = new Set(headings.map(({ id }) => id));
  const alone = choices.filter(({ under }) => under === null || !known.has(under));
  const ordered = [
    ...headings.filter(({ id }) => first.includes(id)),
    ...headings.filter(({ id }) => !first.includes(id)),
  ];
  return [
    { id: '', title: '', choices: alone },
    ...ordered.map(({ id, title }) => ({ id, title, choices: choices.filter(({ under }) => under === id) })),
  ].filter(({ choices: listed }) => listed.length > 0);
}

/** Choices that fit what was typed, those whose name begins with it first. */
export function found(choices: readonly Choice[], typed: string): Choice[] {
  const fitting = choices.filter(({ words }) => words.some((word) => matchesTyped(word, typed)));
  const begins = (choice: Choice) =>
    choice.words.some((word) => matchesTyped([...word].slice(0, [...typed].length).join(''), typed));
  return [...fitting.filter(begins), ...fitting.filter((choice) => !begins(choice))];
}
