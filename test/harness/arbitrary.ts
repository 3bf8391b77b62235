import { type Entity, type Field, kindOf, type Row, type SearchMode, writable } from '@hanjan/core';
import fc from 'fast-check';
import { goodValues, type World } from './values.ts';

// Values that fast-check makes for records and questions.

/** How a value is after it has travelled as JSON. */
export const travelled = (row: Row): Row => JSON.parse(JSON.stringify(row)) as Row;
/** Whether the database keeps all texts of a value as they are. */
export const isStorable = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return !/\\u0000|\\ud[89a-f]/i.test(text);
};

/** Good and bad samples of a field's kind, good values of the field itself, and anything else. */
export const anyValue = (field: Field, world: World): fc.Arbitrary<unknown> => {
  const { samples } = kindOf(field);
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...goodValues(field, world), null) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...samples.flatMap(({ good, bad }) => [...good, ...bad.map(([value]) => value)])),
      },
      { weight: 1, arbitrary: fc.jsonValue() },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
    )
    .filter(isStorable);
};

/** Some fields of a record with such values. */
export const someFields = (entity: Entity, world: World, names = writable(entity)): fc.Arbitrary<Row> =>
  fc.subarray([...names], { maxLength: Math.min(5, names.length) }).chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.flatMap((name) => {
          const field = entity.fields[name];
          return field ? [[name, anyValue(field, world)]] : [];
        }),
      ),
    ),
  );

/** What a list takes for each way of narrowing it. */
export const FILTERS: Record<SearchMode, (value: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>> = {
  contains: (value) => value,
  equals: (value) => value,
  range: (value) => fc.record({ from: value, to: fc.oneof(value, fc.constant(null)) }, { requiredKeys: [] }),
  overlaps: (value) =>
    value.map((days) =>
      Array.isArray(days) ? Object.fromEntries(['from', 'to'].map((end, at) => [end, days[at]])) : days,
    ),
  one_of: (value) => fc.array(value, { maxLength: 3 }),
  any_of: (value) => fc.array(value, { maxLength: 3 }).map((values) => values.flat()),
};
