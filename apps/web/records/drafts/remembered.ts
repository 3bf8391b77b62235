import { type Entity, kindOf, type Row } from '@hanjan/core';
import { isObject, readStored, writeStored } from '../../base/store/storage.ts';
import type { Place } from './draft.ts';

type Form = Omit<Place, 'key'>;

const nameOf = ({ owner, org, screen }: Form) => `hanjan.last.${owner}.${org ?? ''}.${screen}`;

/** The fields of an entity that begin as they were saved last. */
const namesOf = ({ fields }: Entity): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.remembered !== undefined);

/** What a new record of a form begins with, as somebody saved the last one on this device. */
export function remembered(place: Form, entity: Entity): Row {
  const names = namesOf(entity);
  if (names.length === 0) return {};
  const stored = readStored('device', nameOf(place));
  const last = isObject(stored) ? stored : {};
  return Object.fromEntries(
    names.map((name) => {
      const field = entity.fields[name];
      const value = last[name] ?? null;
      const isGood = field && value !== null && kindOf(field).check(value, field) === null;
      return [name, isGood ? value : field?.remembered];
    }),
  );
}

/** A record was saved: the next one begins like it. */
export function rememberLast(place: Form, entity: Entity, saved: Row): void {
  const said = namesOf(entity).filter((name) => (saved[name] ?? null) !== null);
  if (said.length > 0)
    writeStored('device', nameOf(place), Object.fromEntries(said.map((name) => [name, saved[name]])));
}
