import { checkField, type Field } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { CHECK_KEYS } from '@hanjan/roastlog/curve/points.ts';
import { profileOf } from '@hanjan/roastlog/curve/profile.ts';
import { sampleRoast } from '@hanjan/roastlog/sample.ts';
import { expect, test } from 'vitest';

const fields: Readonly<Record<string, Field>> = profileFields;
const said = Object.entries(profileOf(sampleRoast()));

test('what a log says has fields of its own, and so have checks', () => {
  const checks = CHECK_KEYS.flatMap((key) => ['term', 'bean', 'air'].map((part) => `${key}_${part}`));
  const own = ['roasting_start_time', 'roasting_end_term', 'roasting_chart_log'];
  expect([...said.map(([name]) => name), ...checks].toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => !own.includes(name))
      .toSorted(),
  );
});

test('what a log says are good values of them', () => {
  const known = said.filter(([, value]) => typeof value === 'number');
  expect(known.length).toBeGreaterThan(20);
  for (const [name, value] of known) {
    const field = fields[name] as Field;
    const held = field.kind === 'scaled' ? Math.round(Number(value) * field.scale) : value;
    expect([name, checkField(field, held)]).toEqual([name, null]);
  }
});
