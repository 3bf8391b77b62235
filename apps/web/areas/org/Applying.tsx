import { cutToBytes, GUEST, ORG_KINDS, ORG_ROLES, type OrgKind, type Row } from '@hanjan/core';
import { APPLYING, type Application, type Invitation, mayApply, type OwnApplication } from '@hanjan/model/applying.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Refused, read } from '../../base/api/call.ts';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import type { PageProps } from '../../base/router/page.ts';
import { chooseOrg, orgName, refreshOrgs, useOrgs } from '../../base/session/org.ts';
import { personOf, useActor, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { LinkedEventPage, NoEvent, NotOpen, Standing } from './LinkedEvent.tsx';
import { LinkedForm } from './LinkedForm.tsx';
import '../../parts/waiting.css';

/**
 * Asking to work in an organisation by the link of its event, and what became of it; without a link, all that somebody
 * applied for.
 */
export default function Applying({ id }: PageProps) {
  const { user_seq } = useActor();
  const [path] = useLocation();
  const kind = ORG_KINDS.find((one) => path.startsWith(APPLYING[one].page)) ?? 'cafe';
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      {id === null ? <Applications kind={kind} /> : <Invited key={id} kind={kind} link={id} />}
    </QueryClientProvider>
  );
}

interface InvitedProps {
  readonly kind: OrgKind;
  readonly link: string;
}

function Invited({ kind, link }: InvitedProps) {
  const { user_type } = useActor();
  const { data, error, refetch } = useQuery<Invitation, Refused>({
    queryKey: ['invitation', kind, link],
    queryFn: async ({ signal }) =>
      (
        await read<Invitation>('GET', `${APPLYING[kind].path}/detail/${encodeURIComponent(link)}`, undefined, {
          signal,
        })
      ).result,
    retry: false,
  });
  if (error) return <NoEvent kind={kind} answer={error.answer} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  const { application } = data;
  return (
    <LinkedEventPage event={data} title={t(`apply_${kind}_lead`)}>
      {application && !mayApply(application) ? (
        <Answered {...{ kind, application }} onChanged={refetch} />
      ) : data.event_status !== 0 ? (
        <NotOpen event={data} />
      ) : user_type === GUEST.user_type ? (
        <SignInFirst />
      ) : (
        <Writing {...{ kind, application }} link={data.event_uuid} onDone={refetch} />
      )}
    </LinkedEventPage>
  );
}

/** A guest says who they are before they apply, and comes back here. */
function SignInFirst() {
  const here = useHere();
  return (
    <Standing title={t('apply_guest_title')} text={t('apply_guest_text')}>
      <ButtonLink href={withNext('/user/signin', here)}>{t('signin')}</ButtonLink>
      <ButtonLink variant="default" href={withNext('/user/signup', here)}>
        {t('signup')}
      </ButtonLink>
    </Standing>
  );
}

interface AnsweredProps {
  readonly kind: OrgKind;
  readonly application: Application;
  onChanged(): void;
}

/** Somebody works there already, waits, or was answered. */
function Answered({ kind, application, onChanged }: AnsweredProps) {
  const { user_auth } = application;
  const roles: readonly string[] = ORG_ROLES[kind];
  if (roles.includes(user_auth)) return <Inside {...{ kind, application }} />;
  return (
    <Standing title={t('signin_detail')} text={stateText(application)}>
      {user_auth === 'WTSGNP' && <Withdraw {...{ kind, application }} onDone={onChanged} />}
    </Standing>
  );
}

const STATES = {
  WTSGNP: 'apply_waiting',
  HLD: 'apply_held',
  RJN: 'apply_again',
  RJCT: 'apply_rejected',
  CNCL: 'apply_cancelled',
  FIRE: 'apply_dismissed',
} as const;

/** What an application has come to, in a sentence. */
function stateText({ user_auth }: Application): string {
  return t(STATES[user_auth as keyof typeof STATES] ?? 'apply_already');
}

/** Somebody works there: the way in. Whoever was taken in while the page was open learns it here first. */
function Inside({ kind, application: { user_uuid } }: Omit<AnsweredProps, 'onChanged'>) {
  const { memberships, user_seq } = useOrgs();
  const [, navigate] = useLocation();
  const place = memberships[kind].find((one) => one.user_uuid === user_uuid);
  const isKnown = place !== undefined;
  useEffect(() => {
    if (!isKnown && user_seq !== null) refreshOrgs();
  }, [isKnown, user_seq]);
  const enter = () => {
    if (place) chooseOrg(kind, place.auth_seq);
    navigate(`/${kind}`);
  };
  return (
    <Standing title={t('apply_in_title')} text={t('apply_in_text')}>
      {place && <Button onClick={enter}>{t('apply_enter', { name: orgName(place) })}</Button>}
    </Standing>
  );
}

interface WithdrawProps {
  readonly kind: OrgKind;
  readonly application: Application;
  onDone(): void;
}

function Withdraw({ kind, application: { user_uuid }, onDone }: WithdrawProps) {
  const keys = useRef<SentKeys>(new Map());
  const withdraw = async (): Promise<void> => {
    const isSure = await ask({
      title: t('apply_cancel_title'),
      text: t('apply_cancel_text'),
      confirm: t('apply_cancel'),
      cancel: t('apply_keep'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await postOnce<Row>(`${APPLYING[kind].path}/cancel`, { user_uuid }, keys.current);
    onDone();
    if (answer.status !== 'OK') return void tellFailed(t('apply_cancel_failed'), answer, withdraw);
    toast({ text: t('apply_cancelled_ok') });
  };
  return (
    <Button variant="default" onClick={withdraw}>
      {t('apply_cancel')}
    </Button>
  );
}

interface WritingProps {
  readonly kind: OrgKind;
  readonly link: string;
  readonly application: Application | null;
  onDone(): void;
}

/** The form of an application. It begins with the name of the account, or with what somebody wrote last time. */
function Writing({ kind, link, application, onDone }: WritingProps) {
  const { entity, form, path } = APPLYING[kind];
  const name = personOf(useSession())?.user_name ?? '';
  const { user_nick = cutToBytes(name, 100), user_desc = null } = application ?? {};
  return (
    <LinkedForm
      entity={entity}
      groups={form}
      begin={{ user_nick, user_desc, save_check: false }}
      post={(values, keys) => postOnce<Row>(`${path}/edit`, { event_uuid: link, ...values }, keys)}
      say={{ send: t('apply_send'), done: t('signin_ok'), failed: t('apply_failed') }}
      onDone={onDone}
    >
      {application && <p role="status">{t('apply_again')}</p>}
    </LinkedForm>
  );
}

/** What somebody has applied for and has not come to an end, with the way to take it back. */
function Applications({ kind }: { readonly kind: OrgKind }) {
  const { data, error, refetch } = useQuery<readonly OwnApplication[], Refused>({
    queryKey: ['applications', kind],
    queryFn: async ({ signal }) =>
      (await read<readonly OwnApplication[]>('GET', `${APPLYING[kind].path}/list`, undefined, { signal })).result,
    retry: false,
  });
  if (error) return <AnswerState answer={error.answer} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.length === 0) return <Empty isPage title={t('apply_none_title')} text={t(`apply_none_${kind}`)} />;
  return (
    <article className="founding linked">
      <h1>{t(`menu_${kind}signup`)}</h1>
      <p>{t(`apply_none_${kind}`)}</p>
      <ul>
        {data.map((application) => (
          <li key={application.user_uuid}>
            <div>
              <b>{orgName(application)}</b>
              {stateText(application)}
            </div>
            {application.user_auth === 'WTSGNP' && <Withdraw {...{ kind, application }} onDone={refetch} />}
          </li>
        ))}
      </ul>
    </article>
  );
}
