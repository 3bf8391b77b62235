import { expect, it } from 'vitest';
import { readText } from '../../test/harness/roasts/reading.ts';
import { ROEST_HEADER } from '../../test/harness/roasts/roest.ts';

const MANY = 300_000;

/** Files that somebody made to keep a reader busy: each would take minutes where every letter is looked at from every other. */
it.each<[string, string]>([
  ['a number without an end', `${ROEST_HEADER}\n0,Charge,1,1,1,${'1'.repeat(MANY)}x,1\n`],
  ['a number without an end, by hand', `time,bean\n0,${'1'.repeat(MANY)}x\n1,100\n`],
  ['a time without an end', `time,bean\n${'1:'.repeat(MANY)}x,100\n1,100\n`],
  ['a name that is a gap', `${ROEST_HEADER},a${' '.repeat(MANY)}b\n0,Charge,1,1,1,100,100\n`],
  ['a name that is a gap, by hand', `time,bean,a${' '.repeat(MANY)}b\n0,100,1\n`],
  ['more columns than rows', `${ROEST_HEADER}${',a'.repeat(MANY)}\n${'1,Charge,1,1,1,100\n'.repeat(MANY / 10)}`],
  ['more columns than rows, by hand', `time,bean${',a'.repeat(MANY)}\n${'1,100\n'.repeat(MANY / 10)}`],
  ['quotes that never close', `time,bean\n${'"a\n'.repeat(MANY)}`],
  ['quotes in quotes', `time,bean\n${'"'.repeat(MANY)}`],
  ['parts in parts', `KLDO data file V101\n[{${'}] '.repeat(MANY)}x\n`],
  [
    'an event without an end',
    `KLDO data file V101\n[{StartBeansIn}]\n1@${'1:'.repeat(MANY)}\n[{DATA}]\nIndex,Time,BT\n1,1,9\n`,
  ],
  ['a number without an end, as text', `{"beanTemperature":["${'1'.repeat(MANY)}x",2,3]}`],
  ['curves without an end', `{"beanTemperature":[${'1,'.repeat(MANY)}1],"sampleRate":2}`],
  ['tags without an end', `<recipe>${'<diagrampoints><data>'.repeat(MANY / 10)}`],
  ['an end that is a gap', `<recipe><a>1</a></recipe${' '.repeat(MANY)}x`],
  ['samples without an end', `{"dataList":[${'{"duration":1,"bt":1},'.repeat(MANY / 10)}{}]}`],
  ['a date without an end', `{"beanTemperature":[100,99],"dateTime":"${'1-'.repeat(MANY)}"}`],
])('%s is read or refused at once', (_name, text) => {
  const before = performance.now();
  readText(text);
  expect(performance.now() - before).toBeLessThan(3000);
});
