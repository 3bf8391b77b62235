import { byteLength, isCodeId, type Row, wordsKind } from '@hanjan/core';

/** Bytes that a note holds: of the ids of its flavors, and of its own words, each with commas between. */
export const FLAVOR_BYTES = 500;
export const WORD_BYTES = 300;

/** Half a turn, in tenths of a degree. */
export const HALF_TURN = 1800;

/** What one does at the flavor wheel. */
export interface WheelWork {
  /** Ids in the order in which they were chosen. */
  readonly flavors: readonly string[];
  /** What no flavor of the list says. */
  readonly words: readonly string[];
  /** Tenths of a degree clockwise. */
  readonly rotate: number;
  readonly reverse: boolean;
  readonly simple: boolean;
  /** Names in the other language stand beside. */
  readonly showSub: boolean;
  /** The flavors are a list instead of a wheel. */
  readonly isList: boolean;
}

/** A wheel of which nothing is chosen, as it stands at first. */
export const BEGIN: WheelWork = {
  flavors: [],
  words: [],
  rotate: 0,
  reverse: false,
  simple: false,
  showSub: true,
  isList: false,
};

/** Whether stored data, of this or another version of the program, can be worked on. */
export function isWheelWork(value: unknown): value is WheelWork {
  if (typeof value !== 'object' || value === null) return false;
  const { flavors, words, rotate, reverse, simple, showSub, isList } = value as Partial<WheelWork>;
  return (
    Array.isArray(flavors) &&
    flavors.every(isCodeId) &&
    new Set(flavors).size === flavors.length &&
    Array.isArray(words) &&
    wordsKind.check(words, { max: Number.POSITIVE_INFINITY }) === null &&
    Number.isInteger(rotate) &&
    Math.abs(rotate ?? 0) <= HALF_TURN &&
    [reverse, simple, showSub, isList].every((flag) => typeof flag === 'boolean')
  );
}

/** Whether a note has room for some ids or words. */
export const hasRoom = (list: readonly string[], most: number): boolean => byteLength(list.join(',')) <= most;

/** The fields of a new note that say the same. */
export const noteOf = ({ flavors, words, rotate, reverse, simple }: WheelWork): Row => ({
  cupnote_flavor_list: flavors.length > 0 ? flavors : null,
  cupnote_etc_list: words.length > 0 ? words : null,
  cupnote_flavor_wheel_use: true,
  cupnote_flavor_wheel_reverse: reverse,
  cupnote_flavor_wheel_simple: simple,
  cupnote_flavor_wheel_rotate: rotate,
});
