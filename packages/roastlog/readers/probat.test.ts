import { describe, expect, it } from 'vitest';
import { AT, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { pilotXml } from '../../../test/harness/roasts/probat.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';

describe('files of Probat Pilot', () => {
  it('are read from charge to drop, with what the burner was set to', () => {
    const log = logIn(pilotXml());
    expect(log).toMatchObject({
      source: 'probat',
      unit: 'C',
      zero: 'charge',
      title: '우일라 & 핑크버번',
      machine: 'Probatone 12',
      roasting_notes: null,
      green_g: 12_500,
      ground_color: 92,
    });
    expect([log.time[0], log.time.at(-1), log.bean[30]]).toEqual([0, AT.DROP, Math.round(beanAt(60))]);
    expect(log.marks).toMatchObject({ CHARGE: { s: 0, isEstimated: false }, FCs: null, DROP: { s: AT.DROP } });
    expect(log.controls).toEqual([
      {
        kind: 'heat',
        name: '',
        unit: '%',
        steps: [
          { s: 0, value: 75 },
          { s: 300, value: 60 },
          { s: 500, value: 45 },
        ],
      },
    ]);
    expect(notesIn(log)).toMatchObject({ air_missing: true, first_crack_missing: true });
  });

  it('may be in °F', () => {
    const { unit, bean } = logIn(pilotXml('F'));
    // Rounded to whole °F.
    expect([unit, Math.abs((bean[30] ?? 0) - beanAt(60)) < 0.3]).toEqual(['F', true]);
  });

  it('have the burner from where it was set if no sample tells it', () => {
    const [samples = '', switches = ''] = pilotXml().split('<switchpoints>');
    const text = `${samples.replaceAll(/(<nBurnercapacity>)\d+/g, '$10')}<switchpoints>${switches}`;
    expect(logIn(text).controls[0]?.steps.map(({ s, value }) => [s, value])).toEqual([
      [0, 75],
      [300, 60],
      [500, 45],
    ]);
  });

  it('that are cut off are read as far as they are whole, and have no drop', () => {
    const text = pilotXml();
    const log = logIn(text.slice(0, text.indexOf('<data index="202">') + 40));
    expect([log.time.at(-1), log.marks.DROP]).toEqual([400, null]);
    expect(Object.keys(notesIn(log))).toContain('file_truncated');
    const whole = logIn(text.slice(0, text.indexOf('  <switchpoints>')));
    expect([whole.time.at(-1), whole.marks.DROP]).toEqual([AT.DROP, null]);
  });

  it('are refused where they define words or hold no samples, and other XML is no log', () => {
    expect(faultIn(pilotXml().replace('<recipe>', '<recipe><!ENTITY a "b">'))).toEqual({ key: 'broken' });
    expect(faultIn('<?xml version="1.0"?><recipe><charge>1</charge></recipe>')).toEqual({ key: 'no_samples' });
    expect(faultIn('<?xml version="1.0"?><recipes/>')).toEqual({ key: 'unsupported', args: { program: 'web' } });
    expect(faultIn('<?xml version="1.0"?><roast/>')).toEqual({ key: 'unsupported', args: { program: 'web' } });
  });
});
