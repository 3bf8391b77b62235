import type { OrgKind, Row, Screen } from '@hanjan/core';
import { OWN_PROFILE } from '@hanjan/model/own_profile.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { call, type Refused, read } from '../../base/api/call.ts';
import { orgOf, screenIn } from '../../base/api/org_call.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { orgName, refreshOrgs, useOrg } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { FormGroups } from '../../records/ledger/FormGroups.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { useNames } from '../../records/lookup/names.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { useOwnForm } from '../../records/saving/useOwnForm.ts';
import '../../parts/waiting.css';
import './founding.css';

interface Props {
  readonly kind: OrgKind;
}

/** Who somebody is in the organisation that they work in: their name and memo there, their rank, and the way out. */
export function OwnProfile({ kind }: Props) {
  const { user_seq } = useActor();
  const seq = useOrg(kind)?.auth_seq ?? null;
  if (seq === null) return <SkeletonRows rows={4} />;
  return (
    <QueryClientProvider client={clientOf(user_seq, seq)}>
      <Loaded key={seq} kind={kind} screen={screenIn(OWN_PROFILE[kind], seq)} />
    </QueryClientProvider>
  );
}

interface LoadedProps extends Props {
  readonly screen: Screen;
}

function Loaded({ kind, screen }: LoadedProps) {
  const { data, error, refetch } = useQuery<Row, Refused>({
    queryKey: ['own profile', kind],
    queryFn: async ({ signal }) =>
      (await read<Row>('GET', `${screen.path}/detail`, undefined, { org: orgOf(screen), signal })).result,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data) return <Writing {...{ kind, screen }} profile={data} />;
  return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={4} />;
}

function Writing({ kind, screen, profile }: LoadedProps & { readonly profile: Row }) {
  const { entity } = screen;
  const { form, isBusy, busy, save } = useOwnForm(screen, profile, refreshOrgs);
  const names = useNames(entity.fields);
  const org = useOrg(kind);
  const [, navigate] = useLocation();
  const leave = async () => {
    const name = isolated(org ? orgName(org) : '');
    const isSure = await ask({
      title: t('staff_leave_title', { name }),
      text: t('staff_leave_text'),
      confirm: t('staff_leave'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!isSure) return;
    busy(async () => {
      const answer = await call('POST', `${screen.path}/leave`, { leave_check: true }, { org: orgOf(screen) });
      if (answer.status !== 'OK') return void tellFailed(t('staff_leave'), answer, leave);
      releaseLeave();
      await refreshOrgs();
      navigate('/', { replace: true });
      toast({ text: t('staff_left', { name }) });
    });
  };
  const isFixed = useMemo(() => (name: string) => entity.fields[name]?.readonly === true, [entity]);

  return (
    <article className="founding">
      <h1>{t('menu_userinfo')}</h1>
      <p>{t('staff_own_lead', { name: isolated(org ? orgName(org) : '') })}</p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <FormGroups form={form} groups={screen.form} names={names} isFixed={isFixed} isReading={false} />
        <p className="founding-ways">
          <span role="status">{isBusy && <span className="waiting">{t('record_saving')}</span>}</span>
          <Button variant="subtle" color="danger" onClick={leave} aria-disabled={isBusy}>
            {t('staff_leave')}
          </Button>
          <Button onClick={save} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('record_save')}
          </Button>
        </p>
      </form>
    </article>
  );
}
