import { expect, it } from 'vitest';
import { clockParts } from './clock_parts.ts';

it.each([
  [0, '0:00', '.0', ''],
  [99, '0:00', '.0', ''],
  [84_399, '1:24', '.3', ''],
  [599_999, '9:59', '.9', ''],
  [600_000, '10:00', '.0', 'minutes'],
  [3_599_999, '59:59', '.9', 'minutes'],
  [3_600_000, '1:00:00', '.0', 'hours'],
  [93_600_000, '26:00:00', '.0', 'hours'],
])('%d ms is %s%s', (ms, whole, tenth, length) => {
  expect(clockParts(ms)).toEqual({ whole, tenth, length });
});
