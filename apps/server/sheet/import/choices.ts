import { ETC, type Field, type FieldOf, type Fields, kindOf, ownWordsOf, readKey } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import type { Work } from '../../engine/work.ts';
import { textsFor } from '../../http/texts.ts';
import type { Codes } from '../names.ts';
import { type Candidate, findNamed, folded } from '../refs.ts';

/** Why a cell is not taken: the key of a text and what it shows. */
export interface CellFault {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** What a cell means, or why it means nothing. */
export type Meant = { readonly value: unknown } | { readonly fault: CellFault };

/** Finds what is meant by the name of a code or a record. */
export type Find = (name: string) => Meant;

/** Names may have commas in them: so many parts of a list are tried together. */
const MOST_PARTS = 4;

/** Parts of a list that stand beside each other, and where what follows them begins. */
interface Run {
  readonly text: string;
  readonly next: number;
}

/** The runs of parts that begin at a place of a list, the longest first. */
function runsFrom(typed: string, from: number): Run[] {
  const ends = [...typed.slice(from).matchAll(/[,，、\n]|$/g)].slice(0, MOST_PARTS);
  return ends
    .map(({ index }) => ({ text: typed.slice(from, from + index).trim(), next: from + index + 1 }))
    .toReversed();
}

/** Every text in a list that may be a name. */
function textsIn(typed: string): string[] {
  const starts = [0, ...[...typed.matchAll(/[,，、\n]/g)].map(({ index }) => index + 1)];
  return starts.flatMap((from) => runsFrom(typed, from).map(({ text }) => text));
}

const isList = (field: Field) => kindOf(field).search === 'any_of';

/** What is meant by the cell of a choice: one of its names, or a list of them. */
export function chosen(field: Field, typed: string, find: Find): Meant {
  if (!isList(field)) return find(typed);
  const values: unknown[] = [];
  for (let from = 0; from < typed.length; ) {
    const runs = runsFrom(typed, from).map((run) => ({ ...run, meant: find(run.text) }));
    const shortest = runs.at(-1);
    const found = runs.find(({ meant }) => 'value' in meant) ?? shortest;
    if (!found) break;
    from = found.next;
    if (found.text === '') continue;
    if ('fault' in found.meant) return found.meant;
    values.push(found.meant.value);
  }
  return { value: [...new Set(values)] };
}

const OWN = [ETC, ...LOCALES.map(({ id }) => textsFor(id)('own_words'))].map(folded);
/** Whether a name, in small letters, stands for own words. */
const isOwn = (name: string) => OWN.includes(name);

/** Finds codes of a field's group by their names in any language or their ids; a name that several have comes with the id. */
export function codeFinder(field: Extract<Field, { group: string }>, codes: Codes): Find {
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
    return { fault: second ? { key: 'import_ambiguous', args: { count: named.length } } : { key: 'import_unknown' } };
  };
}

type RefField = FieldOf<'ref'> | FieldOf<'refs'>;

/** What records are called that a sheet names, by entity. */
export type Named = ReadonlyMap<string, readonly Candidate[]>;

/** A record by its number, alone or behind its name as an export tells records of one name apart. */
const NUMBERED = /^(|.*\s)#(\d+)$/s;

/** The names that a text can mean, in small letters: all of it, and what stands before a number. */
function namesIn(typed: string): string[] {
  const [, name = ''] = NUMBERED.exec(typed.trim()) ?? [];
  return [typed, ...(name === '' ? [] : [name])].map(folded);
}

/** Looks up all names of records that cells of some fields may mean, one statement an entity. */
export async function readNamed(
  work: Work,
  fields: Fields,
  typed: ReadonlyMap<string, ReadonlySet<string>>,
  useOf: (entity: string) => string | undefined,
): Promise<Named> {
  const asked = [...typed].flatMap(([name, cells]) => {
    const field = fields[name];
    if (!field || !('to' in field)) return [];
    const runs = [...cells].flatMap((cell) => (isList(field) ? textsIn(cell) : [cell]));
    return [{ to: field.to, names: runs.flatMap(namesIn), traits: Object.keys(onlyOf(field)) }];
  });
  const read = async ([to, all]: [string, typeof asked]) => {
    const names = [...new Set(all.flatMap((one) => one.names))];
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
    if (!first) return { fault: { key: 'import_unknown' } };
    return { fault: { key: 'import_ambiguous', args: { count: Math.max(fitting.length, 2) } } };
  };
}
