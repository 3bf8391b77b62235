import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RoastFaultError } from '../fault.ts';
import { readLiteral } from './python.ts';

const itOf = (literal: string) => readLiteral(`{'it': ${literal}}`).dict.it;
function faultOf(text: string) {
  try {
    readLiteral(text);
  } catch (error) {
    if (error instanceof RoastFaultError) return error.fault;
    throw error;
  }
  return null;
}

describe('literals of Python', () => {
  it.each<[string, unknown]>([
    ['1', 1],
    ['-0.0', -0],
    ['+2.', 2],
    ['.5e-3', 0.0005],
    ['1e5', 100_000],
    ['1762029973L', 1_762_029_973],
    ['1e999', null],
    ['nan', null],
    ['-inf', null],
    ['True', true],
    ['False', false],
    ['None', null],
    ["'it''s'", 'its'],
    [`"it's"`, "it's"],
    ["'''a\n'b' '''", "a\n'b' "],
    [String.raw`'a\'b\\c\nd\x41\u00e9\U0001F600\101'`, "a'b\\c\ndAé😀A"],
    [String.raw`'\q \N{BULLET} \U00110000'`, String.raw`\q \N{BULLET} \U00110000`],
    [String.raw`'\ud83d\ude00 \ud83d'`, '😀 \ufffd'],
    [String.raw`r'a\nb' u'c' b'd' Rb'e'`, String.raw`a\nbcde`],
    ['[]', []],
    ['[1, 2, ]', [1, 2]],
    ['()', []],
    ['(1,)', [1]],
    ['(1)', 1],
    ['{1, 2}', [1, 2]],
    [
      '[[True, None], (1.5, "x")] # a remark',
      [
        [true, null],
        [1.5, 'x'],
      ],
    ],
  ])('%s', (literal, value) => expect(itOf(`${literal}\n`)).toEqual(value));

  it('dicts, with names that objects have already', () => {
    const { dict } = readLiteral("{'__proto__': {'polluted': 1}, 1: 2, 'constructor': 3}");
    expect(Object.keys(dict)).toEqual(['1', '__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('whatever is written is read again', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), tie('list')),
      list: fc.array(tie('value'), { maxLength: 4 }),
    }));
    fc.assert(
      fc.property(value, (any) => {
        expect(itOf(JSON.stringify(any))).toEqual(any);
      }),
    );
  });
});

describe('nothing is calculated', () => {
  it.each([
    ["{'a': __import__('os').system('true')}", "__import__('os').system("],
    ["{'a': 1,\n 'b': {**c}}", '**c}}'],
    ["{'a': f'{1}'}", "f'{1}'}"],
    ["{'a': lambda: 0}", 'lambda:'],
    ["{'a': [1 for x in y]}", 'for'],
    ["{'a': 1 + 2}", '+'],
    ["{'a': np.float64(1.5)}", 'np.float64(1.5)}'],
    ["{'a': 'b'.upper()}", '.upper()}'],
    ["{'a': -offset}", '-offset}'],
    ["{'a': 2+3}", '+3}'],
    ["{'a': ...}", '...}'],
    ["{'a': 1}['a']", "['a']"],
  ])('%s', (text, found) => {
    const fault = faultOf(text);
    expect(fault).toMatchObject({ key: 'expression', args: { found: found.slice(0, 24) } });
    const { line = 0, column = 0 } = fault?.args ?? {};
    expect(text.split('\n')[Number(line) - 1]?.slice(Number(column) - 1)).toMatch(found.slice(0, 3));
  });
});

describe('what is damaged', () => {
  it.each([
    ["{'a': 1,\n 'b' 2}", 2, 6],
    ["{'a': ]}", 1, 7],
    ["{'a': [1, 2}", 1, 12],
    ["{'a': 'b\n'}", 1, 9],
    ["{'a': 1}}", 1, 9],
    ["{'a': 1} {'a': 2}", 1, 10],
    ['{[]: 1}', 1, 5],
    ["{'a': 1j}", 1, 8],
    ["{'a': -q}", 1, 7],
    ["{'a': [1- 2]}", 1, 9],
    ["{'a': [1%6]}", 1, 9],
  ])('is found: %j', (text, line, column) => expect(faultOf(text)).toEqual({ key: 'damaged', args: { line, column } }));

  it('is told as damage where one bit is wrong', () => {
    const text =
      "{'mode': 'C', 'timex': [0.152133786, 2.152, 4.1], 'timeindex': [15, 120, -1], 'title': 'Huila', 'on': True}";
    let [calculated, refused] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      for (let bit = 1; bit < 128; bit *= 2) {
        const fault = faultOf(text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1));
        if (fault) refused++;
        if (fault?.key === 'expression') calculated++;
      }
    }
    expect(refused).toBeGreaterThan(200);
    expect(calculated / refused).toBeLessThan(0.01);
  });

  it.each([200, 100_000])('%i lists in each other', (depth) => {
    for (const text of [
      `{'a': ${'['.repeat(depth)}`,
      `{'a': ${'['.repeat(depth)}${']'.repeat(depth)}}`,
      '{1:'.repeat(depth),
    ]) {
      expect(faultOf(text)).toMatchObject({ key: 'nested', args: { line: 1 } });
    }
    expect(itOf(`${'['.repeat(39)}7${']'.repeat(39)}`)).not.toBeNull();
  });

  it('what is cut off has its whole entries, and nothing half', () => {
    const whole = "{'a': [1, 2], 'b': 'xy\\n', 'c': 123, 'd': True, 'e': {'f': [1.5]}}";
    const last = readLiteral(whole).dict;
    for (let end = 1; end < whole.length; end++) {
      const { dict, cut } = readLiteral(whole.slice(0, end));
      expect(cut?.fault.key).toBe('damaged');
      for (const [key, value] of Object.entries(dict)) expect(value).toEqual(last[key]);
    }
    expect(readLiteral(whole.slice(0, 30)).dict).toEqual({ a: [1, 2], b: 'xy\n' });
    expect(readLiteral(whole).cut).toBeNull();
  });
});
