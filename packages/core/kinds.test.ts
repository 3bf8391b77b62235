import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type Field, type KindName, kindOf, kinds, type Names } from './index.ts';

const names: Names = {
  locale: 'ko',
  code: (_, id) => id,
  ref: (_, key) => String(key),
  text: (key) => ({ yes: 'true', no: 'false', phase_before: '-1', phase_open: '0', phase_over: '1' })[key] ?? key,
};
const ajv = new Ajv({ strict: false });

for (const kind of Object.keys(kinds) as KindName[]) {
  describe(`kind ${kind}`, () => {
    for (const { options, good, bad } of kinds[kind].samples) {
      const field = { kind, ...options } as Field;
      const { column, json, clean, check, show, read } = kindOf(field);
      const schema = ajv.compile(json(field));

      it.each(good.map((value) => [value]))('takes %j', (value) => {
        expect(check(value, field)).toBeNull();
        expect(clean(value, field)).toEqual(value);
        expect(schema(value)).toBe(true);
      });
      it.each(good.map((value) => [value]))('reads back what it shows of %j', (value) => {
        expect(read(show(value, field, names), field)).toEqual(value);
      });
      it.each(bad)('refuses %j with %s', (value, key) => {
        expect(check(value, field)?.key).toBe(key);
      });
      it('has a column with a condition that names it', () => {
        const { type, check: condition } = column(field) ?? { type: 'rows' };
        expect(type).toMatch(/^[a-z0-9]+(\[\]|\(\d+(,\d+)?\))?$/);
        if (condition) expect(condition('some_column')).toContain('some_column');
      });
      it('throws at nothing', () => {
        for (const value of [undefined, null, '', [], {}, () => 1, Symbol.iterator, Number.NaN, [[]], [{}], 10n]) {
          expect(() => check(value, field)).not.toThrow();
        }
      });
    }
    it('counts empty as empty', () => {
      const [sample] = kinds[kind].samples;
      const field = { kind, ...sample?.options } as Field;
      const empty = kind === 'flag' ? false : null;
      expect(
        [undefined, '', [], null].map((value) => kindOf(field).clean(value, field)).every((v) => v === empty),
      ).toBe(true);
    });
  });
}

describe('typing', () => {
  const temperature = { kind: 'scaled', scale: 100 } as const;
  const loss = { kind: 'scaled', scale: 10, decimals: 1, min: 0, max: 100 } as const;
  const date = { kind: 'date' } as const;
  it.each([
    ['36.5', 3650],
    ['36,5', 3650],
    ['３６．５', 3650],
    ['−2', -200],
    ['1e3', undefined],
    ['12a', undefined],
  ])('reads the number %s', (typed, value) => {
    expect(kindOf(temperature).read(typed, temperature)).toBe(value);
  });
  it.each([
    ['12.34', 123.4],
    ['12.3', 123],
    ['6.41', 64.1],
    ['12.345', 123.5],
  ])('reads the number %s with a decimal more', (typed, value) => {
    expect(kindOf(loss).read(typed, loss)).toBe(value);
  });
  it.each([
    ['20261120', '2026-11-20'],
    ['2026. 11. 3.', '2026-11-03'],
    ['２０２６-11-20', '2026-11-20'],
    ['2026-02-30', undefined],
    ['어제', undefined],
  ])('reads the date %s', (typed, value) => {
    expect(kindOf(date).read(typed, date)).toBe(value);
  });
});
