import { atLeast, PEOPLE, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from './define.ts';

const fields = {
  view_seq: serial({}),
  view_screen: text({ required: true, locked: true, max: 45 }),
  view_name: text({ required: true, max: 100 }),
  view_query: text({ required: true, max: 3000 }),
};
const named = { key: 'view_seq', label: 'view_name', fields } as const;

const layout = {
  list: {
    columns: ['view_name', 'view_screen', 'view_query'],
    search: ['view_screen'],
    title: ['view_name'],
    sort: ['view_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.asc',
  },
  form: [{ key: 'view_what', fields: ['view_name', 'view_screen', 'view_query'] }],
} as const;

/** How many views of a list one person, or an organisation, can save. */
export const MOST_VIEWS = 100;

/** A list as a person wants to see it again: which screen, and the query string of its address without its page. */
export const userView = defineEntity({ ...named, name: 'user_view', scope: 'user' });

/** A person's own views. Lists use them; they have no page. */
export const userViewScreen = defineScreen(userView, {
  ...layout,
  name: 'user_view',
  path: '/api/user/view',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE },
});

/** A view that a cafe has for everybody who works there. */
export const cafeView = defineEntity({ ...named, name: 'cafe_view', scope: 'cafe' });

const BARISTA = atLeast('cafe', 'BARISTA');
const MNG = atLeast('cafe', 'MNG');

/** The views of a cafe. */
export const cafeViewScreen = defineScreen(cafeView, {
  ...layout,
  name: 'cafe_view',
  path: '/api/cafe/view',
  access: { list: BARISTA, read: BARISTA, write: MNG, edit: MNG, remove: MNG },
});

/** A view that a roaster has for everybody who works there. */
export const roasterView = defineEntity({ ...named, name: 'roaster_view', scope: 'roaster' });

const ROASTER = atLeast('roaster', 'ROASTER');
const ROASTER_MNG = atLeast('roaster', 'MNG');

/** The views of a roaster. */
export const roasterViewScreen = defineScreen(roasterView, {
  ...layout,
  name: 'roaster_view',
  path: '/api/roaster/view',
  access: { list: ROASTER, read: ROASTER, write: ROASTER_MNG, edit: ROASTER_MNG, remove: ROASTER_MNG },
});
