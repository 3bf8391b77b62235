/**
 * Artisan's own format. Documented by its type `ProfileData` (artisan-roaster-scope/artisan, src/artisanlib/atypes.py) and
 * by what its importers hand to `setProfile` (src/artisanlib/giesen.py, src/artisanlib/roest.py).
 */
import { placeOf } from '../figures/at.ts';
import { toMilliseconds } from '../finish/order.ts';
import type { Control, Curve, Meta, Reading, RoastLog } from '../log.ts';
import { TIMEINDEX } from '../readers/artisan/artisan_values.ts';
import { type Literal, literalOf } from './python.ts';
import { readAt, samplesOf } from './samples.ts';

/** What Artisan calls its events; an index here is their type. */
const ETYPES = ['Air', 'Drum', 'Damper', 'Burner'];
const TYPE_OF: Readonly<Record<Control['kind'], number>> = { airflow: 0, drum: 1, other: 2, heat: 3 };
/** What is no event's type. */
const NO_TYPE = '--';
/** What Artisan writes where there is no reading. */
const NOTHING = -1;
/** The device of curves that no device of Artisan has recorded. */
const VIRTUAL = 25;

/**
 * A log as Artisan opens it, without a signature. It holds in °C what was recorded in °F too; marks, settings and other
 * curves at samples alone, so that each mark and setting has one; no marks that are estimated; whole numbers for settings,
 * and four controls; and for no reading −1.
 */
export function alogOf(log: RoastLog): string {
  const time = samplesOf(log, ({ isEstimated }) => !isEstimated);
  const timex = time.map((s) => toMilliseconds(s - (time[0] ?? 0)));
  const at = (values: readonly Reading[], of: readonly number[]) => readAt(time, of, values, NOTHING);
  return literalOf({
    ...{ mode: 'C', samplinginterval: toMilliseconds((timex.at(-1) ?? 0) / Math.max(1, timex.length - 1)) },
    ...metaOf(log),
    timex,
    temp1: at(log.air, log.time),
    temp2: at(log.bean, log.time),
    timeindex: TIMEINDEX.map((mark) => {
      const set = log.marks[mark];
      return set && !set.isEstimated ? placeOf(time, set.s) : mark === 'CHARGE' ? -1 : 0;
    }),
    ...eventsOf(log.controls, time),
    ...extraOf(log.curves, timex, (curve) => at(curve.values, curve.time)),
  });
}

/** Each control has a type of its own: that of its kind while nobody else has it, else the first that is free. */
function eventsOf(controls: readonly Control[], time: readonly number[]): Record<string, Literal> {
  const byType: (Control | undefined)[] = ETYPES.map(() => undefined);
  const others = controls.filter((control) => {
    const isTaken = byType[TYPE_OF[control.kind]] !== undefined;
    if (!isTaken) byType[TYPE_OF[control.kind]] = control;
    return isTaken;
  });
  for (const [type, control] of byType.entries()) if (!control) byType[type] = others.shift();
  const events = byType
    .flatMap((control, type) => (control?.steps ?? []).map(({ s, value }) => ({ type, s, value, unit: control?.unit })))
    .sort((a, b) => a.s - b.s);
  return {
    etypes: [...ETYPES.map((name, type) => byType[type]?.name || name), NO_TYPE],
    specialevents: events.map(({ s }) => placeOf(time, s)),
    specialeventstype: events.map(({ type }) => type),
    specialeventsvalue: events.map(({ value }) => eventValue(value)),
    specialeventsStrings: events.map(({ value, unit }) => (unit ? `${value} ${unit}` : String(value))),
  };
}

/** A value as Artisan holds it (`events_external_to_internal_value`, src/artisanlib/util.py): 100 is 11, 0 is 0. */
function eventValue(shown: number): number {
  const whole = Math.round(shown);
  return whole === 0 ? 0 : whole / 10 + Math.sign(whole);
}

/** Curves in pairs, as devices of Artisan have two channels each; the last may have one alone. */
function extraOf(curves: readonly Curve[], timex: readonly number[], valuesOf: (curve: Curve) => number[]) {
  const pairs = curves.flatMap((curve, at) => (at % 2 ? [] : [[curve, curves[at + 1]] as const]));
  const channel = (nth: 0 | 1) => ({
    [`extraname${nth + 1}`]: pairs.map((pair, at) => pair[nth]?.name || (pair[nth] ? `curve ${2 * at + nth + 1}` : '')),
    [`extratemp${nth + 1}`]: pairs.map((pair) => (pair[nth] ? valuesOf(pair[nth]) : timex.map(() => NOTHING))),
    [`extraNoneTempHint${nth + 1}`]: pairs.map((pair) => pair[nth]?.unit !== 'temperature'),
    [`extramathexpression${nth + 1}`]: pairs.map(() => ''),
  });
  return {
    extradevices: pairs.map(() => VIRTUAL),
    extratimex: pairs.map(() => timex),
    ...channel(0),
    ...channel(1),
  };
}

/** What is known of the roast. 0 and empty texts are what nobody said. */
function metaOf(meta: Meta): Record<string, Literal> {
  const [day = '', time = ''] = (meta.roasted_at ?? '').split('T');
  const [, prefix = '', nr = ''] = /^(.*?)([1-9]\d{0,8})?$/s.exec(meta.batch ?? '') ?? [];
  return {
    title: meta.title ?? '',
    beans: meta.beans ?? '',
    ...(day ? { roastisodate: day } : {}),
    ...(time ? { roasttime: time } : {}),
    ...{ roastbatchprefix: prefix, roastbatchnr: Number(nr) },
    roastertype: meta.machine ?? '',
    operator: meta.operator ?? '',
    roastingnotes: meta.roasting_notes ?? '',
    cuppingnotes: meta.cupping_notes ?? '',
    weight: [meta.green_g ?? 0, meta.roasted_g ?? 0, 'g'],
    density: [meta.density ?? 0, 'g', 1, 'l'],
    moisture_greens: meta.moisture_green ?? 0,
    moisture_roasted: meta.moisture_roasted ?? 0,
    whole_color: meta.whole_color ?? 0,
    ground_color: meta.ground_color ?? 0,
    color_system: meta.color_system ?? '',
    ambientTemp: meta.ambient_c ?? 0,
    ambient_humidity: meta.ambient_humidity ?? 0,
    ambient_pressure: meta.ambient_pressure ?? 0,
  };
}
