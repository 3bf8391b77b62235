import { byteLength, hasMarkRun, isBlank } from '@hanjan/core';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { BUILT_IN } from './texts.ts';

/** Bytes that a text of one's own may have; the longest that is built in has a quarter of them. */
export const OWN_TEXT_BYTES = 3_000;

/** Why a text cannot be read in place of another: the key of a text and what it shows. */
export interface TextFault {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

type Tokens = ReturnType<typeof compileMessageOrThrow>;

/**
 * Why somebody's own text is not taken in place of the built-in one: it says nothing, is too long, is no message, or does
 * not name exactly the values that the built-in text of that language shows. Lost and foreign ones are named.
 */
export function ownTextFault(key: string, locale: Locale, own: string): TextFault | null {
  if (isBlank(own)) return { key: 'field_required' };
  const length = byteLength(own);
  if (length > OWN_TEXT_BYTES) return { key: 'field_maxLength', args: { max: OWN_TEXT_BYTES, length } };
  if (own.includes('\u0000') || !own.isWellFormed()) return { key: 'field_text' };
  if (hasMarkRun(own)) return { key: 'field_marks' };
  const read = tokensOf(own);
  if (!read || !isWhole(read)) return { key: 'text_own_syntax' };
  const [has, must] = [valuesIn(read), valuesIn(tokensOf(BUILT_IN[locale][key] ?? '') ?? [])];
  const lost = [...must.keys()].filter((name) => !has.has(name));
  if (lost.length > 0) return { key: 'text_own_lost', args: { names: quoted(lost) } };
  // What only the other languages show is there to be shown in this one, too.
  const known = new Map(Object.values(BUILT_IN).flatMap((texts) => [...valuesIn(tokensOf(texts[key] ?? '') ?? [])]));
  const foreign = [...has.keys()].filter((name) => !known.has(name));
  if (foreign.length > 0) return { key: 'text_own_foreign', args: { names: quoted(foreign) } };
  const odd = [...has].filter(([name, forms]) => [...forms].some((form) => !isUsual(form, known.get(name))));
  return odd.length > 0 ? { key: 'text_own_form', args: { names: quoted(odd.map(([name]) => name)) } } : null;
}

const quoted = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function tokensOf(text: string): Tokens | null {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return null;
  }
}

const PLAIN = ['', 'plural', 'selectordinal', 'select', 'number'];

/** Whether a value may be shown in that form: every one that chooses between words, a bare number, or one that is built in. */
const isUsual = (form: string, builtIn: ReadonlySet<string> | undefined) =>
  PLAIN.includes(form) || builtIn?.has(form) === true;

/** Whether a message says something whatever its values are: every choice has words for all other values. */
const isWhole = (tokens: Tokens): boolean =>
  tokens.every((token) => {
    const cases = typeof token === 'string' ? null : casesOf(token);
    return !cases || ('other' in cases && Object.values(cases).every(isWhole));
  });

/** The words among which a part of a message chooses by a value; null where it shows the value. */
function casesOf([, form, more]: readonly unknown[]): Readonly<Record<string, Tokens>> | null {
  if (typeof more !== 'object' || more === null || form === 'date' || form === 'time') return null;
  return Object.fromEntries(Object.entries(more).filter((one): one is [string, Tokens] => Array.isArray(one[1])));
}

/** The values that a message shows or chooses by, wherever they stand in it, with the forms in which it does. */
function valuesIn(tokens: Tokens): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (some: Tokens): void => {
    for (const token of some) {
      if (typeof token === 'string') continue;
      const [name, form = '', more] = token;
      const cases = casesOf(token);
      const worded = cases || more === undefined ? form : `${form} ${JSON.stringify(more)}`;
      found.set(name, (found.get(name) ?? new Set()).add(worded));
      for (const inner of Object.values(cases ?? {})) visit(inner);
    }
  };
  visit(tokens);
  return found;
}
