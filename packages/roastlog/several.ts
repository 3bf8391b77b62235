/** Roasts in one file that are read. */
const MOST = 1000;

/** The roasts in what JSON holds where that is a list of them; null for anything else. */
export function listIn(held: unknown): readonly object[] | null {
  const isList = Array.isArray(held) && held.length > 0 && held.every((entry) => isObject(entry) && isLong(entry));
  return isList ? held : null;
}

/** The entries of JSON that is a list of roasts, each as a text of its own; none of any other text. */
export function textsOfList(text: string): string[] {
  try {
    return (listIn(JSON.parse(text)) ?? []).slice(0, MOST).map((entry) => JSON.stringify(entry));
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A roast holds its readings as a list. */
const isLong = (entry: object): boolean =>
  Object.values(entry).some((value) => Array.isArray(value) && value.length > 1);
