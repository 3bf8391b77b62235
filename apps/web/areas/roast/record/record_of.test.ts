import { sampleRoast } from '@hanjan/roastlog/sample.ts';
import { expect, it } from 'vitest';
import { shownLog } from '../shown_log.ts';
import { recordOf } from './record_of.ts';

const BEGIN = Date.UTC(2026, 10, 20, 5, 6);
const NOTHING = { file: null, typed: {}, readings: [], start: null };

it('a log with what was typed over it, and checks, is a record of a roast that is done', () => {
  const typed = { first_start_term: 500_000, roasting_check2_term: 240_000, roasting_check2_bean: 151.5 };
  const work = { ...NOTHING, file: { id: 'x', name: 'huila.alog' }, typed, title: '' };
  const log = { ...sampleRoast(), roasted_g: 3420, roasted_at: '2026-11-18T14:06:00' };
  const record = recordOf(work, shownLog(work, log));
  expect(record).toMatchObject({
    roasting_result_date: '2026-11-18',
    roasting_profile_use: true,
    roasting_step: 'DONE',
    roasting_mass: 34_200,
    roasting_start_term: 0,
    first_start_term: 500_000,
    roasting_check2_bean: 15_150,
  });
  expect(String(record.roasting_chart_log)).toMatch(/^\{"-?\d+":\{"bean":/);
  expect(Object.values(record)).not.toContain(null);
});

it('a roast that was marked by hand keeps its readings and when it began', () => {
  const readings = [{ s: 60, bean: 90, air: null }];
  const typed = { roasting_start_term: 0, end_term: 540_000, end_bean: 210 };
  const work = { ...NOTHING, typed, readings, start: BEGIN, title: '' };
  expect(recordOf(work, shownLog(work, null))).toEqual({
    roasting_result_date: '2026-11-20',
    roasting_profile_use: true,
    roasting_step: 'DONE',
    roasting_start_time: '2026-11-20T05:06:00.000Z',
    roasting_start_term: 0,
    end_term: 540_000,
    end_bean: 21_000,
    roasting_end_term: 540_000,
    roasting_chart_log: '{"60000":{"bean":9000,"air":null}}',
  });
});
