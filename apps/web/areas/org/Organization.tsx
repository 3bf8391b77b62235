import { type FieldFault, ORG_KINDS, type OrgKind, type Row, type Screen } from '@hanjan/core';
import { ORG_INDEX, ORG_ZONE, ORGANIZATION, planOf } from '@hanjan/model/organization.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call, type Refused, read } from '../../base/api/call.ts';
import { orgOf, screenIn } from '../../base/api/org_call.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { orgName, refreshOrgs, useOrg } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Switch } from '../../parts/choice/Switch.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { faultText } from '../../records/form/faults.ts';
import { useField } from '../../records/form/hooks.ts';
import type { Form } from '../../records/form/store.ts';
import { FormGroups } from '../../records/ledger/FormGroups.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { useNames } from '../../records/lookup/names.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { useOwnForm } from '../../records/saving/useOwnForm.ts';
import { OrgPlan } from './OrgPlan.tsx';
import { Ownership } from './Ownership.tsx';
import '../../parts/waiting.css';
import './founding.css';

/** What an organisation says of itself, for those who run it: its names, where its clocks are, and closing it. */
export default function Organization() {
  const { user_seq } = useActor();
  const [path] = useLocation();
  const kind = ORG_KINDS.find((one) => path.startsWith(`/${one}/`)) ?? 'cafe';
  const seq = useOrg(kind)?.auth_seq ?? null;
  if (seq === null) return <SkeletonRows rows={4} />;
  return (
    <QueryClientProvider client={clientOf(user_seq, seq)}>
      <Loaded key={seq} kind={kind} screen={screenIn(ORGANIZATION[kind], seq)} />
    </QueryClientProvider>
  );
}

interface Props {
  readonly kind: OrgKind;
  readonly screen: Screen;
}

function Loaded({ kind, screen }: Props) {
  const { data, error, refetch } = useQuery<Row, Refused>({
    queryKey: ['organization', kind],
    queryFn: async ({ signal }) =>
      (await read<Row>('GET', `${screen.path}/detail`, undefined, { org: orgOf(screen), signal })).result,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data) return <Writing {...{ kind, screen }} record={data} />;
  return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={4} />;
}

function Writing({ kind, screen, record }: Props & { readonly record: Row }) {
  const { entity } = screen;
  const { form, isBusy, save } = useOwnForm(screen, record, refreshOrgs);
  const names = useNames(entity.fields);
  const org = useOrg(kind);

  return (
    <article className="founding">
      <h1>{t('menu_org')}</h1>
      <p>{t('org_lead')}</p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <FormGroups form={form} groups={screen.form} names={names} isFixed={() => false} isReading={false} />
        <Zone form={form} />
        <Indexed form={form} />
        <OrgPlan kind={kind} plan={record[planOf(kind)]} has={org?.has ?? []} />
        <p className="founding-ways">
          <span role="status">{isBusy && <span className="waiting">{t('record_saving')}</span>}</span>
          <Button onClick={save} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('record_save')}
          </Button>
        </p>
      </form>
      {org && <Ownership screen={screen} name={orgName(org)} isOwner={org.user_auth === 'OWN'} />}
      {org?.user_auth === 'OWN' && <Closing screen={screen} name={orgName(org)} />}
    </article>
  );
}

/** In which zone the clocks of the organisation are, chosen among all that the browser knows. */
function Zone({ form }: { readonly form: Form }) {
  const { value, fault } = useField(form, ORG_ZONE);
  const field = form.entity.fields[ORG_ZONE];
  const zones = [...new Set([String(value ?? ''), ...Intl.supportedValuesOf('timeZone')])];
  const error = fault && field ? faultText(fault satisfies FieldFault, field) : undefined;
  return (
    <p className="founding-said">
      <label htmlFor="org-zone">{t('org_zone')}</label>
      <select
        id="org-zone"
        aria-describedby="org-zone-about"
        aria-invalid={error !== undefined}
        value={String(value ?? '')}
        onChange={(event) => form.set(ORG_ZONE, event.currentTarget.value)}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <span id="org-zone-about">{error ?? t('org_zone_about')}</span>
    </p>
  );
}

/** Whether search engines may list the pages of its coffees, with what that means. */
function Indexed({ form }: { readonly form: Form }) {
  const { value } = useField(form, ORG_INDEX);
  return (
    <p className="founding-said">
      <Switch
        checked={value === true}
        aria-describedby="org-index-about"
        onChange={(event) => form.set(ORG_INDEX, event.currentTarget.checked)}
      >
        {t('org_index')}
      </Switch>
      <span id="org-index-about">{t('org_index_about')}</span>
    </p>
  );
}

/** Closing an organisation, with what that means. */
function Closing({ screen, name }: { readonly screen: Screen; readonly name: string }) {
  const [, navigate] = useLocation();
  const close = async (): Promise<void> => {
    const shown = isolated(name);
    const isSure = await ask({
      title: t('org_close_title', { name: shown }),
      text: t('org_close_text'),
      confirm: t('org_close'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await call('POST', `${screen.path}/close`, { close_check: true }, { org: orgOf(screen) });
    if (answer.status !== 'OK') return void tellFailed(t('org_close_failed'), answer, close);
    releaseLeave();
    await refreshOrgs();
    navigate('/create', { replace: true });
    toast({ text: t('org_closed_ok', { name: shown }) });
  };
  return (
    <section className="founding-closing" aria-labelledby="founding-closing">
      <h2 id="founding-closing">{t('org_close')}</h2>
      <p>{t('org_close_text')}</p>
      <Button variant="default" color="danger" onClick={close}>
        {t('org_close')}
      </Button>
    </section>
  );
}
