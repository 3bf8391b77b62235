import { matchesTyped } from '@hanjan/core';

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

/** What is offered to choose from. */
export interface Offer {
  /** Undefined until they are known. */
  readonly sections: readonly Section[] | undefined;
  /** Asks for them again, after that failed. */
  readonly retry?: (() => void) | undefined;
}

/** All choices of an offer. */
export const choicesOf = ({ sections }: Offer): readonly Choice[] => sections?.flatMap(({ choices }) => choices) ?? [];

/** A list with an item, or without it when it was there. */
export const toggled = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

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
