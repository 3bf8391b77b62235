import { code, count, type Fields, PEOPLE, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { qcFields, qcNote } from '../qc/qc.ts';
import { cupGroups, wheelGroup } from '../shared/cup.ts';

/** Notes that a person wrote where they work; the organisation keeps them, here they are read alone. */
const ownNote = { ...qcNote, scope: 'user', isView: true, key: 'own_note_seq' } as const;

const { cupnote_seq: _, ...noteFields } = qcFields;

/** The fields of a note, where it was written, and its key there. */
const ownFields = {
  ...noteFields,
  own_note_seq: serial({}),
  note_org: count({ readonly: true, steers: true }),
  note_seq: count({ readonly: true, steers: true }),
  note_org_name_locale: text({ max: 300, readonly: true }),
  note_org_name: text({ max: 300, readonly: true }),
} as const satisfies Fields;

const ORG_NAMES = ['note_org_name_locale', 'note_org_name'] as const;
const NAMES = ['cupnote_name_locale', 'cupnote_name'] as const;

/** The list and the page of such notes; `more` says what was cupped where that may be several things. */
const ownLayout = <const M extends readonly string[]>(...more: M) =>
  ({
    access: { list: PEOPLE, read: PEOPLE },
    removesOwn: false,
    list: {
      columns: [
        'cupnote_date',
        ...ORG_NAMES,
        ...more,
        ...NAMES,
        'cupnote_satis',
        'cupnote_flavor_list',
        'cupnote_main',
      ],
      search: ['cupnote_date', ...more, 'cupnote_satis', 'cupnote_flavor_list', 'cupnote_main'],
      title: [...NAMES, ...ORG_NAMES],
      sort: ['cupnote_date', ...NAMES, 'cupnote_satis', 'rgst_at', 'edit_at'],
      order: 'cupnote_date.desc',
    },
    reading: 'own_cup',
    form: [
      {
        key: 'note_what',
        fields: [
          ...more,
          ...NAMES,
          'cupnote_date',
          ...ORG_NAMES,
          'cupnote_satis',
          'cupnote_main',
          'note_org',
          'note_seq',
        ],
      },
      ...cupGroups,
      wheelGroup,
    ],
    // The page needs them to lead to the note where it was written.
    only: { note_org: ['READ'], note_seq: ['READ'] },
  }) as const;

/** How coffees of cafes tasted, as the person noted it there. */
export const userCafeNote = defineEntity({ ...ownNote, name: 'user_cafe_note', fields: ownFields });

/** The notes that a person wrote in cafes. */
export const userCafeNoteScreen = defineScreen(userCafeNote, {
  name: 'user_cafe_note',
  path: '/api/user/qc/cafenote',
  ...ownLayout(),
});

/** How green coffee, roasts and blends of roasteries tasted, likewise. */
export const userRoasterNote = defineEntity({
  ...ownNote,
  name: 'user_roaster_note',
  fields: { ...ownFields, note_cupped: code({ group: 'CUPPED', readonly: true }) },
});

/** The notes that a person wrote in roasteries. */
export const userRoasterNoteScreen = defineScreen(userRoasterNote, {
  name: 'user_roaster_note',
  path: '/api/user/qc/roasternote',
  ...ownLayout('note_cupped'),
});

/** The screen on which the organisation has a note, by what was cupped. */
const ROASTER_SCREENS: Readonly<Record<string, string>> = {
  GRNBN: 'roaster_qc_greenbean',
  RSTNG: 'roaster_qc_roasting',
  BLNDNG: 'roaster_qc_blending',
  BLNDRS: 'roaster_qc_blending_result',
};

/** The screen on which the organisation has an own note; undefined of something that is none. */
export const screenOfNote = (entity: string, cupped: unknown): string | undefined =>
  entity === userCafeNote.name ? 'cafe_qc_coffeebean' : ROASTER_SCREENS[String(cupped)];
