import { nameInLocale } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { read } from '../../base/api/call.ts';
import { HOUR_MS } from '../../base/session/memberships.ts';
import type { Looked } from './copies.ts';

/** One code of a group as the server lists it. */
export interface Code {
  readonly code_id: string;
  readonly code_name: string;
  readonly code_name_kr: string;
  /** The parent in a tree, or what the code belongs to: a country, a kind of country. */
  readonly code_filter: string | null;
  /** Colour, for groups that have one. */
  readonly code_alias1: string | null;
  /** Other words that people search by, comma separated. */
  readonly code_alias2: string | null;
  /** Out of use it is named where it stands, and offered nowhere. */
  readonly code_use: boolean;
}

interface Group {
  readonly edit_at: string;
  /** Left out when it is what the caller holds. */
  readonly code_list?: readonly Code[];
}

/** What codes are called where they are told to be old. */
export const CODES = 'code';

const PATH = '/api/code/simple';
const MOST_GROUPS = 50;

/** The groups that are asked for in the same moment, each with the mark of what is stored. */
let waiting: { marks: Map<string, string | null>; answer: Promise<Record<string, Group>> } | null = null;

/** One call for all of them. */
function ask(group: string, edit_at: string | null): Promise<Record<string, Group>> {
  if (!waiting || waiting.marks.size >= MOST_GROUPS || waiting.marks.has(group)) {
    const marks = new Map<string, string | null>();
    waiting = { marks, answer: Promise.resolve().then(() => fetchGroups(marks)) };
  }
  waiting.marks.set(group, edit_at);
  return waiting.answer;
}

async function fetchGroups(marks: ReadonlyMap<string, string | null>): Promise<Record<string, Group>> {
  if (waiting?.marks === marks) waiting = null;
  const code_group = [...marks].map(([group, edit_at]) => (edit_at ? `${group}|${edit_at}` : group));
  return (await read<Record<string, Group>>('POST', PATH, { code_group })).result;
}

/** The codes of a group, as they are looked up. */
export const groupLooked = (group: string): Looked<readonly Code[]> => ({
  queryKey: [CODES, group],
  path: PATH,
  isOfOrg: false,
  goodFor: HOUR_MS,
  entities: [CODES],
  async ask(held) {
    const { edit_at = '', code_list } = (await ask(group, held))[group] ?? {};
    return { edit_at, data: code_list ?? (held && held === edit_at ? null : []) };
  },
  isGood: (data): data is readonly Code[] => Array.isArray(data) && data.every(isCode),
});

const isCode = (code: Partial<Code> | null) =>
  typeof code?.code_id === 'string' &&
  typeof code.code_name === 'string' &&
  typeof code.code_name_kr === 'string' &&
  typeof code.code_use === 'boolean';

/** The name of a code in a language. */
export const codeName = (code: Code, locale: string): string => nameInLocale(code.code_name, code.code_name_kr, locale);

/** The name of a code in the other language, which stands beside. */
export const otherName = (code: Code, locale: string): string =>
  codeName(code, LOCALES.find(({ id }) => id !== locale)?.id ?? locale);
