import { code, codes, count, date, defineEntity, type Field, flag, memo, scaled, serial, text } from '@hanjan/core';

/** The group of the codes that the fields choose from. */
export const GROUP = 'BENCH';

/** Twenty choices. */
export const CHOICES = Array.from({ length: 20 }, (_, nth) => ({ id: `C${nth}`, name: `선택 ${nth}` }));

const often = text({ max: 300 });
const temperature = scaled({ scale: 100, min: -60, max: 300, unit: '°C' });
const choice = code({ group: GROUP });

/** What ten fields of a form are, on the average of the product's forms. */
const TEN: readonly Field[] = [
  often,
  often,
  often,
  temperature,
  temperature,
  count({ min: 0, max: 1000, unit: 'g' }),
  choice,
  date({}),
  flag({}),
  codes({ group: GROUP, max: 300 }),
];

/** That many fields, the last one a long text. */
export function fieldsOf(count: number): [name: string, field: Field][] {
  const named = Array.from({ length: count - 1 }, (_, nth): [string, Field] => [`f${nth}`, TEN[nth % 10] ?? often]);
  return [...named, [`f${count - 1}`, memo({ max: 10_000 })]];
}

const fixed = { bench_seq: serial({}), f0: often };

/** A record with that many fields. */
export function entityOf(count: number) {
  const fields: typeof fixed = { ...fixed, ...Object.fromEntries(fieldsOf(count)) };
  return defineEntity({ name: 'bench', scope: 'user', key: 'bench_seq', label: 'f0', fields });
}
