import { describe, expect, it } from 'vitest';
import { afterKey, BACK_KEY, mostOf, type Pad, padValues } from './pad.ts';

/** What stands on the pad after some keys, `<` the one that deletes. */
const typed = (keys: string, most = 300) =>
  [...keys].reduce((text, key) => afterKey(text, key === '<' ? BACK_KEY : key, most), '');
const pad = (texts: Pad['texts']): Pad => ({ target: { ms: 0 }, field: 'bean', texts });

describe('the pad', () => {
  it.each([
    ['150', '150'],
    ['198.3', '198.3'],
    ['1983', '198.3'],
    ['884', '88.4'],
    ['300', '300'],
    ['301', '30.1'],
    ['.5', '5'],
    ['88..4', '88.4'],
    ['88.45', '88.4'],
    ['095', '95'],
    ['0.5', '0.5'],
    ['19<<<20', '20'],
    ['1983<4', '198.4'],
  ])('%s is %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });
  it('knows how hot the bean can be in either unit', () => {
    expect([mostOf('bean', 'C'), mostOf('bean', 'F'), typed('3920', mostOf('bean', 'F'))]).toEqual([300, 572, '392.0']);
  });
  it('holds °C whatever was read, and nothing where nothing was typed', () => {
    expect(padValues(pad({ bean: '198.3', air: '' }), 'C')).toEqual({ values: { bean: 198.3 } });
    expect(padValues(pad({ bean: '392', air: '437', input1: '60' }), 'F')).toEqual({
      values: { bean: 200, air: 225, input1: 60 },
    });
  });
  it('names the value that cannot be, and its bounds as they are read', () => {
    expect(padValues(pad({ bean: '150', air: '2000' }), 'F')).toMatchObject({
      wrong: 'air',
      fault: { key: 'field_maxValue', args: { min: 32, max: 1832 } },
    });
  });
});
