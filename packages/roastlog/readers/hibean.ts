import { celsius } from '../finish/order.ts';
import type { Control, Mark, Reading } from '../log.ts';
import { gramsOf } from './artisan/artisan_meta.ts';
import { listOf } from './artisan/artisan_values.ts';
import { fileOf, isJson, type Json, numberIn, textIn } from './json_values.ts';
import type { Reader } from './reader.ts';
import { stepsOf } from './table/rows.ts';
import { stampOf } from './table/stamps.ts';

/** What the number of an event means; 2 is the turning point, which is found in the readings. */
const MARKED: readonly (Mark | null)[] = [null, 'CHARGE', null, 'DRY', 'FCs', 'FCe', 'SCs', 'SCe', 'DROP'];
/** What is set, in percent, by its key. */
const CONTROLS = [
  ['HP', 'heat'],
  ['FC', 'airflow'],
  ['RC', 'drum'],
] as const;

/**
 * The JSON that HiBean exports: `dataList` with a sample for each moment, of which `duration` is the seconds, `bt` the
 * beans, `et` the air, `event` the number of a mark and `roasterParams` what the machine was set to; `roastContext` with
 * name and weights. As Artisan imports it (artisan-roaster-scope/artisan, src/artisanlib/hibean.py). Of an event that
 * stands at several samples the first counts.
 */
export const hibean: Reader = {
  source: 'hibean',
  recognises: (_text, head) => samplesOf(fileOf(head)).some((sample) => 'bt' in sample && 'duration' in sample),
  read(_text, head) {
    const file = fileOf(head);
    const samples = samplesOf(file);
    const time = samples.map(({ duration }) => numberIn(duration) ?? Number.NaN);
    const unit = file.temperatureUnit === 'F' ? 'F' : 'C';
    const context = partOf(file.roastContext);
    const marks: Partial<Record<Mark, number>> = {};
    for (const [at, { event }] of samples.entries()) {
      const mark = MARKED[numberIn(event) ?? 0];
      if (mark) marks[mark] ??= time[at];
    }
    return {
      source: 'hibean',
      unit,
      time,
      bean: samples.map(({ bt }) => numberIn(bt)),
      air: samples.map(({ et }) => numberIn(et)),
      marks,
      controls: CONTROLS.flatMap(([key, kind]): Control[] => {
        const steps = stepsOf(time, samples.map(settingOf(key)));
        return steps.some(({ value }) => value !== 0) ? [{ kind, name: '', unit: '%', steps }] : [];
      }),
      meta: {
        title: textIn(context.name),
        roasted_at: stampOf(textIn(file.dateTime) ?? '')?.iso ?? null,
        machine: textIn(partOf(file.deviceInfo).name),
        roasting_notes: textIn(file.notes),
        green_g: massOf(context.greenBeanWeight),
        roasted_g: massOf(context.roastedBeanWeight),
        ambient_c: celsius(numberIn(partOf(context.envTemp).value), unit),
        ambient_humidity: numberIn(context.envHumidity),
        ambient_pressure: numberIn(context.pressure),
      },
      notes: head.literal?.cut ? [{ key: 'file_truncated' }] : [],
    };
  },
};

const samplesOf = ({ dataList }: Json): readonly Json[] => listOf(dataList).filter(isJson);

const partOf = (value: unknown): Json => (isJson(value) ? value : {});

/** What one thing of the machine was set to with a sample. */
const settingOf =
  (key: string) =>
  ({ roasterParams }: Json): Reading =>
    numberIn(
      listOf(roasterParams)
        .filter(isJson)
        .find((param) => param.key === key)?.value,
    );

const massOf = (value: unknown): Reading => {
  const { value: mass, unit } = partOf(value);
  return gramsOf(numberIn(mass), String(unit ?? 'g').replace(/^lbs$/i, 'lb'));
};
