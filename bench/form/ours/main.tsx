import '../../../apps/web/parts/theme/base.ts';
import { defineScreen, PEOPLE } from '@hanjan/core';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Profiler, Suspense } from 'react';
import { activate, loadTexts, t } from '../../../apps/web/base/texts/index.ts';
import { Button } from '../../../apps/web/parts/button/Button.tsx';
import type { GroupProps } from '../../../apps/web/records/field/groups.ts';
import { provideViews } from '../../../apps/web/records/field/views.ts';
import { createForm } from '../../../apps/web/records/form/store.ts';
import { FormField } from '../../../apps/web/records/ledger/FormField.tsx';
import { FormGroups } from '../../../apps/web/records/ledger/FormGroups.tsx';
import { codeQuery } from '../../../apps/web/records/lookup/codes.ts';
import { useNames } from '../../../apps/web/records/lookup/names.ts';
import { drawn } from '../drawn.ts';
import { CHOICES, entityOf, fieldsOf, GROUP } from '../fields.ts';

// The form of a definition, as the product draws it: `?fields=30`, in its whole page with `&page`.
const query = new URLSearchParams(location.search);
const fields = fieldsOf(Number(query.get('fields'))).map(([name]) => name);
const entity = entityOf(fields.length);
const form = createForm({ entity, begin: {}, isNew: true });
const client = new QueryClient();
const codes = CHOICES.map(({ id, name }) => ({
  code_id: id,
  code_name: name,
  code_name_kr: name,
  code_filter: null,
  code_alias1: null,
  code_alias2: null,
  code_use: true,
}));
client.setQueryData(codeQuery(GROUP).queryKey, codes);

/** How often each field was drawn; counted by a build of React that can. */
const renders: Record<string, number> = {};
Object.assign(window, { renders });
const count = (name: string) => {
  renders[name] = (renders[name] ?? 0) + 1;
};

const screen = defineScreen(entity, {
  name: 'bench',
  path: '/api/bench',
  access: { write: PEOPLE },
  list: { columns: ['f0'], search: [], title: [], sort: ['rgst_at'], order: 'rgst_at.desc' },
  form: [{ key: 'bench', fields: ['f0'] }],
});
const groups = [{ key: 'bench', fields, view: 'counted' }];
const page = { ...screen, form: groups };

const Counted = ({ group, form, names, isFixed }: GroupProps) => (
  <div className="fields">
    {group.fields.map((name) => (
      <Profiler key={name} id={name} onRender={count}>
        <FormField {...{ form, name, names, isFixed }} />
      </Profiler>
    ))}
  </div>
);
provideViews({ groups: { counted: { Body: Counted } } });

const isFixed = () => false;

function Fields() {
  const names = useNames(entity.fields);
  return (
    <form>
      <FormGroups groups={groups} isReading={false} {...{ form, names, isFixed }} />
      <Button>{t('record_save')}</Button>
    </form>
  );
}

const WholePage = lazy(async () => {
  const { RecordForm } = await import('../../../apps/web/records/detail/RecordForm.tsx');
  return {
    default: () => (
      <RecordForm isGuest={false} maySave record={null} onCreated={() => undefined} {...{ form }} screen={page} />
    ),
  };
});

await Promise.all([activate('ko'), loadTexts('work')]);
i18n.load('ko', Object.fromEntries(['bench', 'bench_write', ...fields].map((name) => [name, [name]])));
drawn(
  <QueryClientProvider client={client}>
    <Suspense>{query.has('page') ? <WholePage /> : <Fields />}</Suspense>
  </QueryClientProvider>,
);
