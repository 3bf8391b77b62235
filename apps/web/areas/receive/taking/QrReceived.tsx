import { lotOf } from '@hanjan/model/bean/record_from_info.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { screenIn } from '../../../base/api/org_call.ts';
import type { PageProps } from '../../../base/router/page.ts';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { ask } from '../../../parts/dialog/ask.ts';
import { asksForKnown } from '../ask_known.ts';
import { recordOf } from './from_roastery.ts';
import { NoLink } from './NotTaken.tsx';
import { type Beginning, type Taken, Taking } from './Taking.tsx';

const LIST = '/cafe/coffeebean/received';
const COFFEE = '/cafe/coffeebean/qrdefault';

/** A batch of a roastery becomes a lot of the cafe, by its link. */
export default function QrReceived({ id }: PageProps) {
  const mayEdit = useMay(cafeReceivedScreen, 'edit');
  const mayRegister = useMay(cafeCoffeebeanScreen, 'write');

  const begin = async ({ screen, info }: Taken): Promise<Beginning | string> => {
    const { info_uuid, blending_uuid } = info.detail_result;
    const known = await recordOf(screen, 'blending_result_uuid', info_uuid);
    if (known !== null)
      return (await asksForKnown(t('receive_to_list'))) ? `${LIST}/${known}${mayEdit ? '?mode=edit' : ''}` : LIST;
    const coffees = screenIn(cafeCoffeebeanScreen, Number(screen.org));
    const coffeebean_seq = blending_uuid ? await recordOf(coffees, 'blending_uuid', blending_uuid) : null;
    const wantsCoffee = blending_uuid && coffeebean_seq === null && mayRegister && (await asksToRegister());
    if (wantsCoffee) return `${COFFEE}/${blending_uuid}?qrreceived=${info_uuid}`;
    return {
      values: { coffeebean_seq, ...lotOf(info) },
      hint: coffeebean_seq === null ? t('receive_no_coffee') : null,
    };
  };

  if (id === null) return <NoLink title="qrreceived_none_title" text="qrreceived_none_text" />;
  return (
    <Taking
      name={cafeReceivedScreen.name}
      kind="RSTRDT"
      link={id}
      field="blending_result_uuid"
      leads={{ list: LIST, saved: LIST }}
      begin={begin}
    />
  );
}

const asksToRegister = (): Promise<boolean> =>
  ask({ title: t('confirm_coffeebean_register'), confirm: t('receive_register'), cancel: t('receive_pick') });
