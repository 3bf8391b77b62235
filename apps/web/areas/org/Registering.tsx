import { cutToBytes, type Row } from '@hanjan/core';
import { cafeRoasterScreen } from '@hanjan/model/cafe/roaster.ts';
import { mayRegister, REGISTERING, type RegisterInvitation, type Registration } from '@hanjan/model/registering.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Refused, read } from '../../base/api/call.ts';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { orgOf, screenIn } from '../../base/api/org_call.ts';
import type { PageProps } from '../../base/router/page.ts';
import { type OrgMembership, orgName, useOrg } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { LinkedEventPage, NoEvent, NotOpen, Standing } from './LinkedEvent.tsx';
import { LinkedForm } from './LinkedForm.tsx';

const LIST = '/cafe/supplier/roaster';

/** Registering the cafe where somebody works at a roastery, by the link of its event; without a link, how one does it. */
export default function Registering({ id }: PageProps) {
  const { user_seq } = useActor();
  const cafe = useOrg('cafe');
  if (!cafe) return <SkeletonRows rows={4} />;
  if (id === null) {
    return (
      <Empty
        isPage
        title={t('register_none_title')}
        text={t('register_none_text')}
        action={<ButtonLink href={LIST}>{t('register_open')}</ButtonLink>}
      />
    );
  }
  return (
    <QueryClientProvider client={clientOf(user_seq, cafe.auth_seq)}>
      <Invited key={`${cafe.auth_seq} ${id}`} cafe={cafe} link={id} />
    </QueryClientProvider>
  );
}

interface InvitedProps {
  readonly cafe: OrgMembership;
  readonly link: string;
}

function Invited({ cafe, link }: InvitedProps) {
  const screen = screenIn(REGISTERING, cafe.auth_seq);
  const { data, error, refetch } = useQuery<RegisterInvitation, Refused>({
    queryKey: ['register', link],
    queryFn: async ({ signal }) =>
      (
        await read<RegisterInvitation>('GET', `${screen.path}/detail/${encodeURIComponent(link)}`, undefined, {
          org: orgOf(screen),
          signal,
        })
      ).result,
    retry: false,
  });
  if (error) return <NoEvent kind="roaster" answer={error.answer} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  const { registration } = data;
  return (
    <LinkedEventPage event={data} title={t('register_lead', { name: isolated(orgName(cafe)) })}>
      {registration && !mayRegister(registration) ? (
        <Registered {...{ cafe, registration }} onChanged={refetch} />
      ) : data.event_status !== 0 ? (
        <NotOpen event={data} />
      ) : (
        <LinkedForm
          entity={screen.entity}
          groups={screen.form}
          begin={{ ...beginning(cafe, registration), register_check: false }}
          post={(values, keys) =>
            postOnce<Row>(`${screen.path}/edit`, { event_uuid: data.event_uuid, ...values }, keys, orgOf(screen))
          }
          say={{ send: t('register_send'), done: t('register_ok'), failed: t('register_failed') }}
          onDone={refetch}
        >
          {registration && <p role="status">{t('register_again')}</p>}
        </LinkedForm>
      )}
    </LinkedEventPage>
  );
}

/** What the cafe called itself last time, or its own name. */
function beginning({ org_name, org_name_locale }: OrgMembership, registration: Registration | null): Row {
  const cut = (name: string | null) => name && cutToBytes(name, 100);
  const {
    roaster_cafe_nick = cut(org_name),
    roaster_cafe_nick_locale = cut(org_name_locale),
    roaster_cafe_desc = null,
  } = registration ?? {};
  return { roaster_cafe_nick, roaster_cafe_nick_locale, roaster_cafe_desc };
}

const STATES = {
  WTSGNP: 'register_waiting',
  HLD: 'register_held',
  CSTMR: 'register_linked',
  CAFE: 'register_linked',
  RSTR: 'register_linked',
  RJCT: 'register_rejected',
  CNCL: 'register_cancelled',
  FIRE: 'register_ended',
  EXCLD: 'register_excluded',
} as const;

interface RegisteredProps {
  readonly cafe: OrgMembership;
  readonly registration: Registration;
  onChanged(): void;
}

/** The cafe waits there, is supplied, or was answered otherwise. */
function Registered({ cafe, registration, onChanged }: RegisteredProps) {
  const { cafe_roaster_auth, cafe_roaster_seq } = registration;
  return (
    <Standing
      title={t('register_detail')}
      text={t(STATES[cafe_roaster_auth as keyof typeof STATES] ?? 'register_already')}
    >
      <ButtonLink href={`${LIST}/${cafe_roaster_seq}`}>{t('register_open')}</ButtonLink>
      {cafe_roaster_auth === 'WTSGNP' && <Withdraw {...{ cafe, cafe_roaster_seq }} onDone={onChanged} />}
    </Standing>
  );
}

interface WithdrawProps {
  readonly cafe: OrgMembership;
  readonly cafe_roaster_seq: number;
  onDone(): void;
}

function Withdraw({ cafe, cafe_roaster_seq, onDone }: WithdrawProps) {
  const keys = useRef<SentKeys>(new Map());
  const withdraw = async (): Promise<void> => {
    const isSure = await ask({
      title: t('register_cancel_title'),
      text: t('register_cancel_text'),
      confirm: t('register_cancel'),
      cancel: t('apply_keep'),
      danger: true,
    });
    if (!isSure) return;
    const screen = screenIn(cafeRoasterScreen, cafe.auth_seq);
    const body = { cafe_roaster_seq, UPList: ['cafe_roaster_auth'], cafe_roaster_auth: 'CNCL' };
    const answer = await postOnce<Row>(`${screen.path}/edit`, body, keys.current, orgOf(screen));
    onDone();
    if (answer.status !== 'OK') return void tellFailed(t('register_cancel_failed'), answer, withdraw);
    toast({ text: t('register_cancelled_ok') });
  };
  return (
    <Button variant="default" onClick={withdraw}>
      {t('register_cancel')}
    </Button>
  );
}
