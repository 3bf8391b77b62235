import { celsius } from '../finish/order.ts';
import type { Control, Curve, Mark, Reading } from '../log.ts';
import { listOf } from './artisan/artisan_values.ts';
import { fileOf, isJson, type Json, numberIn, textIn } from './json_values.ts';
import type { Reader } from './reader.ts';
import { stepsOf } from './table/rows.ts';
import { stampOf } from './table/stamps.ts';
import { markOf } from './table/words.ts';

/** Samples a second when the file does not say it: what every Bullet has had so far. */
const RATE = 2;

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
    const told = numberIn(file.sampleRate) ?? 0;
    const rate = told > 0.01 && told < 1000 ? told : RATE;
    const time = Array.from({ length }, (_, index) => index / rate);
    const unit = file.celsius === false ? 'F' : 'C';
    return {
      source: 'roastime',
      unit,
      time,
      bean,
      air,
      marks: marksOf(file, rate, length),
      curves: curvesOf(file, time),
      controls: CONTROLS.flatMap((control) => controlOf(file, control, rate)),
      meta: {
        title: textIn(file.roastName) || beansOf(file),
        beans: beansOf(file),
        roasted_at: momentOf(file.dateTime),
        batch: textIn(file.roastNumber),
        machine: 'Aillio Bullet',
        operator: textIn(file.roastMasterName),
        roasting_notes: textIn(file.comments),
        green_g: numberIn(file.weightGreen),
        roasted_g: numberIn(file.weightRoasted),
        ground_color: numberIn(file.agtron),
        color_system: numberIn(file.agtron) ? 'Agtron' : null,
        ambient_c: celsius(numberIn(file.ambient ?? file.ambientTemp), unit),
        ambient_humidity: numberIn(file.humidity ?? file.roomHumidity),
      },
      notes: head.literal?.cut ? [{ key: 'file_truncated' }] : [],
    };
  },
};

/** Marks are indices by names that have changed with the versions: `indexFirstCrackStart`, `roastEndIndex`. */
function marksOf(file: Json, rate: number, length: number): Partial<Record<Mark, number>> {
  const marks: Partial<Record<Mark, number>> = {};
  for (const [key, value] of Object.entries(file)) {
    if (!/index|(?:start|end)$/i.test(key)) continue;
    const words = key.replace(/index/i, ' ').replace(/[A-Z]/g, ' $&');
    const mark = /roast +start/i.test(words) ? 'CHARGE' : markOf(words);
    const index = numberIn(value) ?? -1;
    // A second beyond the last sample is where the roast ended; what lies further off marks nothing.
    if (!mark || index < (mark === 'CHARGE' ? 0 : 1) || index >= length + rate) continue;
    marks[mark] ??= Math.min(index, length - 1) / rate;
  }
  return marks;
}

/** Curves that are as long as the beans', e.g. that of the exhaust. */
function curvesOf(file: Json, time: readonly number[]): Curve[] {
  return Object.keys(file).flatMap((name) => {
    const values = readingsOf(file[name]);
    const isCurve =
      !/^(?:bean|drum)Temperature$|Setting$/.test(name) &&
      values.length > 2 &&
      Math.abs(values.length - time.length) <= 2;
    if (!isCurve || values.every((value) => value === null)) return [];
    const unit = /temperature/i.test(name) ? 'temperature' : /derivative/i.test(name) ? '°/min' : '';
    return [{ name, unit, time, values }];
  });
}

function controlOf(file: Json, { kind, name, type, row }: (typeof CONTROLS)[number], rate: number): Control[] {
  const actions = listOf(isJson(file.actions) ? file.actions.actionTimeList : null)
    .filter((action) => isJson(action))
    .filter((action) => action.ctrlType === type)
    .map(({ index, value }) => ({ s: (numberIn(index) ?? Number.NaN) / rate, value: numberIn(value) }));
  const settings = readingsOf(file[row]).map((value, index) => ({ s: index / rate, value }));
  const all = [...actions, ...settings].filter(({ s }) => s >= 0).sort((a, b) => a.s - b.s);
  const steps = stepsOf(
    all.map(({ s }) => s),
    all.map(({ value }) => value),
  );
  return steps.length === 0 ? [] : [{ kind, name, unit: '', steps }];
}

/** An instant in ms is read by the clock of whoever reads it: it was theirs when they roasted. */
function momentOf(value: unknown): string | null {
  const ms = numberIn(value);
  if (ms === null) return stampOf(textIn(value) ?? '')?.iso ?? null;
  if (ms <= 0 || ms > 4e12) return null;
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function beansOf(file: Json): string | null {
  const bean = isJson(file.bean) ? file.bean : {};
  return textIn(file.beanName ?? bean.beanName ?? bean.name);
}

const readingsOf = (value: unknown): Reading[] => listOf(value).map(numberIn);
