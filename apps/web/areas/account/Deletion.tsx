import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { useState } from 'react';
import { call } from '../../base/api/call.ts';
import { leaveDevice } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask, tell } from '../../parts/dialog/ask.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { Section } from './Section.tsx';
import type { useFresh } from './useFresh.tsx';

/** The end of the account, with what it means. */
export function Deletion({ fresh }: Pick<ReturnType<typeof useFresh>, 'fresh'>) {
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const answer = await fresh(() =>
      call<{ delete_at: string }>('POST', '/api/userinfo/delete', { delete_check: true }),
    );
    if (!answer) return;
    if (answer.status !== 'OK') return tellFailed(t('account_delete_failed'), answer, send);
    await leaveDevice();
    await tell(t('account_delete_ok'), t('account_delete_ok_text', { at: when(answer.result.delete_at) }));
    location.assign(localeInfo(currentLocale()).prefix || '/');
  };
  const begin = async () => {
    if (isBusy) return;
    const isSure = await ask({
      title: t('account_delete_title'),
      text: t('account_delete_text'),
      confirm: t('account_delete'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  return (
    <Section name="account_delete">
      <p>{t('account_delete_about')}</p>
      <Button variant="default" color="danger" onClick={begin} aria-disabled={isBusy || undefined}>
        {t('account_delete')}
      </Button>
    </Section>
  );
}
