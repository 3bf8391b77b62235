import { MARKS, type Mark, type MarkAt, type Meta, type RawLog, type RoastLog } from './log.ts';

const NOTHING: Meta = {
  title: null,
  beans: null,
  roasted_at: null,
  batch: null,
  machine: null,
  operator: null,
  roasting_notes: null,
  cupping_notes: null,
  green_g: null,
  roasted_g: null,
  moisture_green: null,
  moisture_roasted: null,
  density: null,
  whole_color: null,
  ground_color: null,
  color_system: null,
  ambient_c: null,
  ambient_humidity: null,
  ambient_pressure: null,
};

/** A log in order: time from charge, °C, gaps as null, with what was found and proposed. */
export function finish(raw: RawLog): RoastLog {
  const zero = raw.marks.CHARGE ?? raw.time[0] ?? 0;
  const marks = Object.fromEntries(
    MARKS.map((mark) => {
      const s = raw.marks[mark];
      return [mark, s === undefined ? null : { s: s - zero, isEstimated: false }];
    }),
  ) as Record<Mark, MarkAt | null>;
  return {
    ...NOTHING,
    ...raw.meta,
    source: raw.source,
    unit: raw.unit,
    zero: raw.marks.CHARGE === undefined ? 'start' : 'charge',
    time: raw.time.map((s) => s - zero),
    bean: raw.bean,
    air: raw.air,
    marks,
    curves: raw.curves ?? [],
    controls: raw.controls ?? [],
    notes: raw.notes ?? [],
  };
}
