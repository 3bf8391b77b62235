import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  computedOf,
  count,
  defineEntity,
  type Fields,
  moment,
  phase,
  rows,
  serial,
  text,
} from '../index.ts';

const year = count({ required: true, readonly: true });
const number = count({ required: true, readonly: true });
const fields = {
  fair_key: serial({}),
  year,
  number,
  name: text({ max: 30 }),
  opens: moment({ required: true }),
  closes: moment({ required: true }),
  days: count({ passing: true, locked: true }),
  status: phase({ start: 'opens', end: 'closes' }),
};
const numbered = { number: 'number', year: 'year', of: 'opens', counter: 'fair' } as const;
const define = (more: object = {}, scope: 'user' | 'cafe' = 'cafe') =>
  defineEntity<Fields, string, 'user' | 'cafe'>({
    ...{ name: 'cafe_fair', scope, key: 'fair_key', label: 'name', numbered },
    fields: { ...fields, ...more },
  });

describe('fields that are not stored', () => {
  it('have no column: neither what is of the form alone, nor what the clock decides', () => {
    const fair = define();
    expect(columnsOf(fair).map(({ name }) => name)).toEqual(['fair_key', 'year', 'number', 'name', 'opens', 'closes']);
    const [status, ...others] = computedOf(fair);
    expect([status?.name, others]).toEqual(['status', []]);
    expect(status?.column.computed?.('$1')).toBe(
      'CASE WHEN now() < $1.opens THEN -1 WHEN now() < $1.closes THEN 0 WHEN now() >= $1.closes THEN 1 END',
    );
  });
  it.each([
    [{ days: count({ passing: true }) }, 'cafe_fair.days: what is stored nowhere is typed once'],
    [{ status: phase({ start: 'opens', end: 'number' }) }, 'cafe_fair.status: number is no moment'],
    [{ parts: rows({ of: { part: count({ passing: true }) }, max: 2 }) }, 'cafe_fair.parts.part: rows hold what is'],
    [{ number: count({ required: true }) }, 'cafe_fair.number: is a count that the server gives'],
    [{ opens: moment({}) }, 'cafe_fair.opens: is a day or an instant that is always given'],
  ])('stop the start where they cannot work: %j', (wrong, why) => {
    expect(() => define(wrong)).toThrow(why);
  });
  it('and a person does not number their records', () => {
    expect(() => define({}, 'user')).toThrow('cafe_fair.number: an organisation alone');
  });
});
