import { expect, it } from 'vitest';
import { moved } from './code_order.ts';

const code = (code_id: string, code_filter: string | null, nth: number) => ({ code_seq: nth, code_id, code_filter });
const WHEEL = ['A', 'A1/A', 'A2/A', 'B', 'B1/B', 'B11/B1', 'C'].map((text, nth) => {
  const [id = '', below = null] = text.split('/');
  return code(id, below, nth + 1);
});
const seq = (id: string) => WHEEL.find(({ code_id }) => code_id === id)?.code_seq ?? 0;
const order = (one: string, after: string | null) =>
  moved(WHEEL, seq(one), after === null ? null : seq(after))
    ?.map(({ code_id }) => code_id)
    .join(' ');

it('puts a code behind another one, with all that is below both', () => {
  expect(order('A', 'B')).toBe('B B1 B11 A A1 A2 C');
  expect(order('C', 'A')).toBe('A A1 A2 C B B1 B11');
  expect(order('A1', 'A2')).toBe('A A2 A1 B B1 B11 C');
});

it('puts it before all others below the same', () => {
  expect(order('C', null)).toBe('C A A1 A2 B B1 B11');
  expect(order('A2', null)).toBe('A A2 A1 B B1 B11 C');
  expect(order('B11', null)).toBe('A A1 A2 B B1 B11 C');
});

it('does not put it below another one, behind itself, or behind what is not there', () => {
  expect([order('A1', 'B'), order('A', 'A'), moved(WHEEL, 1, 99), moved(WHEEL, 99, 1)]).toEqual(
    Array(4).fill(undefined),
  );
});

it('ends where codes stand below one another', () => {
  const circle = [code('A', 'B', 1), code('B', 'A', 2), code('C', null, 3)];
  expect(moved(circle, 3, null)?.map(({ code_id }) => code_id)).toEqual(['A', 'B', 'C']);
});
