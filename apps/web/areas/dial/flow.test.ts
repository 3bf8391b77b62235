import type { FormGroup } from '@hanjan/core';
import { runningFor } from '@hanjan/model/cafe/setting/flow.ts';
import { cafeSettingResult, cafeSettingResultScreen } from '@hanjan/model/cafe/setting/setting_result.ts';
import { expect, it } from 'vitest';
import { createForm, type Form } from '../../records/form/store.ts';

const BEGAN = '2026-11-20T05:28:05.000Z';
const NOW = Date.parse(BEGAN) + 12_000;
const GROUPS: readonly FormGroup[] = cafeSettingResultScreen.form;

/** The groups that are open only while something is so, whether the timer runs, and what is known of the time. */
function stateOf(form: Form) {
  const value = (name: string) => form.field(name).value;
  return {
    open: GROUPS.filter(({ when }) => when?.is.includes(value(when.field))).map(({ key }) => key),
    timer: runningFor(form.values(), NOW) === null ? 'stopped' : 'running',
    date: value('setting_date'),
    terms: ['setting_step1_term', 'setting_step2_term', 'setting_step_end_term'].map(value),
  };
}

type State = ReturnType<typeof stateOf>;
const STOPPED = { timer: 'stopped', date: null, terms: [null, null, null] };
const STEPS = [30_000, 65_000, null];

/** What somebody does, one after the other, and what has changed of the state then. */
const TABLE: readonly (readonly [field: string, value: unknown, state: Partial<State>])[] = [
  ['setting_bean_mass', 180, { ...STOPPED, open: [] }],
  ['step_detail', true, { ...STOPPED, open: ['brew_steps'] }],
  ['setting_detail_use', true, { open: ['brew_steps', 'brew_water', 'setting_grinder', 'setting_dosing'] }],
  ['step_detail', false, { open: ['brew_water', 'setting_grinder', 'setting_dosing'] }],
  ['setting_detail_use', false, { open: [] }],
  ['setting_result_type', 'ESP', { open: ['brew_espresso'] }],
  ['setting_result_type', 'DRP', { open: [] }],
  ['setting_rate_detail', true, { open: ['setting_radar_origin', 'note_points'] }],
  ['setting_rate_detail', false, { open: [] }],
  // The beginning starts the timer and says the day; steps are timed.
  ['setting_result_time', BEGAN, { timer: 'running', date: '2026-11-20', terms: [null, null, null] }],
  ['setting_step1_term', 30_000, { timer: 'running' }],
  ['setting_step2_term', 65_000, { timer: 'running', terms: STEPS }],
  // Without a beginning nothing was timed; the day stays.
  ['setting_result_time', null, { timer: 'stopped', date: '2026-11-20', terms: [null, null, null] }],
  ['setting_date', '2026-11-19', { timer: 'stopped', date: '2026-11-19' }],
  // A day that was written stays as it was written.
  ['setting_result_time', BEGAN, { timer: 'running', date: '2026-11-19' }],
  ['setting_step1_term', 30_000, { timer: 'running' }],
  ['setting_step2_term', 65_000, { timer: 'running', terms: STEPS }],
  // A length stops it, and keeps the steps; without one it goes on.
  ['setting_result_term', 180_000, { timer: 'stopped', terms: STEPS }],
  ['setting_result_term', null, { timer: 'running', terms: STEPS }],
  // A sample fills the way, and neither stops the timer nor says how long it took.
  ['setting_name_select', 'ESPNRM', { timer: 'running', open: ['brew_espresso'], terms: [null, null, null] }],
  ['setting_name_select', 'KSY46', { timer: 'running', open: ['brew_steps'], terms: [45_000, 90_000, 210_000] }],
  ['setting_name_select', null, { timer: 'running', open: ['brew_steps'], terms: [45_000, 90_000, 210_000] }],
];

it('goes its way: what opens what, what starts and stops the timer, and what is cleared', () => {
  const form = createForm({ entity: cafeSettingResult, begin: { setting_result_type: 'DRP' }, isNew: true });
  for (const [nth, [field, value, state]] of TABLE.entries()) {
    form.set(field, value);
    expect({ nth, field, ...stateOf(form) }).toMatchObject({ nth, field, ...state });
  }
  expect(form.field('setting_result_term').value).toBeNull();
});
