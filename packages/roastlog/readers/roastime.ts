import { numberOf } from '../cells.ts';
import type { Control, Curve, Mark, Reading } from '../log.ts';
import { celsius } from '../order.ts';
import type { Head, Reader } from './registry.ts';
import { stampOf } from './stamps.ts';

type Json = Readonly<Record<string, unknown>>;

/** Samples a second when the file does not say it: what every Bullet has had so far. */
const RATE = 2;

/** The names of marks without `index`, which stands before or behind and has changed with the versions. */
const MARKS: readonly (readonly [Mark, RegExp])[] = [
  ['CHARGE', /^(?:roast(?:start)?|charge)$/],
  ['DRY', /^(?:yellow(?:ing)?(?:start|point)?|dryend)$/],
  ['FCs', /^firstcrack(?:start)?$/],
  ['FCe', /^firstcrackend$/],
  ['SCs', /^secondcrack(?:start)?$/],
  ['SCe', /^secondcrackend$/],
  ['DROP', /^(?:roastend|drop)$/],
];

/** What was set: actions have a type, files of the first versions a row of numbers as long as the curves. */
const CONTROLS = [
  { kind: 'heat', name: 'Power', type: 0, row: 'inductionPowerSetting' },
  { kind: 'airflow', name: 'Fan', type: 1, row: 'blowerSetting' },
  { kind: 'drum', name: 'Drum', type: 2, row: 'drumSpeedSetting' },
] as const;

/**
 * The JSON in which RoasTime keeps a roast of the Aillio Bullet: curves of `sampleRate` samples a second, marks as
 * indices into them (0: not marked, but a roast may start at 0), settings in `actions.actionTimeList`. As Artisan has
 * read it (artisan-roaster-scope/artisan, src/artisanlib/aillio_r1.py, `extractProfileBulletDict`) and RoasTime's own
 * users describe its files (`~/Library/Application Support/roast-time/roasts`).
 */
export const roastime: Reader = {
  source: 'roastime',
  recognises: (_text, head) =>
    ['beanTemperature', 'drumTemperature', 'roastStartIndex'].some((key) => key in fileOf(head)),
  read(_text, head) {
    const file = fileOf(head);
    const bean = readingsOf(file.beanTemperature);
    const air = readingsOf(file.drumTemperature);
    if (bean.length === 0 && head.literal?.cut) throw head.literal.cut;
    const length = Math.max(bean.length, air.length);
    const told = number(file.sampleRate) ?? RATE;
    const rate = told > 0.01 && told < 1000 ? told : RATE;
    const time = Array.from({ length }, (_, index) => index / rate);
    const unit = file.celsius === false ? 'F' : 'C';
    return {
      source: 'roastime',
      unit,
      time,
      bean: padded(bean, length),
      air: padded(air, length),
      marks: marksOf(file, rate, length),
      curves: curvesOf(file, time),
      controls: CONTROLS.flatMap((control) => controlOf(file, control, rate)),
      meta: {
        title: text(file.roastName) ?? beansOf(file),
        beans: beansOf(file),
        roasted_at: momentOf(file.dateTime),
        batch: text(file.roastNumber),
        machine: 'Aillio Bullet',
        operator: text(file.roastMasterName),
        roasting_notes: text(file.comments),
        green_g: number(file.weightGreen),
        roasted_g: number(file.weightRoasted),
        ground_color: number(file.agtron),
        color_system: number(file.agtron) ? 'Agtron' : null,
        ambient_c: celsius(number(file.ambient) ?? number(file.ambientTemp), unit),
        ambient_humidity: number(file.humidity) ?? number(file.roomHumidity),
      },
      notes: head.literal?.cut ? [{ key: 'file_truncated' }] : [],
    };
  },
};

/** The file as JSON, or what is whole of one that is cut off. */
function fileOf({ json, literal }: Head): Json {
  return isJson(json) ? json : (literal?.dict ?? {});
}

function marksOf(file: Json, rate: number, length: number): Partial<Record<Mark, number>> {
  const marks: Partial<Record<Mark, number>> = {};
  for (const [key, value] of Object.entries(file)) {
    if (!/index/i.test(key)) continue;
    const name = key.replace(/index|_/gi, '').toLowerCase();
    const mark = MARKS.find(([, named]) => named.test(name))?.[0];
    const index = number(value);
    // A second beyond the last sample is where the roast ended; what lies further off marks nothing.
    if (!mark || index === null || index < 0 || index >= length + rate) continue;
    if (index > 0 || mark === 'CHARGE') marks[mark] = Math.min(index, length - 1) / rate;
  }
  return marks;
}

/** Curves that are as long as the beans', e.g. that of the exhaust. */
function curvesOf(file: Json, time: readonly number[]): Curve[] {
  const known: readonly string[] = ['beanTemperature', 'drumTemperature', ...CONTROLS.map(({ row }) => row)];
  return Object.entries(file).flatMap(([name, row]): Curve[] => {
    if (!Array.isArray(row) || row.length < 2 || known.includes(name)) return [];
    const values = padded(readingsOf(row), time.length).slice(0, time.length);
    const isAlike = Math.abs(row.length - time.length) <= 2 && values.some((value) => value !== null);
    const unit = /temperature/i.test(name) ? 'temperature' : /derivative/i.test(name) ? '°/min' : '';
    return isAlike ? [{ name, unit, time, values }] : [];
  });
}

function controlOf(file: Json, control: (typeof CONTROLS)[number], rate: number): Control[] {
  const { kind, name, type, row } = control;
  const list = isJson(file.actions) ? file.actions.actionTimeList : undefined;
  const actions = (Array.isArray(list) ? list : []).flatMap((action) => {
    const index = isJson(action) && number(action.ctrlType) === type ? number(action.index) : null;
    const value = index === null ? null : number(action.value);
    return index === null || value === null ? [] : [{ s: index / rate, value }];
  });
  const settings = readingsOf(file[row]).map((value, index) => ({ s: index / rate, value }));
  const steps = [...actions, ...settings]
    .flatMap(({ s, value }) => (value === null ? [] : [{ s, value }]))
    .sort((a, b) => a.s - b.s)
    .filter(({ value }, index, all) => value !== all[index - 1]?.value);
  return steps.length === 0 ? [] : [{ kind, name, unit: '', steps }];
}

/** An instant in ms is told by the clock of whoever reads it: it was theirs when they roasted. */
function momentOf(value: unknown): string | null {
  if (typeof value === 'string' && !number(value)) return stampOf(value)?.iso ?? null;
  const ms = number(value) ?? 0;
  if (ms <= 0 || ms > 4e12) return null;
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function beansOf(file: Json): string | null {
  const bean = isJson(file.bean) ? file.bean : {};
  return text(file.beanName) ?? text(bean.beanName) ?? text(bean.name);
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function number(value: unknown): Reading {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? numberOf(value) : null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

const readingsOf = (value: unknown): Reading[] => (Array.isArray(value) ? value.map(number) : []);

const padded = (values: readonly Reading[], length: number): Reading[] =>
  Array.from({ length }, (_, index) => values[index] ?? null);
