import { hasMarkRun } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { alogOf, jsonOf, profileOf } from '../../../test/harness/roasts/artisan.ts';
import { logIn } from '../../../test/harness/roasts/reading.ts';
import { saidLine, saidText } from './said.ts';

const RUN = `a${'\u0301\u0316'.repeat(100_000)}`;

describe('what a log says', () => {
  it.each([
    ['as a literal', alogOf],
    ['as JSON', jsonOf],
  ])('is as long as can be shown, whatever stands in the file, %s', (_, fileOf) => {
    for (const long of [RUN, '가'.repeat(100_000), `${RUN}b`.repeat(3), '👍'.repeat(50_000)]) {
      const log = logIn(fileOf(profileOf({ title: long, beans: long, roastingnotes: long, operator: long })));
      for (const line of [log.title, log.beans, log.operator]) expect(line?.length).toBeLessThanOrEqual(200);
      expect(log.roasting_notes?.length).toBeLessThanOrEqual(10_000);
      for (const text of [log.title, log.beans, log.operator, log.roasting_notes]) {
        expect([hasMarkRun(text ?? ''), text?.isWellFormed()]).toEqual([false, true]);
      }
    }
  });
  it('is kept as it is where people wrote it', () => {
    const said = { title: '에티오피아 구지 ☕️', roastingnotes: `첫 줄\n${'꽃향 '.repeat(1_000)}끝` };
    expect(logIn(alogOf(profileOf(said)))).toMatchObject({ title: said.title, roasting_notes: said.roastingnotes });
  });
});

it('names are cut at their end, between two signs', () => {
  expect(saidLine('가'.repeat(201))).toBe(`${'가'.repeat(199)}…`);
  expect(saidLine('가'.repeat(200))).toBe('가'.repeat(200));
  expect(saidText(` e${'\u0301'.repeat(40)} `)).toBe(`e${'\u0301'.repeat(30)}`);
});
