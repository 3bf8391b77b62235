import { count, date, flag, ref } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { airTemperature, percent } from '../presets.ts';
import { daysAfter } from '../shared/days_after.ts';
import { qcFields, qcLayout, qcNote, qcRights } from './qc.ts';

/** How a blend that was made tasted, how many days after it was made, and by which setting it was brewed. */
export const roasterQcBlendingResult = defineEntity({
  ...qcNote,
  name: 'roaster_qc_blending_result',
  fields: {
    ...qcFields,
    blending_result_key: ref({ to: 'roaster_blending_result', required: true, view: 'cupped' }),
    /** The server takes it from the blend. */
    blending_result_date: date({ readonly: true, called: 'blend_made_date' }),
    brewing_date_term: count({ readonly: true, view: 'days_after', called: 'blend_date_term' }),
    brewing_result_use: flag({ steers: true }),
    brewing_seq: ref({ to: 'roaster_qc_brewing_default', called: 'brewing_setting' }),
    outside_air: airTemperature,
    outside_humidity: percent,
    inside_air: airTemperature,
    inside_humidity: percent,
  },
  derive: { brewing_date_term: daysAfter('blending_result_date', 'cupnote_date') },
});

const { form, list, ...layout } = qcLayout('blending_result_key');
const [what, ...rest] = form;

/** The list and form of how blends that were made tasted. */
export const roasterQcBlendingResultScreen = defineScreen(roasterQcBlendingResult, {
  name: 'roaster_qc_blending_result',
  path: '/api/roaster/qc/blendingresult',
  ...qcRights,
  ...layout,
  list: {
    ...list,
    columns: [...list.columns, 'brewing_date_term', 'brewing_seq'],
    search: [...list.search, 'brewing_seq'],
  },
  form: [
    { ...what, fields: [...what.fields, 'blending_result_date', 'brewing_date_term', 'brewing_result_use'] },
    { key: 'brewing_setting', when: { field: 'brewing_result_use', is: [true] }, fields: ['brewing_seq'] },
    ...rest,
    { key: 'note_air', fields: ['outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
  ],
});
