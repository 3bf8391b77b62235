import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { IKAWA_FIRST, IKAWA_PRO, IKAWA_PRO_X, ikawaFirst, ikawaPro } from '../../../test/harness/roasts/ikawa.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';

/** A file of the first header with some times, all of one state but the first. */
const timed = (times: readonly number[], state = 'roasting') =>
  [
    IKAWA_FIRST,
    ...times.map((s, at) => `${s},${at === 0 ? 'doser open' : state},130,${200 - at},80,12000,60`),
    '',
  ].join('\n');

describe('logs of IKAWA', () => {
  it('of the first header have no air, and preheating before their clock runs', () => {
    const log = logIn(ikawaFirst());
    expect(log).toMatchObject({ source: 'ikawa', unit: 'C', zero: 'charge', machine: 'IKAWA' });
    expect([log.time[0], log.time[20], log.time.at(-1)]).toEqual([-20, 0, AT.DROP + 60]);
    expect(log.bean[80]).toBe(beanAt(60));
    expect(log.marks).toMatchObject({ CHARGE: { s: 0, isEstimated: false }, FCs: null, DROP: { s: AT.DROP } });
    expect(notesIn(log)).toMatchObject({ air_missing: true, first_crack_missing: true });
    expect(log.controls.map(({ kind, name, unit, steps }) => [kind, name, unit, steps.length])).toEqual([
      ['heat', 'heater power', '%', 3],
      ['airflow', 'fan set', '%', 2],
    ]);
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['temp set', 'temperature'],
      ['fan speed', 'RPM'],
    ]);
  });

  it('of the later headers have the air below the beans, humidity, and the crack that the machine heard', () => {
    const pro = logIn(ikawaPro(IKAWA_PRO));
    expect([pro.bean[80], pro.air[80]]).toEqual([beanAt(60), airAt(60)]);
    expect(pro.marks).toMatchObject({ FCs: null, DROP: { s: AT.DROP } });
    expect(pro.curves.map(({ name }) => name)).toEqual(['setpoint', 'fan speed', 'temp board', 'ror_above']);
    const heard = logIn(ikawaPro(IKAWA_PRO_X));
    expect(heard.marks).toMatchObject({
      CHARGE: { s: 0 },
      FCs: { s: AT.FCs, isEstimated: false },
      DROP: { s: AT.DROP },
    });
    expect(heard.curves.map(({ name }) => name).slice(4)).toEqual(['abs_humidity', 'abs_humidity_roc']);
  });

  it('say that the exhaust stands for the beans, and nothing of yellow beans', () => {
    const log = logIn(ikawaPro());
    expect(log.marks.DRY).toBeNull();
    expect(notesIn(log)).toMatchObject({ bean_is_exhaust: true, dry_missing: true });
  });

  it('share out rows of the same second', () => {
    expect(logIn(timed([0, 0, 0, 1, 3, 3, 4, 6, 6, 9])).time).toEqual([0, 1, 2, 3, 5, 5.5, 6, 8, 8.5, 11]);
  });

  it('without a doser are charged where roasting begins; with an empty probe the air is missing', () => {
    const log = logIn(ikawaFirst((s) => (s < 0 ? 'pre-heating' : 'roasting')));
    expect(log.marks).toMatchObject({ CHARGE: { s: 0, isEstimated: false }, DROP: null });
    const bare = logIn(
      [
        IKAWA_PRO,
        ...Array.from({ length: 30 }, (_, s) => `${s}.0,80,150,12000,${180 - s},roasting,60,0,0,0,0.0,44,30,1`),
        '',
      ].join('\n'),
    );
    expect(notesIn(bare)).toMatchObject({ air_missing: true });
  });

  it('without states are a curve, and an exhaust beside a bean probe is no IKAWA', () => {
    const rows = Array.from({ length: 30 }, (_, s) => `${s}.0,${180 - s},${200 + s}`);
    expect(logIn(['time,temp above,temp below', ...rows, ''].join('\n'))).toMatchObject({
      source: 'ikawa',
      marks: { DROP: null },
    });
    expect(logIn(['time,exhaust temp,bean temp,state', ...rows, ''].join('\n')).source).toBe('table');
  });

  it('of a roast that never began are a curve without marks', () => {
    const log = logIn(ikawaFirst(() => 'pre-heating'));
    expect(log.marks.DROP).toBeNull();
    expect(log.marks.CHARGE?.isEstimated ?? true).toBe(true);
  });

  it('say what could not be read in them', () => {
    const text = timed(Array.from({ length: 40 }, (_, s) => s));
    const wrong = logIn(text.replace('20,roasting,130,180,', '20,roasting,130,Err:502,'));
    expect(wrong.bean[20]).toBeNull();
    expect(notesIn(wrong)).toMatchObject({ cells_unreadable: { count: 1, row: 22 } });
    const cut = logIn(text.slice(0, -14));
    expect(cut.time.at(-1)).toBe(38);
    expect(notesIn(cut)).toMatchObject({ file_truncated: true });
    expect(faultIn(IKAWA_PRO)).toEqual({ key: 'no_samples' });
  });
});
