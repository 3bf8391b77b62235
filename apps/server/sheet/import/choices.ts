import { ETC, type FieldOf, type Fields, kindOf, ownWordsOf, readKey } from '@hanjan/core';
import type { Work } from '../../engine/work.ts';
import { Refusal } from '../../http/refusal.ts';
import { wordsOf } from '../../http/texts.ts';
import type { Codes } from '../names.ts';
import { type Candidate, findNamed, folded } from '../refs.ts';
import { inPieces } from './pieces.ts';

/** Why a cell is not taken: the key of a text and what it shows. */
export interface CellFault {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** What a cell means, or why it means nothing. */
export type Meant = { readonly value: unknown } | { readonly fault: CellFault };

/** Finds what is meant by the name of a code or a record. */
export type Find = (name: string) => Meant;

type CodeField = FieldOf<'code'> | FieldOf<'codes'>;
type RefField = FieldOf<'ref'> | FieldOf<'refs'>;
type ListField = FieldOf<'codes'> | FieldOf<'refs'>;

const isList = (field: CodeField | RefField): field is ListField => kindOf(field).search === 'any_of';

/** Names may have commas in them: so many parts of a list are tried together. */
const MOST_PARTS = 4;

/** The parts of a list with the signs between them; undefined when there are more than a field has room for. */
function partsOf({ max }: ListField, typed: string): string[] | undefined {
  const most = 2 * MOST_PARTS * max;
  const parts = typed.split(/([,，、\n])/, most);
  return parts.length < most ? parts : undefined;
}

/** Parts of a list that stand beside each other, and where what follows them begins. */
interface Run {
  readonly text: string;
  readonly next: number;
}

/** The runs that begin with a part of a list, the longest first. */
const runsFrom = (parts: readonly string[], at: number): Run[] =>
  Array.from({ length: MOST_PARTS }, (_, less) => at + 2 * (MOST_PARTS - less))
    .filter((next) => next <= parts.length + 1)
    .map((next) => ({
      text: parts
        .slice(at, next - 1)
        .join('')
        .trim(),
      next,
    }));

/** Every text in the cell of a choice that may be a name. */
function textsIn(field: RefField, typed: string): string[] {
  if (!isList(field)) return [typed];
  const parts = partsOf(field, typed) ?? [];
  return parts.flatMap((_, at) => (at % 2 === 0 ? runsFrom(parts, at).map(({ text }) => text) : []));
}

/** What is meant by the cell of a choice: one of its names, or a list of them. */
export function chosen(field: CodeField | RefField, typed: string, find: Find): Meant {
  if (!isList(field)) return find(typed);
  const parts = partsOf(field, typed);
  if (!parts) return { fault: { key: 'sublist_maxLength', args: { max: field.max } } };
  const values: unknown[] = [];
  for (let at = 0; at < parts.length; ) {
    const runs = runsFrom(parts, at).map((run) => ({ ...run, meant: find(run.text) }));
    const found = runs.find(({ meant }) => 'value' in meant) ?? runs.at(-1);
    if (!found) break;
    at = found.next;
    if (found.text === '') continue;
    if ('fault' in found.meant) return found.meant;
    values.push(found.meant.value);
  }
  return { value: [...new Set(values)] };
}

/** Whether a name, in small letters, stands for own words. */
const isOwn = (name: string) => [ETC, ...wordsOf('own_words')].map(folded).includes(name);

/** So much of a name is shown. */
const SHOWN = 60;

/** Nothing is called so: of a list it says which of its names. */
const unknown = (typed: string): CellFault => ({
  key: 'import_unknown',
  // By characters: half of a pair of surrogates is no text.
  args: { name: [...typed.trim()].slice(0, SHOWN).join('') },
});

/** Finds codes of a field's group by their names in any language or their ids; a name that several have comes with the id. */
export function codeFinder(field: CodeField, codes: Codes): Find {
  const all = codes.get(field.group) ?? [];
  const byId = new Map(all.map(({ id }) => [folded(id), id]));
  const pairs = all.flatMap(({ id, plain, local }) =>
    [...new Set([folded(plain), folded(local)])].map((name) => [name, id] as const),
  );
  const byName = Map.groupBy(pairs, ([name]) => name);
  const hasOwn = ownWordsOf(field) !== undefined;
  return (typed) => {
    const name = folded(typed);
    const [, before = '', id = ''] = /^(.*)\s\(([a-z0-9_]+)\)$/s.exec(name) ?? [];
    const named = byName.get(name) ?? [];
    const [first, second] = named;
    if (first && !second) return { value: first[1] };
    const meant = byId.get(name) ?? byName.get(before)?.find(([, one]) => folded(one) === id)?.[1];
    if (meant !== undefined) return { value: meant };
    if (hasOwn && isOwn(name)) return { value: ETC };
    return { fault: second ? { key: 'import_ambiguous', args: { count: named.length } } : unknown(typed) };
  };
}

/** What records are called that a sheet names, by entity. */
export type Named = ReadonlyMap<string, readonly Candidate[]>;

/** A record by its number, alone or behind its name as an export distinguishes records of one name. */
const NUMBERED = /^(|.*\s)#(\d+)$/s;

/** The names that a text can mean, in small letters: all of it, and what stands before a number. */
function namesIn(typed: string): string[] {
  const [, name = ''] = NUMBERED.exec(typed.trim()) ?? [];
  return [typed, ...(name === '' ? [] : [name])].map(folded);
}

/** Different names of records that one column may have, with what may be names in its lists. */
const MOST_NAMES = 50_000;

/** Looks up all names of records that cells of some fields may mean, one statement an entity. */
export async function readNamed(
  work: Work,
  fields: Fields,
  typed: ReadonlyMap<string, ReadonlySet<string>>,
  useOf: (entity: string) => string | undefined,
): Promise<Named> {
  const asked: { readonly to: string; readonly names: ReadonlySet<string>; readonly traits: readonly string[] }[] = [];
  for (const [name, cells] of typed) {
    const field = fields[name];
    if (!field || !('to' in field)) continue;
    const names = new Set<string>();
    await inPieces(cells, (cell) => {
      for (const text of textsIn(field, cell)) for (const one of namesIn(text)) names.add(one);
      if (names.size > MOST_NAMES) throw new Refusal(400, 'import_names');
      return [];
    });
    asked.push({ to: field.to, names, traits: Object.keys(onlyOf(field)) });
  }
  const read = async ([to, all]: [string, typeof asked]) => {
    const names = [...new Set(all.flatMap((one) => [...one.names]))];
    const traits = [...new Set(all.flatMap((one) => one.traits))];
    return [to, await findNamed(work, work.known.entityNamed(to), names, useOf(to), traits)] as const;
  };
  return new Map(await Promise.all([...Map.groupBy(asked, ({ to }) => to)].map(read)));
}

const onlyOf = (field: RefField): Readonly<Record<string, string>> => ('only' in field ? (field.only ?? {}) : {});

/**
 * Finds records by their names among those that a field offers, or by `#key`, which fits the name before it, if any; what
 * is not offered only when nothing else fits.
 */
export function refFinder(field: RefField, named: Named): Find {
  const candidates = named.get(field.to) ?? [];
  const byName = Map.groupBy(
    candidates.flatMap((candidate) => [...new Set(candidate.names)].map((name) => ({ name, candidate }))),
    ({ name }) => name,
  );
  const only = Object.entries(onlyOf(field));
  const isFitting = ({ is_offered, traits }: Candidate) =>
    is_offered && only.every(([name, value]) => traits[name] === value);
  const called = (name: string) => (byName.get(folded(name)) ?? []).map(({ candidate }) => candidate);
  return (typed) => {
    const all = called(typed);
    const fitting = all.filter(isFitting);
    const [first, second] = fitting.length > 0 ? fitting : all;
    if (first && !second) return { value: first.key };
    const [, name = '', digits = ''] = NUMBERED.exec(typed.trim()) ?? [];
    const key = readKey(digits);
    if (key !== undefined && (name === '' || called(name).some((one) => one.key === key))) return { value: key };
    if (!first && ownWordsOf(field) && isOwn(folded(typed))) return { value: ETC };
    if (!first) return { fault: unknown(typed) };
    return { fault: { key: 'import_ambiguous', args: { count: Math.max(fitting.length, 2) } } };
  };
}
