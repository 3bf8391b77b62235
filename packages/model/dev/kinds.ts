import {
  code,
  codes,
  count,
  date,
  dates,
  daysBetween,
  defineEntity,
  defineScreen,
  type Field,
  file,
  flag,
  image,
  link,
  moment,
  PEOPLE,
  period,
  ref,
  refs,
  rows,
  scaled,
  serial,
  term,
  text,
  time,
  uuid,
  words,
} from '@hanjan/core';
import {
  agtron,
  density,
  dose,
  mass,
  memoText,
  organicLoss,
  percent,
  pressure,
  rate,
  roastingTemperature,
} from '../presets.ts';

// Every kind and every view, for the kitchen page and the tests. No part of the product. A group is a constant: its
// fields stand on the form in their order, named `k_<kind>` or `k_<kind>_<view>`.

const texts = {
  k_text: text({ min: 3, max: 300 }),
  k_text_locale: text({ max: 300 }),
  k_memo: memoText,
  k_words: words({ max: 300 }),
};

const numbers = {
  k_count: count({ min: 0, max: 1000, unit: 'g' }),
  k_count_score: count({ min: 0, max: 10, view: 'score' }),
  k_count_density: density,
  k_count_slider: agtron,
  k_count_rate: rate,
  k_scaled: scaled({ scale: 100, min: -60, max: 300, unit: '°C', measure: 'temperature' }),
  k_scaled_percent: percent,
  k_scaled_loss: organicLoss,
  k_scaled_mass: mass,
  k_scaled_dose: dose,
  k_scaled_pressure: pressure,
  k_scaled_slider: roastingTemperature,
  k_scaled_rate: scaled({ scale: 10, min: 0, max: 5, step: 0.5, view: 'rate' }),
};

const choices = {
  k_code: code({ group: 'NTPLC' }),
  k_code_own: code({ group: 'EXTR', etc: 'k_code_own_etc' }),
  k_code_own_etc: text({ min: 3, max: 300 }),
  k_code_radio: code({ group: 'NTPLC', view: 'radio' }),
  k_codes: codes({ group: 'CNTR', max: 300, etc: 'k_codes_etc' }),
  k_codes_etc: text({ min: 3, max: 300 }),
  k_codes_checks: codes({ group: 'NTPLC', max: 300, view: 'checks' }),
  k_codes_flavors: codes({ group: 'FLVR', max: 500, view: 'flavors' }),
  k_ref: ref({ to: 'region' }),
  k_ref_own: ref({ to: 'company', etc: 'k_ref_own_etc' }),
  k_ref_own_etc: text({ min: 3, max: 300 }),
  k_refs: refs({ to: 'region', max: 20 }),
  k_flag: flag({}),
  k_flag_switch: flag({ view: 'switch' }),
  k_flag_word: flag({ initial: true, view: 'word' }),
};

const times = {
  k_date: date({}),
  k_date_days_since: date({ view: 'days_since' }),
  k_date_week: date({ unit: 'week', min: '2020-01-01' }),
  k_date_month: date({ unit: 'month' }),
  k_date_quarter: date({ unit: 'quarter' }),
  k_date_year: date({ unit: 'year' }),
  k_dates: dates({ most: 5 }),
  k_period: period({ min: '2020-01-01' }),
  k_time: time({}),
  k_moment: moment({}),
  k_term: term({}),
  k_term_tenths: term({ min: -600_000, max: 780_000, tenths: true }),
  k_count_days_after: count({ readonly: true, view: 'days_after' }),
};

const blend = rows({
  of: {
    row_order: count({ min: 1, max: 20 }),
    row_region: ref({ required: true, to: 'region' }),
    row_place: code({ group: 'NTPLC' }),
    row_mass: { ...mass, required: true },
    row_percent: percent,
  },
  min: 1,
  max: 20,
  order: 'row_order',
  shares: { row_percent: 'row_mass' },
  totals: ['row_mass', 'row_percent'],
});

const lists = { k_rows: blend };

const files = {
  k_link: link({ max: 300 }),
  k_link_qr: link({ max: 300, view: 'qr' }),
  k_image: image({ max: 300 }),
  k_file: file({ max: 100_000 }),
};

const keys = {
  k_uuid: uuid({}),
  k_uuid_linked: uuid({ linked: true }),
  k_uuid_qr: uuid({ view: 'qr', path: '/cafe/coffeebean/qrdefault' }),
};

const name = { kind_name: text({ required: true, max: 300 }) };
const fields = {
  kind_seq: serial({}),
  ...name,
  ...texts,
  ...numbers,
  ...choices,
  ...times,
  ...lists,
  ...files,
  ...keys,
};
const groups = {
  kind_what: name,
  kind_texts: texts,
  kind_numbers: numbers,
  kind_choices: choices,
  kind_times: times,
  kind_rows: lists,
  kind_files: files,
  kind_keys: keys,
};

/** A record with a field of every kind. */
export const devKind = defineEntity({
  name: 'dev_kind',
  scope: 'user',
  key: 'kind_seq',
  label: 'kind_name',
  fields,
  derive: {
    k_count_days_after: {
      from: ['k_date', 'k_date_days_since'],
      to: ({ k_date, k_date_days_since }) =>
        k_date && k_date_days_since ? daysBetween(k_date, k_date_days_since) : null,
    },
  },
});

const all = <F extends Readonly<Record<string, Field>>>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** The list and form of such records, for everybody who is signed in. */
export const devKindScreen = defineScreen(devKind, {
  name: 'dev_kind',
  path: '/api/dev/kinds',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE },
  list: {
    columns: [
      'kind_name',
      ...all(texts),
      ...all(numbers),
      ...all(choices),
      ...all(times),
      ...all(lists),
      ...all(files),
    ],
    search: [
      'k_text',
      'k_scaled',
      'k_code',
      'k_codes',
      'k_ref',
      'k_refs',
      'k_flag',
      'k_date',
      'k_date_week',
      'k_dates',
      'k_period',
      'k_time',
      'k_moment',
      'k_term',
    ],
    title: ['kind_name', 'k_text'],
    sort: ['kind_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
  },
  form: Object.entries(groups)
    .filter(([, fields]) => all(fields).length > 0)
    .map(([key, fields]) => ({ key, fields: all(fields) as (keyof typeof fields)[] })),
});
