import { checkField, type Field, type Row } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { curveOf } from '@hanjan/roastlog/curve/curve.ts';
import { sampleRoast } from '@hanjan/roastlog/sample.ts';
import { describe, expect, it } from 'vitest';
import { ended, fresh, marked, takenBack, written } from '../live/live_changes.ts';
import { stageOf } from '../live.ts';
import { changedFields, hasRoom, textOf } from './changed.ts';
import { filledBy } from './filled.ts';
import { rezeroed } from './rezero.ts';
import { type Preheat, type RecordRoast, roastOfRecord } from './roast_of_record.ts';

const BEGIN = Date.UTC(2026, 10, 20, 5, 6);
const MINUTE = 60_000;

/** A record on which a live roast is marked. */
function recorded(mayCurve: boolean) {
  let row: Row = { roasting_step: 'RSRV', roasting_mass: null };
  let preheat: Preheat = { from: null, to: null };
  const roast = () => roastOfRecord(row, mayCurve, preheat);
  return {
    row: () => row,
    roast,
    change(part: Partial<RecordRoast>) {
      const before = roast();
      row = { ...row, ...changedFields(before, part, mayCurve) };
      preheat = { ...before, ...part }.preheat;
    },
  };
}

describe.each([true, false])('a roast that is marked live (its curve may be written: %s)', (mayCurve) => {
  it('stands in the fields of its record, which tell how far it is', () => {
    const { row, roast, change } = recorded(mayCurve);
    const mark = (...[point, at]: [Parameters<typeof marked>[1], number]) => change(marked(roast(), point, at));
    mark('pre_heating_start', BEGIN - 10 * MINUTE);
    expect(row()).toMatchObject({ roasting_step: 'PRHT' });
    mark('pre_heating_end', BEGIN - MINUTE);
    mark('roasting_start', BEGIN);
    expect(row()).toMatchObject({
      roasting_step: 'RSTG',
      roasting_start_time: '2026-11-20T05:06:00.000Z',
      roasting_start_term: 0,
      pre_heating_start_term: -10 * MINUTE,
      pre_heating_end_term: -MINUTE,
    });
    change(written(roast(), { point: 'roasting_start' }, { bean: 201.6, input1: 80 }));
    change(written(roast(), { ms: 2 * MINUTE }, { bean: 95.5, air: 190 }));
    mark('first_start', BEGIN + 8.5 * MINUTE);
    mark('end', BEGIN + 10.25 * MINUTE);
    expect(row()).toMatchObject({
      roasting_step: 'COOL',
      roasting_start_bean: 20_160,
      roasting_start_input1: 8000,
      first_start_term: 8.5 * MINUTE,
      end_term: 10.25 * MINUTE,
      roasting_end_term: 10.25 * MINUTE,
      ...(mayCurve
        ? { roasting_chart_log: '{"120000":{"bean":9550,"air":19000}}' }
        : { roasting_check1_term: 2 * MINUTE, roasting_check1_bean: 9550, roasting_check1_air: 19_000 }),
    });
    expect(roast()).toMatchObject({ readings: [{ s: 120, bean: 95.5, air: 190 }], file: null, start: BEGIN });
    for (const [name, value] of Object.entries(row())) {
      const field = profileFields[name as keyof typeof profileFields] as Field | undefined;
      if (field && value !== null) expect([name, checkField(field, value)]).toEqual([name, null]);
    }
  });
  it('goes back as it came: drop, charge, all of it', () => {
    const { row, roast, change } = recorded(mayCurve);
    change(marked(roast(), 'pre_heating_start', BEGIN - 5 * MINUTE));
    change(marked(roast(), 'roasting_start', BEGIN));
    change(marked(roast(), 'end', BEGIN + 9 * MINUTE));
    change(takenBack(roast(), { point: 'end', ms: 9 * MINUTE }));
    expect(row()).toMatchObject({ roasting_step: 'RSTG', end_term: null, roasting_end_term: null });
    change(takenBack(roast(), { point: 'roasting_start', ms: 0 }));
    expect(row()).toMatchObject({ roasting_step: 'PRHT', roasting_start_time: null, pre_heating_start_term: null });
    expect(stageOf(roast())).toBe('preheating');
    const { typed, readings, start, preheat, file } = roast();
    change(fresh());
    expect([row().roasting_step, stageOf(roast())]).toEqual(['RSRV', 'idle']);
    change({ typed, readings, start, preheat, file });
    expect([row().roasting_step, roast().preheat.from]).toEqual(['PRHT', BEGIN - 5 * MINUTE]);
  });
  it('keeps when it began, and what was weighed, where it is left without a drop or begun anew', () => {
    const { row, roast, change } = recorded(mayCurve);
    change(marked(roast(), 'roasting_start', BEGIN));
    change({ typed: { ...roast().typed, roasted_g: 5148 } });
    change(ended());
    expect(row()).toMatchObject({
      roasting_start_time: '2026-11-20T05:06:00.000Z',
      roasting_mass: 51_480,
      roasting_step: 'RSTG',
    });
    change(fresh());
    expect(row()).toMatchObject({ roasting_start_time: null, roasting_mass: 51_480, roasting_step: 'RSRV' });
  });
});

it('a start time alone is the charge, and how long it took alone is the drop', () => {
  const row = { roasting_start_time: '2026-11-20T05:06:00.000Z' };
  expect(stageOf(roastOfRecord(row, true))).toBe('roasting');
  expect(roastOfRecord(row, true).typed).toEqual({ roasting_start_term: 0 });
  const over = roastOfRecord({ ...row, roasting_end_term: 600_000 }, true);
  expect([stageOf(over), over.typed.end_term]).toEqual(['done', 600_000]);
});

it('without the right to a curve only ten readings have room', () => {
  const readings = (count: number) => Array.from({ length: count }, (_, s) => ({ s, bean: 100, air: null }));
  expect([hasRoom(readings(10), false), hasRoom(readings(11), false), hasRoom(readings(11), true)]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('a log in the fields of a record', () => {
  const log = sampleRoast();
  const { fields, curve } = filledBy(log);
  it('is every value that it marks, its curve, and nothing that it supposes', () => {
    expect(fields).toMatchObject({ roasting_start_term: 0, roasting_end_term: fields.end_term });
    expect(fields.end_term).toBe(Math.round((log.marks.DROP?.s ?? 0) * 1000));
    expect(curveOf(curve.text)).toMatchObject({ isMeasured: true });
    const supposed = { ...log, marks: { ...log.marks, DRY: { s: 270, isEstimated: true } } };
    expect(filledBy(supposed).fields.dried_term).toBeNull();
    for (const [name, value] of Object.entries(fields)) {
      if (value === null) continue;
      const field = profileFields[name as keyof typeof profileFields];
      expect([name, checkField(field, value)]).toEqual([name, null]);
    }
  });
  it('is read back as the same roast', () => {
    const { file, readings, typed } = roastOfRecord(fields, true);
    expect([file?.id, readings]).toEqual([curve.text, []]);
    expect(typed.end_bean).toBe(Number(fields.end_bean) / 100);
  });
  it('empties what it cannot say', () => {
    const hot = { ...log, air: log.air.map(() => 4000) };
    expect(filledBy(hot).fields.end_air).toBeNull();
  });
});

describe('another second that is to be the charge', () => {
  const readings = [
    { s: 0, bean: 200, air: null },
    { s: 30, bean: 100, air: null },
  ];
  const row = {
    roasting_start_term: 15_000,
    pre_heating_start_term: -60_000,
    end_term: 540_000,
    roasting_end_term: 540_000,
    roasting_start_time: '2026-11-20T05:06:00.000Z',
    roasting_chart_log: textOf(readings),
  };
  it('moves everything that is counted from it', () => {
    expect(rezeroed(row, true)).toEqual({
      roasting_start_term: 0,
      pre_heating_start_term: -75_000,
      end_term: 525_000,
      roasting_end_term: 525_000,
      roasting_start_time: '2026-11-20T05:06:15.000Z',
      roasting_chart_log: '{"-15000":{"bean":20000,"air":null},"15000":{"bean":10000,"air":null}}',
    });
  });
  it('moves nothing where it is 0 already, or the curve stays', () => {
    expect([rezeroed({ ...row, roasting_start_term: 0 }, true), rezeroed(row, false)]).toEqual([null, null]);
    expect(rezeroed({ roasting_start_term: 15_000, end_term: 60_000 }, false)).toEqual({
      roasting_start_term: 0,
      end_term: 45_000,
    });
  });
});
