import { describe, expect, it } from 'vitest';
import { AT, beanAt, every } from '../../../test/harness/roasts/fixture.ts';
import { KALEIDO_EVENTS, kaleidoFile, kaleidoRow } from '../../../test/harness/roasts/kaleido.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';

/** The row, counted as a spreadsheet does, in which the first reading of these files stands. */
const FIRST_ROW = kaleidoFile().split('\r\n').indexOf(kaleidoRow(0, 0)) + 1;
const rows = every(2, 0, AT.DROP).map(kaleidoRow);

describe('files of Kaleido', () => {
  it('are read with all that they say', () => {
    const log = logIn(kaleidoFile());
    expect(log).toMatchObject({
      source: 'kaleido',
      unit: 'C',
      zero: 'charge',
      title: '콜롬비아 우일라',
      roasted_at: '2026-11-18T14:06:09',
      machine: 'Kaleido',
    });
    expect([log.time.length, log.time[0], log.time.at(-1)]).toEqual([AT.DROP / 2 + 1, 0, AT.DROP]);
    expect(log.bean[30]).toBe(Math.round(beanAt(60)));
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0, isEstimated: false },
      DRY: { s: AT.DRY, isEstimated: false },
      FCs: { s: AT.FCs },
      FCe: { s: AT.FCe },
      SCs: null,
      SCe: null,
      DROP: { s: AT.DROP },
    });
    expect(log.controls.map(({ kind, name, unit, steps }) => [kind, name, unit, steps.length])).toEqual([
      ['heat', 'HP', '%', 3],
      ['airflow', 'SM', '%', 2],
      ['drum', 'RL', '%', 1],
    ]);
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['RoR', '°C/30 s'],
      ['SV', 'temperature'],
    ]);
  });

  it('may have preheating, and events far from their readings stay where they are told', () => {
    const late = every(2, 30, AT.DROP).map(kaleidoRow);
    const log = logIn(kaleidoFile({ events: { ...KALEIDO_EVENTS, StartBeansIn: 60 }, rows: late }));
    expect(log.time[0]).toBeCloseTo(-29.505, 3);
    expect(log.marks.DROP?.s).toBe(AT.DROP - 60);
  });

  it('have an event beyond their readings as a reading of its own', () => {
    const log = logIn(kaleidoFile({ rows: rows.slice(5, -3) }));
    expect(log.marks).toMatchObject({ CHARGE: { s: 0 }, DROP: { s: AT.DROP } });
    expect([log.time[0], log.bean[0], log.air[0]]).toEqual([0, Math.round(beanAt(0)), null]);
    expect([log.time.at(-1), log.bean.at(-1), log.air.at(-1)]).toEqual([AT.DROP, Math.round(beanAt(AT.DROP)), null]);
    expect(log.notes.map(({ key }) => key)).toEqual(['weight_missing']);
  });

  it('without events, without a comment, and with one that looks like a table', () => {
    const none = logIn(kaleidoFile({ events: {}, comment: '' }));
    expect(none.title).toBeNull();
    expect(none.marks).toMatchObject({ FCs: null, DROP: null });
    expect(none.marks.CHARGE?.isEstimated ?? true).toBe(true);
    expect(logIn(kaleidoFile({ comment: '1,2,"3' })).title).toBe('1,2,"3');
  });

  it('say what could not be read in them', () => {
    const cells = (rows[40] as string).split(',');
    const wrong = logIn(kaleidoFile({ rows: rows.with(40, cells.with(2, '--.-').with(3, '###').join(',')) }));
    expect([wrong.bean[40], wrong.air[40]]).toEqual([null, null]);
    expect(notesIn(wrong)).toMatchObject({
      cells_unreadable: { count: 1, row: FIRST_ROW + 40 },
      bean_gaps: { count: 1 },
    });

    const untimed = logIn(kaleidoFile({ rows: rows.with(40, cells.with(1, 'x').join(',')) }));
    expect(notesIn(untimed)).toMatchObject({ rows_skipped: { count: 1, row: FIRST_ROW + 40 } });

    const cut = logIn(kaleidoFile().trimEnd().slice(0, -12));
    expect([cut.time.length, cut.time.at(-2)]).toEqual([rows.length, AT.DROP - 2]);
    expect(notesIn(cut)).toMatchObject({ file_truncated: true });
  });

  it('are refused where they hold nothing', () => {
    expect(faultIn('KLDO data file V101\n[{PARAMETERS}]\n')).toEqual({ key: 'no_samples' });
    expect(faultIn(kaleidoFile({ rows: [] }))).toEqual({ key: 'no_samples' });
    expect(faultIn(kaleidoFile({ header: 'Index,BT,ET' }))).toEqual({ key: 'row', args: { row: FIRST_ROW - 1 } });
    expect(faultIn(kaleidoFile({ header: 'Index,Time,ET' }))).toEqual({ key: 'no_bean' });
  });
});
