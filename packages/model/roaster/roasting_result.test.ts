import { checkRecord, cleaned, derived, initials, isLocked, type Row } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { roasterRoastingResult } from './roasting_result.ts';

const bean = (greenbean_roaster_seq: number, greenbean_mass: number, more: Row = {}): Row => ({
  greenbean_roaster_seq,
  greenbean_year: 2026,
  greenbean_mass,
  ...more,
});

/** 6 kg with 11 % of water and 4 kg with 10 %, of which 8.5 kg with 1.8 % are left. */
const blend = [bean(1, 60_000, { greenbean_moisture: 110 }), bean(2, 40_000, { greenbean_moisture: 100 })];
const roasted = {
  roasting_result_date: '2026-11-20',
  roasting_step: 'DONE',
  roasting_result_greenbean: blend,
  roasting_mass: 85_000,
  roasting_moisture: 18,
  roasting_mass_base: 1500,
};

const settled = (values: Row) => derived(roasterRoastingResult, cleaned(roasterRoastingResult, values));
const faultsOf = (values: Row) =>
  checkRecord(roasterRoastingResult, settled(values)).map(({ name, key, at }) =>
    [name, key, at && `${at.row} ${at.item}`].filter(Boolean).join(' '),
  );

describe('the figures of a roast', () => {
  it('follow from what went in and came out', () => {
    // 1 − 8.5 ÷ 10 = 15 %; (6 × 11 + 4 × 10) ÷ 10 = 10.6 %; 8.5 × 0.982 = 8.347 of 10 × 0.894 = 8.94: 6.63 %;
    // 150 g of green coffee become 127.5 g.
    expect(settled(roasted)).toMatchObject({
      roasting_result_year: 2026,
      greenbean_total_mass: 100_000,
      roasting_single_origin: false,
      greenbean_moisture: 106,
      roasting_loss: 150,
      roasting_organic_loss: 66.3,
      roasting_mass_calc: 1275,
      roasting_result_greenbean: [
        { greenbean_order: 1, greenbean_percent: 600 },
        { greenbean_order: 2, greenbean_percent: 400 },
      ],
    });
    expect(faultsOf(roasted)).toEqual([]);
  });

  it('are cleared where something is missing', () => {
    const without = (more: Row) => settled({ ...roasted, ...more });
    const dry = without({ roasting_result_greenbean: [blend[0], bean(2, 40_000)] });
    expect(dry).toMatchObject({ greenbean_moisture: null, roasting_loss: 150, roasting_organic_loss: null });
    expect(without({ roasting_moisture: null })).toMatchObject({ roasting_loss: 150, roasting_organic_loss: null });
    const unweighed = { roasting_loss: null, roasting_organic_loss: null, roasting_mass_calc: null };
    expect(without({ roasting_mass: null })).toMatchObject(unweighed);
    expect(without({ roasting_result_greenbean: [] })).toMatchObject({ greenbean_total_mass: null, ...unweighed });
    expect(without({ roasting_mass_base: null })).toMatchObject({ roasting_loss: 150, roasting_mass_calc: null });
  });

  it('are none where they could not be: more dry mass comes out than went in', () => {
    // 90 g without water of 100 g with 12 %: 90 g of 88 g would be left.
    const more = { roasting_result_greenbean: [bean(1, 1000, { greenbean_moisture: 120 })], roasting_mass: 900 };
    const found = settled({ ...roasted, ...more, roasting_moisture: 0 });
    expect(found).toMatchObject({ roasting_loss: 100, roasting_organic_loss: null });
  });

  it('take whatever is sent', () => {
    for (const wrong of ['x', 5, [], {}, [[]], [null], true, Number.NaN]) {
      const values = Object.fromEntries(Object.keys(roasterRoastingResult.fields).map((name) => [name, wrong]));
      expect(() => settled(values)).not.toThrow();
    }
  });
});

describe('a roast', () => {
  it('never becomes heavier, whichever of the masses is changed', () => {
    expect(faultsOf({ ...roasted, roasting_mass: 100_001 })).toContain('roasting_mass field_heavier');
    expect(faultsOf({ ...roasted, roasting_mass: 100_000 })).not.toContain('roasting_mass field_heavier');
    const values = settled({ ...roasted, roasting_result_greenbean: [bean(1, 84_999)] });
    const changed = checkRecord(roasterRoastingResult, values, ['roasting_result_greenbean']);
    expect(changed.map(({ name, key }) => [name, key])).toEqual([['roasting_mass', 'field_heavier']]);
  });

  it.each([
    ['{"0":{"bean":20160,"air":23430},"1000":{"bean":null,"air":23000}}', []],
    ['{"-5000":{"bean":20160}}', []],
    ['not json', ['roasting_chart_log field_curve']],
    ['[1,2', ['roasting_chart_log field_curve']],
    ['[1,2]', ['roasting_chart_log field_curve']],
    ['{}', ['roasting_chart_log field_curve']],
    ['{"__proto__":{"bean":1}}', ['roasting_chart_log field_curve']],
    ['{"0":{"bean":"20160"}}', ['roasting_chart_log field_curve']],
    ['{"0":{"bean":1e12}}', ['roasting_chart_log field_curve']],
    [`{"0":{"bean":1}}${' '.repeat(100_000)}`, ['roasting_chart_log field_maxLength']],
  ])('has a curve that a chart can draw: %.40s', (roasting_chart_log, faults) => {
    expect(faultsOf({ ...roasted, roasting_chart_log })).toEqual(expect.arrayContaining(faults));
    expect(faultsOf({ ...roasted, roasting_chart_log })).toHaveLength(faultsOf(roasted).length + faults.length);
  });

  it('has 1 to 20 lots, none of them twice', () => {
    const lots = (count: number) => Array.from({ length: count }, (_, at) => bean(at + 1, 1000));
    const green = (rows: Row[]) =>
      faultsOf({ ...roasted, roasting_mass: null, roasting_result_greenbean: rows }).filter((one) =>
        one.startsWith('roasting_result_greenbean'),
      );
    expect(green([])).toEqual(['roasting_result_greenbean field_required']);
    expect(green(lots(20))).toEqual([]);
    expect(green(lots(21))).toEqual(['roasting_result_greenbean sublist_maxLength']);
    expect(green([bean(1, 10), bean(1, 20)])).toEqual(['roasting_result_greenbean field_twice 1 greenbean_year']);
    expect(green([bean(1, 10), bean(1, 20, { greenbean_year: 2025 })])).toEqual([]);
    expect(green([bean(1, 0)])).toEqual(['roasting_result_greenbean field_minValue 0 greenbean_mass']);
    expect(green([bean(1, 10, { greenbean_moisture: 1001 })])).toEqual([
      'roasting_result_greenbean field_maxValue 0 greenbean_moisture',
    ]);
  });

  it('is done once it is weighed, unless it is over already', () => {
    const { roasting_mass: weighed } = roasterRoastingResult.react;
    const step = (roasting_step: string | null, roasting_mass: number | null = 85_000, was: Row = {}) =>
      weighed?.({ roasting_step, roasting_mass }, null, { was, chosen: [] });
    for (const before of ['RSRV', 'PRHT', 'RSTG', null]) expect(step(before)).toEqual({ roasting_step: 'DONE' });
    for (const over of ['COOL', 'DONE', 'CNCL']) expect(step(over)).toEqual({});
    expect(step('RSTG', null)).toEqual({});
    expect(step('DONE', null, { roasting_step: 'PRHT' })).toEqual({ roasting_step: 'PRHT' });
    const chosen = { was: {}, chosen: ['roasting_step'] };
    expect(weighed?.({ roasting_step: 'RSTG', roasting_mass: 85_000 }, null, chosen)).toEqual({});
  });

  it('may move to another day as long as it is to come, and within its year', () => {
    const day = roasterRoastingResult.fields.roasting_result_date;
    const isFree = (roasting_step: unknown, roasting_mass: unknown = null) =>
      !isLocked(day, { roasting_step, roasting_mass });
    expect(['RSRV', 'PRHT', 'RSTG', 'COOL', 'DONE', 'CNCL', null].map((step) => isFree(step))).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
    expect([isFree('RSRV', 0), isFree('RSRV', 1)]).toEqual([true, false]);
    const stored = settled(roasted);
    const moved = (roasting_result_date: unknown) =>
      checkRecord(
        roasterRoastingResult,
        derived(roasterRoastingResult, { ...stored, roasting_result_date }),
        ['roasting_result_date'],
        undefined,
        stored,
      ).map(({ name, key }) => `${name} ${key}`);
    expect(moved('2026-01-01')).toEqual([]);
    expect(moved('2027-01-01')).toEqual(['roasting_result_date field_id']);
    expect(moved('2027')).toEqual(['roasting_result_date field_date']);
    expect(moved(null)).toEqual(['roasting_result_date field_required']);
  });

  it('begins reserved, today, with an automatic batch and a profile', () => {
    expect(initials(roasterRoastingResult, '2026-11-20')).toMatchObject({
      roasting_result_date: '2026-11-20',
      roasting_step: 'RSRV',
      roasting_batch_auto: true,
      roasting_profile_use: true,
      roasting_mass_base: 1500,
    });
  });
});

it('is calculated from whatever was sent, without a fault of its own', () => {
  const odd: Row = { valueOf: null, toString: 1 };
  for (const value of [odd, [odd], '5', true]) {
    const sent = {
      roasting_result_greenbean: [{ greenbean_mass: value, greenbean_moisture: value }, odd],
      ...{ roasting_mass: value, roasting_moisture: value, roasting_mass_base: value, roasting_result_date: value },
    };
    expect(derived(roasterRoastingResult, sent)).toMatchObject({ roasting_loss: null, roasting_mass_calc: null });
  }
});
