import type { Scope } from '@hanjan/core';

/** What somebody writes for a plain record of a scope, as texts of files. */
export interface Sample {
  readonly name: string;
  /** The tab of the menu where it opens, as it stands there while the page is to come. */
  readonly tab: readonly [before: string, after: string];
  readonly file: string;
  readonly definition: string;
  /** Where its texts stand. */
  readonly part: string;
  readonly texts: Readonly<Record<'ko' | 'en', string>>;
  readonly rights: readonly [file: string, entry: string];
  /** The area that lists it, and its files where the area is new. */
  readonly area: string;
}

const ROLES: Readonly<Record<Scope, { readonly roles: string; readonly imports: string; readonly who: string }>> = {
  user: { roles: 'PEOPLE', imports: 'PEOPLE', who: 'USER PAID TESTER ADMIN SADMIN' },
  cafe: { roles: "atLeast('cafe', 'MNG')", imports: 'atLeast', who: 'MNG SMNG OWN' },
  roaster: { roles: "atLeast('roaster', 'MNG')", imports: 'atLeast', who: 'MNG SMNG OWN' },
  none: { roles: "['SADMIN', 'ADMIN']", imports: '', who: 'ADMIN SADMIN' },
};

const PLACES: Readonly<Record<Scope, Pick<Sample, 'tab' | 'part' | 'area'> & { readonly rights: string }>> = {
  user: {
    tab: ["'UserCafeNote', SIGNED_IN)", "'UserCafeNote', SIGNED_IN, 'user_sample')"],
    part: 'work',
    area: 'user',
    rights: 'user',
  },
  cafe: { tab: ["'CafeEvent', MNG)", "'CafeEvent', MNG, 'cafe_sample')"], part: 'cafe', area: 'cafe', rights: 'cafe' },
  roaster: {
    tab: ["'RoasterEvent', MNG)", "'RoasterEvent', MNG, 'roaster_sample')"],
    part: 'roaster',
    area: 'roaster',
    rights: 'roaster',
  },
  none: {
    tab: ["'SettingMaterial', ADMINS)", "'SettingMaterial', ADMINS, 'setting_sample')"],
    part: 'work',
    area: 'setting',
    rights: 'site',
  },
};

/** A record with a dozen fields of the usual kinds, its list and its form. */
export function sampleOf(scope: Scope): Sample {
  const { tab, part, area, rights } = PLACES[scope];
  const { roles, imports, who } = ROLES[scope];
  const name = `${area}_sample`;
  const Name = `${area}Sample`;
  const others = scope === 'user' ? '' : who;
  return {
    name,
    tab,
    part,
    area,
    file: `packages/model/${area}/sample.ts`,
    definition: `import { ${[imports, 'count', 'date', 'flag', 'memo', 'serial', 'text'].filter(Boolean).join(', ')} } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { mass } from '../presets.ts';

/** A sample. */
export const ${Name} = defineEntity({
  name: '${name}',
  scope: '${scope}',
  key: '${name}_seq',
  label: { plain: 'sample_name', locale: 'sample_name_locale' },
  fields: {
    ${name}_seq: serial({}),
    sample_name_locale: text({ required: 'locale', min: 2, max: 300 }),
    sample_name: text({ required: 'plain', min: 2, max: 300 }),
    sample_maker: text({ max: 300 }),
    sample_place: text({ max: 300 }),
    sample_mass: mass,
    sample_count: count({ max: 10_000 }),
    sample_bags: count({ max: 10_000 }),
    sample_date: date({}),
    sample_until: date({}),
    sample_use: flag({ initial: true }),
    sample_detail: memo({ max: 10_000 }),
  },
});

/** The list and form of samples. */
export const ${Name}Screen = defineScreen(${Name}, {
  name: '${name}',
  path: '/api/${area}/sample',
  access: {
    list: ${roles},
    read: ${roles},
    write: ${roles},
    edit: ${roles},
    remove: ${roles},
    code: ${roles},
  },
  list: {
    columns: ['sample_name_locale', 'sample_name', 'sample_maker', 'sample_date', 'sample_mass'],
    search: ['sample_date', 'sample_use'],
    title: ['sample_name_locale', 'sample_name', 'sample_maker'],
    sort: ['sample_name_locale', 'sample_name', 'sample_date', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
  },
  form: [
    { key: 'sample_what', fields: ['sample_name_locale', 'sample_name', 'sample_maker', 'sample_place'] },
    { key: 'sample_how', fields: ['sample_mass', 'sample_count', 'sample_bags', 'sample_date', 'sample_until'] },
    { key: 'sample_more', fields: ['sample_use', 'sample_detail'] },
  ],
});
`,
    texts: { ko: textsOf(name, '샘플'), en: textsOf(name, 'Sample') },
    rights: [
      `test/matrix/expected/${rights}.ts`,
      `  '/api/${area}/sample': {
    list: '${who}',
    read: '${who}',
    code: '${who}',
    write: '${who}',
    edit: '${who}',
    history: '${who}',
    export: '${who}',
    import: '${who}',
    remove_own: '${who}',
    remove_others: '${others}',
    restore_own: '${who}',
    restore_others: '${others}',
  },
`,
    ],
  };
}

const FIELDS = ['name_locale', 'name', 'maker', 'place', 'mass', 'count', 'bags', 'date', 'until', 'use', 'detail'];
const GROUPS = ['what', 'how', 'more'];

/** One line for every text that a plain screen needs. */
function textsOf(name: string, word: string): string {
  const keys = [
    ...[...FIELDS, ...GROUPS].map((field) => `sample_${field}`),
    `${name}_write`,
    ...['title', 'new', 'empty_title', 'empty_text'].map((end) => `list_${name}_${end}`),
  ];
  return `/** Samples. */
export const sample = {
${keys.map((key) => `  ${key}: '${word} ${key}',`).join('\n')}
} as const;
`;
}
