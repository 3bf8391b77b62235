import { type Entity, kindOf, pick, type Row, writable } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { isObject } from '../../base/store/storage.ts';
import { createForm, type Form } from '../../records/form/store.ts';
import { workOf } from '../chart/work.ts';

const isKept = (value: unknown): value is Row | null => value === null || isObject(value);

/** What of a kept row the fields of an entity can hold: another version of the program may have kept it. */
export function soundIn({ fields }: Entity, row: Row): Row {
  const names = Object.keys(row).filter((name) => {
    const { [name]: field } = fields;
    const value = row[name] ?? null;
    return field && (value === null || kindOf(field).check(value, field) === null);
  });
  return pick(row, names);
}

/**
 * A form whose values stay on this device, also without an account, until it is begun anew; signing out deletes them.
 * `name` is where they lie.
 */
export function useKeptForm(name: string, entity: Entity, begin: Row): readonly [Form, (row: Row) => void] {
  const [work] = useState(() => workOf<Row | null>(name, null, isKept));
  const open = (row: Row) => createForm({ entity, begin: soundIn(entity, row), isNew: true });
  const [form, setForm] = useState(() => open(work.get() ?? begin));
  useEffect(() => form.subscribe(() => work.set(pick(form.values(), writable(entity)))), [form, work, entity]);
  const renew = (row: Row) => {
    work.set(row);
    setForm(open(row));
  };
  return [form, renew];
}

/** What somebody said in a form, without what follows from it. */
export function saidIn(form: Form): Row {
  const values = form.values();
  return pick(
    values,
    writable(form.entity).filter((name) => (values[name] ?? null) !== null),
  );
}
