import { checkField, type Field } from '@hanjan/core';
import { expect, test } from 'vitest';
import { profileFields, tookUntilDrop } from './profile.ts';

const fields: Readonly<Record<string, Field>> = profileFields;
const faultOf = (name: string, value: unknown) => checkField(fields[name] as Field, value)?.key ?? null;

test('there are fields for ten points with three inputs, ten checks, and the roast itself', () => {
  const names = Object.keys(fields);
  expect(names).toHaveLength(10 * 6 + 10 * 3 + 3);
  expect(names.slice(0, 8)).toEqual([
    'roasting_start_time',
    'pre_heating_start_term',
    'pre_heating_start_bean',
    'pre_heating_start_air',
    'pre_heating_start_input1',
    'pre_heating_start_input2',
    'pre_heating_start_input3',
    'pre_heating_end_term',
  ]);
  expect(names).toContain('roasting_check10_air');
  expect(names).not.toContain('roasting_check1_input1');
});

test('times are counted from the charge: preheating before it, the roast after it, a day at the most', () => {
  expect(faultOf('pre_heating_start_term', -3_600_000)).toBeNull();
  expect(faultOf('pre_heating_end_term', 1000)).toBe('field_maxValue');
  expect(faultOf('pre_heating_start_term', -86_400_100)).toBe('field_minValue');
  expect(faultOf('turning_term', -1000)).toBe('field_minValue');
  expect(faultOf('turning_term', 75_300)).toBeNull();
  expect(faultOf('turning_term', 75_350)).toBe('field_step');
  expect(faultOf('end_term', 86_400_100)).toBe('field_maxValue');
  expect(faultOf('roasting_start_term', -5000)).toBeNull();
  expect(faultOf('roasting_check4_term', -5000)).toBeNull();
  expect(faultOf('roasting_end_term', 615_000)).toBeNull();
});

test('beans are at most 300 °C, air may be hotter, and inputs are never negative', () => {
  expect(faultOf('end_bean', 21_040)).toBeNull();
  expect(faultOf('end_bean', 30_001)).toBe('field_maxValue');
  expect(faultOf('end_air', 45_000)).toBeNull();
  expect(faultOf('roasting_check1_air', -1)).toBe('field_minValue');
  expect(faultOf('first_start_input1', 1250)).toBeNull();
  expect(faultOf('first_start_input1', -1)).toBe('field_minValue');
});

test('the curve is a text of 100,000 characters at the most', () => {
  expect(faultOf('roasting_chart_log', 'a'.repeat(100_000))).toBeNull();
  expect(faultOf('roasting_chart_log', 'a'.repeat(100_001))).toBe('field_maxLength');
});

test('a roast takes until its drop, unless somebody says otherwise', () => {
  const after = (roasting_end_term: number | null, before: number | null) =>
    tookUntilDrop({ end_term: 540_000, roasting_end_term }, before);
  expect([after(null, null), after(530_000, 530_000), after(600_000, 530_000), after(600_000, null)]).toEqual([
    { roasting_end_term: 540_000 },
    { roasting_end_term: 540_000 },
    {},
    {},
  ]);
});
