import type { Screen } from '@hanjan/core';
import { OWNERSHIP_OFFER, type OwnershipHeir, type OwnershipOffer } from '@hanjan/model/ownership.ts';
import { useRef, useState } from 'react';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { orgOf } from '../../base/api/org_call.ts';
import { refreshOrgs } from '../../base/session/org.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Select } from '../../parts/input/Select.tsx';
import { Options } from '../../parts/Options.tsx';
import { tellFailed } from '../../records/saving/saving.ts';
import { renew } from '../../records/store/renew.ts';
import { useOwnership } from './useOwnership.ts';

interface Props {
  readonly screen: Screen;
  /** What the organisation is called. */
  readonly name: string;
  readonly isOwner: boolean;
}

/** Ownership of an organisation: owners offer it, whom it is offered to accepts or declines. */
export function Ownership({ screen, name, isOwner }: Props) {
  const { data, error, refetch } = useOwnership(screen, isOwner);
  if (!data) return error && <Failed text={t('error_text')} onRetry={() => refetch()} />;
  const { offer, heirs } = data;
  if (!offer && !isOwner) return null;
  return (
    <section className="founding-closing" aria-labelledby="founding-offer">
      <h2 id="founding-offer">{t('offer_title')}</h2>
      {!offer ? <Offering {...{ screen, heirs }} /> : <Standing {...{ screen, name, offer }} />}
    </section>
  );
}

/** Does something to an offer, once; whatever came of it, how things stand is asked again. */
function useDeed(screen: Screen) {
  const keys = useRef<SentKeys>(new Map());
  const [isBusy, setBusy] = useState(false);
  const send = async (way: string, body: object, done: string): Promise<void> => {
    setBusy(true);
    const answer = await postOnce(`${screen.path}/offer/${way}`, body, keys.current, orgOf(screen));
    setBusy(false);
    if (answer.status === 'OK') toast({ text: done });
    else await tellFailed(t('offer_failed'), answer, () => send(way, body, done));
    if (answer.status === 'NETWORK') return;
    await renew(answer.touched ?? [OWNERSHIP_OFFER]);
    if (way === 'accept') await refreshOrgs();
  };
  return { isBusy, send };
}

function Offering({ screen, heirs }: Pick<Props, 'screen'> & { readonly heirs: readonly OwnershipHeir[] }) {
  const [chosen, choose] = useState<number | null>(null);
  const [after, setAfter] = useState<'offer_stays' | 'offer_leaves'>('offer_stays');
  const { isBusy, send } = useDeed(screen);
  const heir = heirs.find(({ member_seq }) => member_seq === chosen) ?? heirs[0];
  if (!heir) return <p>{t('offer_nobody')}</p>;
  const make = () =>
    send(
      'make',
      { member_seq: heir.member_seq, offer_stays: after === 'offer_stays' },
      t('offer_made', { name: isolated(heir.user_nick) }),
    );
  return (
    <>
      <p>{t('offer_lead')}</p>
      <Select
        label={t('offer_to')}
        data={heirs.map(({ member_seq, user_nick }) => ({ value: String(member_seq), label: user_nick }))}
        value={String(heir.member_seq)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <Options
        label={t('offer_after')}
        options={['offer_stays', 'offer_leaves']}
        chosen={after}
        textOf={(one) => t(one)}
        choose={setAfter}
      />
      <Button variant="default" onClick={make} disabled={isBusy}>
        {t('offer_make')}
      </Button>
    </>
  );
}

function Standing({ screen, name, offer }: Pick<Props, 'screen' | 'name'> & { readonly offer: OwnershipOffer }) {
  const { isBusy, send } = useDeed(screen);
  const { offer_seq, side, offer_stays } = offer;
  const [by, to, org] = [offer.by_nick, offer.to_nick, name].map(isolated) as [string, string, string];
  if (side === 'other') return <p>{t('offer_other', { by, to })}</p>;
  if (side === 'by')
    return (
      <>
        <p>{t(offer_stays ? 'offer_own_stays' : 'offer_own_leaves', { name: to })}</p>
        <Button
          variant="default"
          onClick={() => send('withdraw', { offer_seq }, t('offer_withdrawn'))}
          disabled={isBusy}
        >
          {t('offer_withdraw')}
        </Button>
      </>
    );
  const means = t(offer_stays ? 'offer_yours_stays' : 'offer_yours_leaves', { name: by });
  const accept = async (): Promise<void> => {
    const isSure = await ask({
      title: t('offer_accept_title', { name: org }),
      text: `${means} ${t('offer_means')}`,
      confirm: t('offer_accept'),
      cancel: t('cancel'),
    });
    if (isSure) await send('accept', { offer_seq }, t('offer_accepted', { name: org }));
  };
  return (
    <>
      <p>{means}</p>
      <p>{t('offer_means')}</p>
      <p className="linked-ways">
        <Button onClick={accept} disabled={isBusy}>
          {t('offer_accept')}
        </Button>
        <Button variant="default" onClick={() => send('decline', { offer_seq }, t('offer_declined'))} disabled={isBusy}>
          {t('offer_decline')}
        </Button>
      </p>
    </>
  );
}
