import { describe, expect, it } from 'vitest';
import { AT, beanAt, every } from '../../../test/harness/roasts/fixture.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';
import { ROEST_HEADER, roestCsv, roestRow } from '../../../test/harness/roasts/roest.ts';

const rows = every(1, 0, AT.DROP).map((s) => roestRow(s));
const changed = (at: number, row: string) => roestCsv(rows.with(at, row));

describe('logs of ROEST', () => {
  it('are read with all that they say', () => {
    const log = logIn(roestCsv());
    expect(log).toMatchObject({ source: 'roest', unit: 'C', zero: 'charge', machine: 'ROEST' });
    expect(log.time.length).toBe(AT.DROP + 1);
    expect([log.time[61], log.bean[61]]).toEqual([61, beanAt(61)]);
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0 },
      TP: { s: AT.TP },
      DRY: { s: AT.DRY, isEstimated: false },
      FCs: { s: AT.FCs },
      FCe: null,
      DROP: { s: AT.DROP },
    });
    expect(log.controls).toEqual([
      {
        kind: 'heat',
        name: 'Power',
        unit: '%',
        steps: [
          { s: 0, value: 75 },
          { s: 300, value: 60 },
          { s: 500, value: 45 },
        ],
      },
      {
        kind: 'airflow',
        name: 'Fan',
        unit: '%',
        steps: [
          { s: 0, value: 30 },
          { s: 400, value: 50 },
        ],
      },
      { kind: 'drum', name: 'RPM', unit: 'RPM', steps: [{ s: 0, value: 55 }] },
    ]);
    expect(log.curves.map(({ name, unit, values }) => [name, unit, values[5]])).toEqual([
      ['Bean RoR', '°C/min', 0],
      ['Cracks', '', 0],
      ['Total cracks (13)', '', 0],
      ['Target', 'temperature', 190.6],
      ['Drum temp', 'temperature', 137.5],
      ['Inlet temp', 'temperature', 210.5],
      ['Exhaust Temp', 'temperature', 181.25],
    ]);
  });

  it('know the ends of cracks and a second one', () => {
    const events: Record<number, string> = {
      500: 'Firstcrack',
      540: 'Firstcrack end',
      580: 'Secondcrack',
      600: 'Secondcrack end',
    };
    const log = logIn(
      roestCsv(every(1, 0, AT.DROP).map((s) => roestRow(s, events[s] ?? (s === 0 ? 'Charge' : 'N/A')))),
    );
    expect(log.marks).toMatchObject({ FCs: { s: 500 }, FCe: { s: 540 }, SCs: { s: 580 }, SCe: { s: 600 }, DROP: null });
  });

  it('keep the order of their columns to themselves, and may come in Fahrenheit', () => {
    const log = logIn(
      roestCsv(
        every(1, 0, 60).map((s) => `392,${s * 1000},${s === 0 ? 'Charge' : 'N/A'},70,55`),
        'Bean temp (°F),Time,Event,Power (%),RPM (RPM)',
      ),
    );
    expect(log.unit).toBe('F');
    expect(log.bean[30]).toBe(200);
    expect(notesIn(log)).toMatchObject({ unit_converted: true, air_missing: true, turning_missing: true });
  });

  it('are told from tables of anybody by a time in ms', () => {
    const of = (time: (s: number) => string | number) =>
      ['Time,Event,Bean temp (°C),Fan (%)', ...every(30, 0, 300).map((s) => `${time(s)},,${beanAt(s)},50`), ''].join(
        '\n',
      );
    expect(logIn(of((s) => s * 1000)).source).toBe('roest');
    expect(logIn(of((s) => s)).source).toBe('table');
    expect(logIn(of((s) => `${Math.floor(s / 60)}:${s % 60}`)).source).toBe('table');
  });

  it('say what could not be read in them', () => {
    const cells = roestRow(80).split(',');
    const wrong = logIn(changed(80, cells.with(5, 'Err:502').with(6, 'NaN').join(',')));
    expect([wrong.bean[80], wrong.air[80], wrong.bean[81]]).toEqual([null, null, beanAt(81)]);
    expect(notesIn(wrong)).toMatchObject({ cells_unreadable: { count: 1, row: 82 }, bean_gaps: { count: 1 } });

    const untimed = logIn(changed(80, cells.with(0, '-').join(',')));
    expect(untimed.time).not.toContain(80);
    expect(notesIn(untimed)).toMatchObject({ rows_skipped: { count: 1, row: 82 } });

    const cut = logIn(roestCsv().slice(0, -60));
    expect(cut.time.at(-1)).toBe(AT.DROP - 1);
    expect(cut.marks.DROP).toBeNull();
    expect(notesIn(cut)).toMatchObject({ file_truncated: true, drop_missing: true });
  });

  it('are refused where they hold nothing', () => {
    expect(faultIn(`${ROEST_HEADER}\n`)).toEqual({ key: 'no_samples' });
    expect(faultIn(roestCsv(['x,Charge,1', 'y,N/A,1', '']))).toEqual({ key: 'row', args: { row: 2 } });
    expect(faultIn(roestCsv(rows.map((row) => row.split(',').with(5, '').join(','))))).toEqual({ key: 'no_bean' });
  });
});
