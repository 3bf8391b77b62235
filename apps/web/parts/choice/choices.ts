import { initialsUnder, keysOf, lettersOf, placeOf } from '@hanjan/core';
import type { ReactNode } from 'react';

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
export interface Section<C extends Choice = Choice> {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly C[];
}

/** What is offered to choose from. */
export interface Offer {
  /** Undefined until they are known. */
  readonly sections: readonly Section[] | undefined;
  /** How many come at once, where there are others that typing finds. */
  readonly part?: number | undefined;
  /** What was typed is being looked for. */
  readonly isSeeking?: boolean;
  /** Asks for them again, after that failed. */
  readonly retry?: (() => void) | undefined;
  /** Brings the list anew; fails when that cannot be done, and then it stays as it was. */
  reload?(): Promise<void>;
  /** What stands below the list besides. */
  readonly below?: ReactNode;
}

/** What the button below a list gets that brings it anew. */
export interface ReloadProps {
  /** What the list is for. */
  readonly name: string;
  reload(): Promise<void>;
}

/** All choices of an offer. */
export const choicesOf = ({ sections }: Offer): readonly Choice[] => sections?.flatMap(({ choices }) => choices) ?? [];

/** An offer whose choices are called something else; they are found by the same words. */
export const withNames = ({ sections, ...offer }: Offer, nameOf: (choice: Choice) => string): Offer => ({
  ...offer,
  sections: sections?.map((section) => ({
    ...section,
    choices: section.choices.map((choice) => ({ ...choice, name: nameOf(choice) })),
  })),
});

/** The first so many choices of some sections. */
export function firstOf<C extends Choice>(sections: readonly Section<C>[], most: number): Section<C>[] {
  let room = most;
  return sections.flatMap((section) => {
    const choices = section.choices.slice(0, room);
    room -= choices.length;
    return choices.length > 0 ? [{ ...section, choices }] : [];
  });
}

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

/** The letters of whatever a choice is found by, worked out once. */
const known = new WeakMap<Choice, readonly (readonly string[])[]>();

function wordsOf(choice: Choice): readonly (readonly string[])[] {
  const words = known.get(choice) ?? choice.words.map(lettersOf);
  known.set(choice, words);
  return words;
}

/**
 * Choices that fit what was typed, those whose name begins with it first. Where nothing fits, those that fit what the
 * same keys write in the other language.
 */
export function found<C extends Choice>(choices: readonly C[], typed: string): C[] {
  const letters = lettersOf(typed);
  const fitting = fittingBy(choices, (word) => placeOf(word, letters));
  if (fitting.length > 0) return fitting;
  const keys = keysOf(letters);
  const initials = initialsUnder(letters);
  return fittingBy(choices, (word) => {
    const place = keysOf(word).indexOf(keys);
    return place < 0 && initials ? placeOf(word, initials) : place;
  });
}

/** Those of whose words one has a place of what is looked for, a place at its beginning first. */
function fittingBy<C extends Choice>(choices: readonly C[], placeIn: (word: readonly string[]) => number): C[] {
  const begins: C[] = [];
  const rest: C[] = [];
  for (const choice of choices) {
    const places = wordsOf(choice).map(placeIn);
    if (places.includes(0)) begins.push(choice);
    else if (places.some((place) => place > 0)) rest.push(choice);
  }
  return [...begins, ...rest];
}

/** Words of a list that was typed or pasted: parted by commas, as cells or as lines. */
export const partsOf = (written: string): string[] =>
  written
    .split(/[,\t\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The one choice that is called exactly so, in any language. */
export function exactly(choices: readonly Choice[], typed: string): Choice | undefined {
  const word = lettersOf(typed).join('');
  const called = choices.filter((choice) => wordsOf(choice).some((letters) => letters.join('') === word));
  return called.length === 1 ? called[0] : undefined;
}
