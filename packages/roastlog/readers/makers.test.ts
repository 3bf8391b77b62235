import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { giesenCsv } from '../../../test/harness/roasts/giesen.ts';
import { loringCsv } from '../../../test/harness/roasts/loring.ts';
import { petronciniCsv } from '../../../test/harness/roasts/petroncini.ts';
import { rubasseCsv, rubasseFollowing } from '../../../test/harness/roasts/rubasse.ts';
import { figuresOf } from '../figures/figures.ts';
import { finish } from '../finish/finish.ts';
import type { RawLog } from '../log.ts';
import { rawLogOf } from '../recognise.ts';

const beanOf = (log: RawLog, s: number) => log.bean[log.time.indexOf(s)];
const faultOf = (text: string) => {
  try {
    rawLogOf(text);
  } catch (error) {
    return (error as { fault: unknown }).fault;
  }
};
const without = (text: string, rows: number) => text.split('\n').slice(0, rows).join('\n');

describe('a log of Giesen', () => {
  const log = rawLogOf(giesenCsv());

  it('has seconds, air and beans as they stand there, and no marks', () => {
    expect(log).toMatchObject({ source: 'giesen', unit: 'C', marks: {}, notes: [] });
    expect([log.time.length, log.time.at(-1)]).toEqual([AT.DROP + 91, AT.DROP + 90]);
    expect([beanOf(log, 306), log.air[306]]).toEqual([Math.round(beanAt(306)), Math.round(airAt(306))]);
  });
  it('has its burner, drum and pressure', () => {
    expect(log.controls).toEqual([
      {
        kind: 'heat',
        name: 'power',
        unit: '%',
        steps: [
          { s: 0, value: 75 },
          { s: 300, value: 60 },
          { s: 500, value: 45 },
        ],
      },
      { kind: 'drum', name: 'speed', unit: '', steps: [{ s: 0, value: 54 }] },
    ]);
    expect(log.curves?.map(({ name, values }) => [name, values[0], values[400]])).toEqual([['pressure', 120, 150]]);
  });
  it('begins with a charge that is proposed, whatever the probe does after the drop', () => {
    expect(finish(log)).toMatchObject({
      zero: 'estimated',
      marks: { CHARGE: { s: 0, isEstimated: true }, DROP: null },
    });
  });
  it('counts rows where no column has seconds', () => {
    const text = giesenCsv().replaceAll(/^[^,]*,[^,]*,/gm, '');
    expect(rawLogOf(text).time.slice(0, 3)).toEqual([0, 1, 2]);
  });
  it('says what cannot be read', () => {
    expect(faultOf(without(giesenCsv(), 1))).toEqual({ key: 'no_samples' });
    expect(faultOf('seconds,air,beans,ror,power\nErr:502,1,2,3,4\n')).toEqual({ key: 'row', args: { row: 2 } });
    const log = rawLogOf('seconds,air,beans,ror,power\n0,160,Err:502,1,50\n1,160,201,1,50\n2,160,-,1,50\n');
    expect([log.bean, log.notes]).toEqual([
      [null, 201, null],
      [{ key: 'cells_unreadable', args: { count: 1, row: 2 } }],
    ]);
  });
});

describe('a log of Loring', () => {
  const log = rawLogOf(loringCsv());

  it('has tenths of a degree, hundredths of a percent, and flags as marks', () => {
    expect(log).toMatchObject({ source: 'loring', unit: 'C', notes: [] });
    // Rows are 6 s apart: 612 is the first without roasting.
    expect(log.marks).toEqual({ CHARGE: 0, DRY: 306, FCs: 492, FCe: 564, DROP: 612 });
    expect([beanOf(log, 306), log.air[0]]).toEqual([Math.round(beanAt(306) * 10) / 10, Math.round(airAt(0) * 10) / 10]);
    expect(log.controls?.map(({ kind, unit, steps }) => [kind, unit, steps.map(({ value }) => value)])).toEqual([
      ['heat', '%', [75, 60, 45]],
    ]);
    expect(log.curves?.map(({ name, unit, values }) => [name, unit, values[0]])).toEqual([
      ['Inlet', 'temperature', 256.2],
      ['Stack', 'temperature', 558.6],
    ]);
  });
  it('tells when it was roasted, month first, and goes over one at night', () => {
    expect(log.meta?.roasted_at).toBe('2022-06-14T00:58:00');
    expect([log.time[0], log.time.at(-1)]).toEqual([0, 618]);
  });
  it('in °F is the same roast', () => {
    const [celsius, fahrenheit] = [finish(log), finish(rawLogOf(loringCsv('F')))];
    expect(fahrenheit.unit).toBe('F');
    expect(Math.abs((fahrenheit.bean[60] ?? 0) - (celsius.bean[60] ?? 0))).toBeLessThan(0.1);
  });
  it('with a flag that was only pushed has no end of the crack', () => {
    const heads = loringCsv().split('\n')[0];
    const rows = [0, 1, 0, 0, 0].map(
      (crack, n) => `${n},6/14/2022 1:00:0${n} PM,1,${n},0,0,1800,0,0,1900,0,0,0,1,1,0,${crack},0`,
    );
    expect(rawLogOf([heads, ...rows].join('\n')).marks).toEqual({ CHARGE: 0, FCs: 1 });
  });
  it('that was recorded before the charge has it where roasting goes on', () => {
    const [heads, ...rows] = loringCsv().split('\n');
    const before = rows.slice(0, 3).map((row) => row.replace(',1,', ',0,').replace('12:58', '12:57'));
    expect(rawLogOf([heads, ...before, ...rows].join('\n')).marks.CHARGE).toBe(60);
  });
  it('without its rows or their times says so', () => {
    expect(faultOf(without(loringCsv(), 1))).toEqual({ key: 'no_samples' });
    const broken = loringCsv().replaceAll(/,6\/14[^,]*,1,\d+/g, ',?,1,?');
    expect(faultOf(without(broken, 20))).toEqual({ key: 'row', args: { row: 2 } });
  });
});

describe('a log of Petroncini', () => {
  const log = rawLogOf(petronciniCsv());

  it('has decimal commas, and clocks that go over midnight', () => {
    expect(log).toMatchObject({ source: 'petroncini', unit: 'C', marks: {}, notes: [] });
    expect([log.time.slice(3, 7), log.time.at(-1)]).toEqual([[3, 4, 4, 6], 610]);
    expect(beanOf(log, 492)).toBe(Number(beanAt(492).toFixed(1)));
    expect(log.meta?.roasted_at).toBe('2021-04-30T23:56:50');
    expect(log.controls?.[0]?.steps.map(({ s, value }) => [s, value])).toEqual([
      [0, 75],
      [300, 60],
      [500, 45],
    ]);
  });
  it('counts rows where all are of the same second', () => {
    const text = petronciniCsv().replaceAll(/^2021;\d+;\d+;\d+;\d+;\d+;/gm, '2021;4;30;17;56;50;');
    expect(rawLogOf(text).time.slice(0, 3)).toEqual([1, 2, 3]);
  });
  it('without rows says so', () => {
    expect(faultOf(without(petronciniCsv(), 4))).toEqual({ key: 'no_samples' });
  });
});

describe('a log of Rubasse', () => {
  it('has the marks of its first line, where the curve is as warm as they say', () => {
    const log = rawLogOf(rubasseCsv());
    expect(log).toMatchObject({ source: 'rubasse', marks: { FCs: 492, DROP: 610 }, notes: [] });
    expect([log.time.slice(0, 3), beanOf(log, 492), log.air[0]]).toEqual([[0, 2, 3], beanAt(492), airAt(0)]);
    expect(log.controls?.map(({ kind, steps }) => [kind, steps.length])).toEqual([
      ['heat', 3],
      ['airflow', 2],
      ['drum', 1],
    ]);
    // 610 − 492 = 118 s of 610.
    expect(figuresOf(finish(log)).development_s).toBe(118);
    expect(figuresOf(finish(log)).dtr_percent).toBeCloseTo(19.34, 2);
  });
  it('has no mark whose temperature is another one', () => {
    const text = rubasseCsv().replace(`,${beanAt(AT.FCs)},0,0,`, `,${beanAt(AT.FCs) - 5},0,0,`);
    expect(rawLogOf(text).marks).toEqual({ DROP: 610 });
  });
  it('ends with its own roast, not with the one that it followed', () => {
    const log = rawLogOf(rubasseFollowing());
    expect([log.time.at(-1), log.marks]).toEqual([610, { FCs: 492, DROP: 610 }]);
  });
  it('that is cut off leaves out what was cut', () => {
    const log = rawLogOf(rubasseCsv().slice(0, 3000));
    expect(log.notes).toEqual([{ key: 'file_truncated' }]);
  });
});
