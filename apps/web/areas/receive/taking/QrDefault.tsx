import { coffeeOf } from '@hanjan/model/bean/record_from_info.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { useSearch } from 'wouter/use-browser-location';
import type { PageProps } from '../../../base/router/page.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Blocked } from '../../../parts/states/states.tsx';
import { typeLater } from '../../../records/history/typed.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { asksForKnown } from '../ask_known.ts';
import { BackInUse } from './BackInUse.tsx';
import { recordOf } from './from_roastery.ts';
import { NoLink } from './NotTaken.tsx';
import { type Beginning, type Instead, type Taken, Taking } from './Taking.tsx';

const LIST = '/cafe/coffeebean/default';
const RECEIVED = '/cafe/coffeebean/qrreceived';

/** A roastery's blend becomes a coffee of the cafe, by its link. `qrreceived` is a batch of it that is received next. */
export default function QrDefault({ id }: PageProps) {
  const batch = new URLSearchParams(useSearch()).get('qrreceived');
  const leads = { list: LIST, saved: batch ? `${RECEIVED}/${encodeURIComponent(batch)}` : LIST };

  const begin = async ({ screen, info, client, mayWrite }: Taken): Promise<Beginning | Instead | string> => {
    const { info_uuid } = info.detail_result;
    const inUse = await recordOf(screen, 'blending_uuid', info_uuid);
    const known = inUse ?? (await recordOf(screen, 'blending_uuid', info_uuid, false));
    if (!mayWrite) return { instead: <ForSeniors known={known} isInUse={inUse !== null} /> };
    // Somebody has registered it meanwhile: the batch can be received.
    if (batch && inUse !== null) return leads.saved;
    if (known === null || !(await asksForKnown())) return { values: coffeeOf(info, currentLocale()) };
    if (!batch) return `${LIST}/${known}?mode=edit`;
    // As it is now: what was kept of it may say that it is in use.
    const { coffeebean_use } = await client.fetchQuery(recordQuery(screen, known));
    if (coffeebean_use === true) return leads.saved;
    typeLater(screen, known, { coffeebean_use: true });
    return { instead: <BackInUse {...{ screen, leads }} coffee={known} /> };
  };

  if (id === null) return <NoLink title="qrdefault_none_title" text="qrdefault_none_text" />;
  return (
    <Taking name={cafeCoffeebeanScreen.name} kind="RSTRDF" link={id} field="blending_uuid" {...{ leads, begin }} />
  );
}

/** Whoever may not register coffees is told who does, or is led to the coffee where the cafe has it already. */
function ForSeniors({ known, isInUse }: { readonly known: number | null; readonly isInUse: boolean }) {
  if (known === null) return <Blocked icon="key" title={t('receive_seniors_title')} text={t('receive_seniors_text')} />;
  return (
    <Blocked
      icon={isInUse ? 'bean' : 'key'}
      title={t('receive_seniors_known')}
      text={t(isInUse ? 'receive_seniors_in_use' : 'receive_seniors_unused')}
    >
      <ButtonLink href={`${LIST}/${known}`}>{t('published_taken')}</ButtonLink>
    </Blocked>
  );
}
