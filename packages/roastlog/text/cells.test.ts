import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, numberOf, secondsOf, separatorOf } from './cells.ts';

describe('cells', () => {
  it.each([
    ['a,b\r\nc,d\n', [['a', 'b'], ['c', 'd'], ['']]],
    ['a;"b;""c"\n\rd', [['a', 'b;"c'], [''], ['d']]],
    ['"a\nb"\tc', [['a\nb', 'c']]],
    [
      '"never closed,b\nc,d',
      [
        ['"never closed', 'b'],
        ['c', 'd'],
      ],
    ],
    ['6" pipe,"b"x,c', [['6" pipe', '"b"x', 'c']]],
    ['""\n"",""', [[''], ['', '']]],
    ['a,"b",', [['a', 'b', '']]],
    ['', [['']]],
  ])('of %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it.each([
    ['time;bean\n0;200,5\n1;199,5', ';'],
    ['0,5\t200\n1,5\t100', '\t'],
    ['a|b\n1|2', '|'],
    ['"a;b",c\n"d;e",f', ','],
    ['Export path\n\\Card;1\nA;B;C\n1;2,0;3\n2;2,0;3', ';'],
    ['sep=|\na;b|c', '|'],
    ['a\nb', ','],
  ])('of %j are parted by %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it('are read as they are written, whatever is in them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', '\r', ' ', '가') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator));
        expect(cellsOf(quoted.join('\r\n'), separator)).toEqual(rows);
      }),
    );
  });
});

describe('a number', () => {
  it.each([
    ['200', 200],
    [' 200.5 °C', 200.5],
    ['50%', 50],
    ['392F', 392],
    ['−12.5', -12.5],
    ['1e3', 1000],
    ['.5', 0.5],
    ['+3', 3],
    ['', null],
    ['-', null],
    ['NaN', null],
    ['Infinity', null],
    ['Err:502', null],
    ['12:30', null],
    ['200,5', null],
    ['0x10', null],
    ['5 min', null],
    ['1e999', null],
  ])('in %j is %j', (cell, value) => {
    expect(numberOf(cell)).toBe(value);
  });
  it('has a decimal comma where there is one', () => {
    expect([numberOf('200,5', ','), numberOf('200.5', ','), numberOf(undefined, ',')]).toEqual([200.5, 200.5, null]);
  });
});

describe('a time', () => {
  it.each([
    ['3:25', 205],
    ['03:25.5', 205.5],
    ['03:25,5', 205.5],
    ['1:03:25', 3805],
    ['-0:10', -10],
    ['205', 205],
    ['205.25', 205.25],
    ['205,25', 205.25],
    ['3분 25초', 205],
    ['3m25s', 205],
    ['3 min 25 sec', 205],
    ['205s', 205],
    ['s', null],
    ['m5', null],
    ['3:75', null],
    ['', null],
    [' ', null],
    ['soon', null],
    ['Infinity', null],
  ])('in %j is %j s', (cell, seconds) => {
    expect(secondsOf(cell)).toBe(seconds);
  });
});
