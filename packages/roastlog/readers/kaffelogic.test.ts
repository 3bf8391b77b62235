import { describe, expect, it } from 'vitest';
import { AT, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { KLOG_NAMES, klog } from '../../../test/harness/roasts/kaffelogic.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';

describe('a log of Kaffelogic', () => {
  const log = logIn(klog());

  it('has its marks, the filtered probe, and what it says of the roast', () => {
    expect(log).toMatchObject({
      ...{ source: 'kaffelogic', unit: 'C', title: 'Huila 밝게', machine: 'Kaffelogic KN1007B', green_g: 120 },
      ...{ roasted_at: '2022-12-20T16:08:39Z', ambient_c: 21.5 },
    });
    expect([log.time.length, log.bean[60]]).toEqual([AT.DROP + 61, beanAt(60)]);
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0, isEstimated: false },
      FCs: { s: 492, isEstimated: false },
      DROP: { s: 610.2, isEstimated: false },
    });
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['mean_temp', 'temperature'],
      ['profile', 'temperature'],
      ['power_kW', 'kW'],
      ['actual_fan_RPM', 'RPM'],
    ]);
    expect(notesIn(log)).toEqual({ dry_estimated: true, weight_missing: true, air_missing: true });
  });
  it('knows the older word of the end, and no end before the beginning', () => {
    expect(logIn(klog({ [AT.DROP]: '!roast end: 610' })).marks).toMatchObject({ FCs: null, DROP: { s: 610 } });
    expect(logIn(klog({ 3: '!roast_end:-12.8' })).marks.DROP).toBeNull();
  });
  it('says what cannot be read in it', () => {
    const wrong = logIn(klog().replace('\n100\t', '\n?\t'));
    expect(notesIn(wrong)).toMatchObject({ rows_skipped: { count: 1, row: 116 } });
    const cut = logIn(klog().slice(0, -60));
    expect(notesIn(cut)).toMatchObject({ file_truncated: true });
  });
  it('that is a profile without a roast has no readings', () => {
    expect(faultIn('profile_short_name:Rest\nprofile_schema_version:1.4\n')).toEqual({ key: 'no_samples' });
    expect(faultIn(`profile_short_name:Rest\n${KLOG_NAMES}\n`)).toEqual({ key: 'no_samples' });
    expect(faultIn('profile_short_name:Rest\ntime\tprofile\n0\t20\n')).toEqual({ key: 'no_bean' });
  });
});
