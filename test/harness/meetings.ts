import { count, defineEntity, defineScreen, moment, PEOPLE, ref, rows, serial, text } from '@hanjan/core';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';
import { entities, screens } from './served.ts';

// Records that are ordered by an instant and known by year and number, often without a name, and others that refer to them.

const number = count({ required: true, locked: true, min: 1, max: 9999 });

/** A person's meeting. */
export const meeting = defineEntity({
  name: 'user_meeting',
  scope: 'user',
  key: 'meeting_seq',
  id: ['meeting_year', 'meeting_no'],
  label: { plain: 'meeting_name', locale: 'meeting_name_locale' },
  fields: {
    meeting_seq: serial({}),
    meeting_year: number,
    meeting_no: number,
    meeting_start: moment({ required: true }),
    meeting_name_locale: text({ max: 300 }),
    meeting_name: text({ max: 300 }),
  },
});

const access = { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE };

export const meetingScreen = defineScreen(meeting, {
  name: 'user_meeting',
  path: '/api/user/meeting',
  access,
  list: {
    columns: ['meeting_start', 'meeting_name'],
    search: ['meeting_start'],
    title: ['meeting_name'],
    sort: ['meeting_start', 'rgst_at'],
    order: 'meeting_start.desc',
  },
  form: [
    {
      key: 'meeting',
      fields: ['meeting_year', 'meeting_no', 'meeting_start', 'meeting_name_locale', 'meeting_name'],
    },
  ],
});

const visit = defineEntity({
  name: 'user_visit',
  scope: 'user',
  key: 'visit_seq',
  label: 'visit_name',
  fields: {
    visit_seq: serial({}),
    visit_name: text({ required: true, max: 300 }),
    visit_meeting: ref({ to: 'user_meeting' }),
    visit_list: rows({ of: { visit_other: ref({ to: 'user_meeting' }) }, max: 5 }),
  },
});

export const visitScreen = defineScreen(visit, {
  name: 'user_visit',
  path: '/api/user/visit',
  access,
  list: {
    columns: ['visit_name', 'visit_meeting'],
    search: [],
    title: ['visit_name'],
    sort: ['visit_name', 'rgst_at'],
    order: 'rgst_at.desc',
  },
  form: [{ key: 'visit', fields: ['visit_name', 'visit_meeting', 'visit_list'] }],
});

/** The product with both. */
export const withMeetings: Catalogue = {
  entities: [...entities, meeting, visit],
  screens: [...screens, meetingScreen, visitScreen],
};
