import type { Messages } from '@lingui/core';
import { createStore } from '../store/store.ts';

/** How long a page waits for own texts before it is shown in those that are built in. */
const PATIENCE_MS = 5_000;

/** Which texts of administrators the server has now, as the page or its last answer says; empty where there are none. */
export const textsMark = createStore(
  globalThis.document?.querySelector('meta[name="hanjan-texts"]')?.getAttribute('content') ?? '',
);

const asked = new Map<string, Promise<Messages>>();

/** The texts of a language that administrators word otherwise. What cannot be had now reads as it is built in. */
export function ownTexts(locale: string): Promise<Messages> {
  const mark = textsMark.get();
  if (!mark) return Promise.resolve({});
  const name = `${locale}/${mark}`;
  const known = asked.get(name);
  if (known) return known;
  const own = fetchOwn(name).catch(() => {
    asked.delete(name);
    return {};
  });
  asked.set(name, own);
  return own;
}

async function fetchOwn(name: string): Promise<Messages> {
  const response = await fetch(`/api/texts/${name}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const { status, result } = await response.json();
  if (status !== 'OK') throw new Error(status);
  return result;
}

/** Texts as they are built in, with own ones in their place; an own text of another part is not among them. */
export function laidOver(texts: Messages, own: Messages): Messages {
  const there = Object.entries(own).filter(([key]) => Object.hasOwn(texts, key));
  return there.length === 0 ? texts : { ...texts, ...Object.fromEntries(there) };
}
