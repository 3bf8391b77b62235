import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, tamed, untamed } from './csv.ts';

describe('a text in a CSV file', () => {
  it.each(['=1+1', '+82 2', '-4', '@name', "'=1", ' =1', '\t=1', '＝1', '\r=1'])('is never calculated: %j', (text) => {
    expect(tamed(text)).toBe(`'${text}`);
  });

  it.each(['에티오피아', "'25 신상", '2026-11-20', '', 'a=b', "'"])('stays as it is: %j', (text) => {
    expect(tamed(text)).toBe(text);
  });

  it('is read back as it was', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^['\s]{0,3}[=+@-].*$/));
    fc.assert(fc.property(text, (written) => untamed(tamed(written)) === written));
  });

  it('stands in quotes where it has commas, semicolons, tabs, quotes, line ends or spaces at its ends', () => {
    expect(csvLine(['이름', 'a,b', '말 "안" 됨', '둘\n셋', ' x', '=1,2', 'x;=1', 'x\t=1', ''])).toBe(
      '이름,"a,b","말 ""안"" 됨","둘\n셋"," x","\'=1,2","x;=1","x\t=1",\r\n',
    );
  });
});
