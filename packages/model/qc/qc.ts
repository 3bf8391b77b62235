import { atLeast, date, flag, serial, text } from '@hanjan/core';
import { rate } from '../presets.ts';
import { cupFields, cupGroups, wheelGroup } from '../shared/cup.ts';
import { POINTS } from '../shared/points.ts';

const ROASTER = atLeast('roaster', 'ROASTER');

/** A note of quality control, whatever was cupped. */
export const qcNote = {
  scope: 'roaster',
  key: 'cupnote_seq',
  label: { plain: 'cupnote_name', locale: 'cupnote_name_locale' },
  subtitle: ['cupnote_date'],
} as const;

/** Its fields besides what was cupped. */
export const qcFields = {
  cupnote_seq: serial({}),
  cupnote_name_locale: text({ required: 'locale', max: 300 }),
  cupnote_name: text({ required: 'plain', max: 300 }),
  cupnote_date: date({ required: true, locked: true, initial: 'today' }),
  cupnote_main: flag({}),
  cupnote_satis: rate,
  ...cupFields,
} as const;

/** Who works with notes of quality control: all of a roastery. Which one stands for a coffee is said by its heads. */
export const qcRights = {
  access: { list: ROASTER, read: ROASTER, write: ROASTER, edit: ROASTER, remove: atLeast('roaster', 'SAST') },
  fields: { cupnote_main: { write: atLeast('roaster', 'SMNG') } },
} as const;

/**
 * The list and form of notes of what was cupped, which are compared with one another on a page. `cupped` is the field that
 * says what it was.
 */
export const noteLayout = <const N extends string>(cupped: N, page: string) =>
  ({
    list: {
      columns: [
        'cupnote_date',
        cupped,
        'cupnote_name_locale',
        'cupnote_name',
        'cupnote_satis',
        'cupnote_flavor_list',
        ...POINTS,
        'cupnote_main',
      ],
      search: ['cupnote_date', cupped, 'cupnote_satis', 'cupnote_flavor_list', 'cupnote_main'],
      title: ['cupnote_name_locale', 'cupnote_name', 'cupnote_desc'],
      sort: [
        'cupnote_date',
        'cupnote_name_locale',
        'cupnote_name',
        'cupnote_satis',
        'cupnote_main',
        'rgst_at',
        'edit_at',
      ],
      order: 'cupnote_date.desc',
      bulk: ['cupnote_main'],
      compare: { path: page, most: 6, by: cupped },
    },
    reading: 'cup',
    form: [
      {
        key: 'note_what',
        view: 'filled',
        fields: [cupped, 'cupnote_name_locale', 'cupnote_name', 'cupnote_date', 'cupnote_satis', 'cupnote_main'],
      },
      ...cupGroups,
      wheelGroup,
    ],
  }) as const;

/** The list and form of a roastery's notes. */
export const qcLayout = <const N extends string>(cupped: N) => noteLayout(cupped, '/roaster/qc/compare');
