import { type Entity, initialPlace, initialSpan, isInitial, lettersOf } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';

/** What `initials_of` of the database writes for the first of the nineteen initial consonants; names have no capital letters there. */
const FIRST_CODE = 'A'.charCodeAt(0);

/** Letters as the column of initials has them. */
const codesOf = (letters: readonly string[]) =>
  letters
    .map((letter) => {
      const place = initialPlace(letter);
      return place < 0 ? letter : String.fromCharCode(FIRST_CODE + place);
    })
    .join('');

/** The pattern of names that have the syllables of a text, and any syllable for each lone consonant; spaces do not count. */
function patternOf(letters: readonly string[]): string {
  const parts = letters.map((letter) => {
    if (isInitial(letter)) return `[${letter}${initialSpan(letter).join('-')}]`;
    return letter.replace(/[\^$\\.*+?()[\]{}|]/, '\\$&');
  });
  return parts.join('\\s*');
}

/**
 * The condition that a text with lone initial consonants fits one of some names; undefined for other texts. The column of
 * initials decides, which the index of a list holds. It speaks of all names that are searched and of no vowel: where that
 * is not enough, the names themselves are asked too.
 */
export function initialsSql(
  { table }: Entity,
  searched: readonly string[],
  names: readonly string[],
  text: string,
): RawBuilder<unknown> | undefined {
  const letters = lettersOf(text);
  if (names.length === 0 || !letters.some(isInitial)) return undefined;
  const stands = sql`strpos(${sql.ref(`${table}.initials`)}, ${codesOf(letters)}) > 0`;
  const isExact = letters.every((letter) => isInitial(letter) || initialPlace(letter) < 0);
  if (isExact && searched.every((name) => names.includes(name))) return stands;
  const pattern = patternOf(letters);
  const fits = names.map((name) => sql`lower(${sql.ref(`${table}.${name}`)}) ~ ${pattern}`);
  return sql`(${stands} AND (${sql.join(fits, sql` OR `)}))`;
}
