import { codes, count, flag, memo, scaled, words } from '@hanjan/core';
import { POINTS } from './points.ts';

const point = count({ min: 0, max: 10, view: 'score' });

/** What is noted of a cup, whoever tasted it and whatever for. */
export const cupFields = {
  cupnote_balance_point: point,
  cupnote_aroma_point: point,
  cupnote_sweetness_point: point,
  cupnote_body_point: point,
  cupnote_flavor_point: point,
  cupnote_acidity_point: point,

  cupnote_flavor_list: codes({ group: 'FLVR', max: 500, view: 'flavors' }),
  cupnote_aftertaste_list: codes({ group: 'CNAFTST', max: 300 }),
  cupnote_texture_list: codes({ group: 'CNTXTR', max: 300 }),
  cupnote_feeling_list: codes({ group: 'CNFLNG', max: 300 }),
  cupnote_etc_list: words({ max: 300 }),
  cupnote_desc: memo({ max: 10000 }),

  cupnote_flavor_wheel_use: flag({ initial: true, steers: true }),
  cupnote_flavor_wheel_reverse: flag({ steers: true }),
  cupnote_flavor_wheel_simple: flag({ steers: true }),
  cupnote_flavor_wheel_rotate: scaled({ scale: 10, min: -180, max: 180, unit: '°', view: 'slider', steers: true }),
} as const;

/** The scores and the taste of a cup on a form. */
export const cupGroups = [
  { key: 'note_points', view: 'points', fields: POINTS },
  { key: 'note_flavor', view: 'flavors', side: true, fields: ['cupnote_flavor_list'] },
  {
    key: 'note_feeling',
    fields: [
      'cupnote_aftertaste_list',
      'cupnote_texture_list',
      'cupnote_feeling_list',
      'cupnote_etc_list',
      'cupnote_desc',
    ],
  },
] as const;

/** How the flavors of a cup are drawn. */
export const wheelGroup = {
  key: 'note_wheel',
  view: 'wheel_options',
  fields: [
    'cupnote_flavor_wheel_use',
    'cupnote_flavor_wheel_reverse',
    'cupnote_flavor_wheel_simple',
    'cupnote_flavor_wheel_rotate',
  ],
} as const;
