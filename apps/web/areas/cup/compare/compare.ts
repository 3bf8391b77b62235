import { rangeOf } from '@hanjan/charts/range.ts';
import { type Entity, kindOf, type ResultNames, type Row, type Screen } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { saysSomething } from '../../../records/field/says.ts';
import type { StoredRecord } from '../../../records/store/useRecord.ts';

/** One of the notes; null where it is not there for whoever asks. */
export interface ComparedNote {
  readonly key: number;
  readonly nth: number;
  readonly name: string;
  readonly note: StoredRecord | null;
}

/** Fields that hold several words: what was tasted and felt. */
export const wordFields = ({ fields }: Entity): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'codes' || fields[name]?.kind === 'words');

/**
 * The fields of some notes that stand in a table below their scores, in the order of the form: those in which one of them
 * says something. Names head the columns, words stand by themselves, and what is long is read in the note.
 */
export function factsOf({ entity, form }: Screen, notes: readonly Row[]): string[] {
  const { label } = entity;
  const elsewhere: readonly string[] = [...POINTS, label.plain, label.locale, ...wordFields(entity)];
  return form
    .flatMap(({ fields }) => fields)
    .filter((name) => !elsewhere.includes(name) && entity.fields[name]?.kind !== 'memo')
    .filter((name) => notes.some((note) => saysSomething(entity, note, name)));
}

/** How a number stands among others: the highest or the lowest of those that differ. */
export function endOf(value: number | null, values: readonly (number | null)[]): 'high' | 'low' | undefined {
  const [lowest, highest] = rangeOf(values) ?? [null, null];
  if (value === null || lowest === highest) return undefined;
  return value === highest ? 'high' : value === lowest ? 'low' : undefined;
}

/** The lowest and the highest of the numbers; null where they do not differ. */
export function spreadOf(values: readonly (number | null)[]): readonly [number, number] | null {
  const range = rangeOf(values);
  return range && range[0] < range[1] ? range : null;
}

/** Words by how many of some lists have them. */
export interface Shared {
  readonly all: readonly string[];
  /** Of several, not all: with the places of the lists that have them. */
  readonly some: readonly { readonly word: string; readonly at: readonly number[] }[];
  /** Of each list those that no other one has. */
  readonly only: readonly (readonly string[])[];
}

/** What lists of words have in common, and what only one of them has. One list alone shares nothing. */
export function sharedOf(lists: readonly (readonly string[])[]): Shared {
  const words = [...new Set(lists.flat())].map((word) => ({
    word,
    at: lists.flatMap((list, nth) => (list.includes(word) ? [nth] : [])),
  }));
  const isOfAll = (at: readonly number[]) => at.length > 1 && at.length === lists.length;
  return {
    all: words.flatMap(({ word, at }) => (isOfAll(at) ? [word] : [])),
    some: words.filter(({ at }) => at.length > 1 && !isOfAll(at)),
    only: lists.map((_, nth) => words.flatMap(({ word, at }) => (at.length === 1 && at[0] === nth ? [word] : []))),
  };
}

/** The names that came with several answers, together. */
export function namesTogether(all: readonly (ResultNames | undefined)[]): ResultNames {
  const names: Record<string, ResultNames[string]> = {};
  for (const one of all)
    for (const [field, byKey] of Object.entries(one ?? {})) names[field] = { ...names[field], ...byKey };
  return names;
}

/** The words of a field of a note, as they are read. */
export const wordsIn = (note: Row | null, name: string): readonly string[] => {
  const value = note?.[name];
  return Array.isArray(value) ? value.map(String) : [];
};

/** A number of a note that can be compared; null where there is none. */
export function numberOf({ fields }: Entity, note: Row | null, name: string): number | null {
  const field = fields[name];
  const value = note?.[name];
  return field && typeof value === 'number' && kindOf(field).search === 'range' ? value : null;
}
