import { RoastFaultError } from '../../fault.ts';
import type { Curve, Mark, Note, RawLog, Source, Unit } from '../../log.ts';
import { unitBy } from '../degrees.ts';
import { artisanControls } from './artisan_controls.ts';
import { artisanMeta } from './artisan_meta.ts';
import { finiteOf, listOf, saidOf, TIMEINDEX, textOf } from './artisan_values.ts';

/** A profile of Artisan, as it lies in the file. */
export type Profile = Readonly<Record<string, unknown>>;

/**
 * A profile of Artisan. `cut` is where its file is cut off; what came before is a log when its curves are whole.
 * `computed` is not looked at, because it can be older than the curves.
 * @throws RoastFaultError
 */
export function artisanProfile(source: Source, profile: Profile, cut: RoastFaultError | null): RawLog {
  const times = listOf(profile.timex);
  const beans = listOf(profile.temp2);
  if (cut && !(profile.timex && profile.temp1 && profile.temp2)) throw cut;
  if (times.length === 0) throw new RoastFaultError('no_samples');
  if (beans.length === 0) throw new RoastFaultError('no_bean');
  const airs = listOf(profile.temp1);
  const samples = times
    .slice(0, beans.length)
    .map((time, at) => ({ s: finiteOf(time), bean: finiteOf(beans[at]), air: finiteOf(airs[at]) }));
  const timed = samples.filter(({ s }) => s !== null);
  const skipped = Math.max(times.length, beans.length, airs.length) - timed.length;
  const etypes = listOf(profile.etypes).map((name) => textOf(name) ?? '');
  const told = toldUnit(profile.mode);
  const unit = told ?? unitBy(samples.reduce((most, { bean }) => Math.max(most, bean ?? 0), 0));
  const timeOf = (at: unknown) => (Number.isInteger(at) ? finiteOf(times[at as number]) : null);
  return {
    source,
    unit,
    time: timed.map(({ s }) => s ?? 0),
    bean: timed.map(({ bean }) => bean),
    air: timed.map(({ air }) => air),
    marks: Array.isArray(profile.timeindex) ? marksOf(profile, times) : oldMarksOf(profile),
    curves: curvesOf(profile, etypes),
    controls: artisanControls(profile, etypes, timeOf),
    meta: artisanMeta(profile, unit),
    notes: [
      ...(cut ? [{ key: 'file_truncated' } as const] : []),
      ...(skipped > 0 ? [{ key: 'rows_skipped', args: { count: skipped } } as const] : []),
      ...(told ? [] : [{ key: 'unit_assumed', args: { unit } } as const]),
    ] satisfies Note[],
  };
}

const toldUnit = (mode: unknown): Unit | null => (mode === 'F' || mode === 'C' ? mode : null);

/** −1 is a charge that was not marked and 0 one at the first reading; of the others 0 is not marked. */
function marksOf(profile: Profile, times: readonly unknown[]): RawLog['marks'] {
  const indices = listOf(profile.timeindex);
  return Object.fromEntries(
    TIMEINDEX.flatMap((mark, nth) => {
      const index = indices[nth];
      if (!Number.isInteger(index) || (index as number) < (mark === 'CHARGE' ? 0 : 1)) return [];
      const s = finiteOf(times[Math.min(index as number, times.length - 1)]);
      return s === null ? [] : [[mark, s]];
    }),
  );
}

/** The first versions wrote seconds and temperatures by turns instead of indices; 0 is not marked. */
function oldMarksOf(profile: Profile): RawLog['marks'] {
  const [charge, , drop] = listOf(profile.startend);
  const [dry] = listOf(profile.dryend);
  const [firstStart, , firstEnd, , secondStart, , secondEnd] = listOf(profile.cracks);
  const seconds = [charge, dry, firstStart, firstEnd, secondStart, secondEnd, drop].map(saidOf);
  return Object.fromEntries(seconds.flatMap((s, nth) => (s === null || s < 0 ? [] : [[TIMEINDEX[nth] as Mark, s]])));
}

/** The curves of further devices. A name may hold `{0}` to `{3}` for the names of what the machine's events steer. */
function curvesOf(profile: Profile, etypes: readonly string[]): Curve[] {
  return listOf(profile.extratimex).flatMap((times, device) =>
    [1, 2].flatMap((channel) => {
      const given = textOf(listOf(profile[`extraname${channel}`])[device]);
      const values = listOf(listOf(profile[`extratemp${channel}`])[device]);
      const samples = listOf(times)
        .slice(0, values.length)
        .flatMap((time, at) => (finiteOf(time) === null ? [] : [[time as number, finiteOf(values[at])] as const]));
      if (!given || !samples.some(([, value]) => value !== null && value !== -1)) return [];
      const hasOwnUnit = listOf(profile[`extraNoneTempHint${channel}`])[device] === true;
      return {
        name: given.replace(/\{([0-3])\}/g, (_, nth) => etypes[nth] ?? ''),
        unit: hasOwnUnit ? '' : 'temperature',
        time: samples.map(([s]) => s),
        values: samples.map(([, value]) => value),
      };
    }),
  );
}
