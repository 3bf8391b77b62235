import { type Entity, type Field, kindOf, pick, type Row, type Screen, writable } from '@hanjan/core';
import { readStored } from '../../base/store/storage.ts';

/** What was copied: values of one kind of record, by field. */
export interface Clip {
  readonly entity: string;
  /** What each field chooses from or how it is scaled, so that only what means the same is pasted. */
  readonly meanings: Readonly<Record<string, string>>;
  readonly values: Row;
}

export const CLIP = 'hanjan.clip';

/** What a value of a field means, apart from its bounds. */
const meaningOf = (field: Field): string =>
  JSON.stringify([field.kind, ['group', 'to', 'scale', 'unit'].map((option) => field[option as keyof Field] ?? null)]);

/** Fields of a record as something to copy; its key, audit fields and random names stay where they are. */
export function clipOf({ name, fields }: Entity, values: Row, names: readonly string[]): Clip {
  const meanings = names.flatMap((one) => (fields[one] ? [[one, meaningOf(fields[one])]] : []));
  return { entity: name, meanings: Object.fromEntries(meanings), values: pick(values, names) };
}

/** What a record can be copied with: everything that can be saved and is kept, but what names it and what closes it. */
export const copyable = ({ entity, editCheck }: Pick<Screen, 'entity' | 'editCheck'>): string[] =>
  writable(entity).filter((name) => name !== editCheck && !entity.id.includes(name) && !entity.fields[name]?.passing);

/** The values of a clip that some fields of an entity can take. */
export function pasteable(entity: Entity, { meanings, values }: Clip, names: readonly string[]): Row {
  const fitting = names.filter((name) => {
    const field = entity.fields[name];
    const value = values[name] ?? null;
    if (!field || value === null || meanings[name] !== meaningOf(field)) return false;
    return kindOf(field).check(value, field) === null;
  });
  return pick(values, fitting);
}

/** A clip from a text, or null when it is none. */
export function readClip(text: string): Clip | null {
  try {
    const found: unknown = JSON.parse(text);
    return isClip(found) ? found : null;
  } catch {
    return null;
  }
}

/** The clip that this device keeps. */
export function keptClip(): Clip | null {
  const found = readStored('device', CLIP);
  return isClip(found) ? found : null;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isClip = (value: unknown): value is Clip =>
  isRow(value) && typeof value.entity === 'string' && isRow(value.meanings) && isRow(value.values);
