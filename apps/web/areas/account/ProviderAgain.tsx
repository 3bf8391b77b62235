import { type OwnProvider, PROVIDER_PATH } from '@hanjan/model/account/provider.ts';
import { useEffect, useState } from 'react';
import { call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { reasonOf } from '../../records/saving/saving.ts';
import { goToProvider, providers } from '../sign/providers.ts';
import { withoutSaid } from '../sign/said.ts';

/** Asks somebody without a password to sign in once more at their provider, which leads back to this page. */
export function ProviderAgain({ onEnd }: { onEnd(isProved: boolean): void }) {
  const [linked, setLinked] = useState<readonly OwnProvider[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    call<readonly OwnProvider[]>('GET', PROVIDER_PATH).then((answer) => {
      if (answer.status === 'OK') setLinked(answer.result);
      else setFault(reasonOf(answer));
    });
  }, []);
  const go = async (key: string) => {
    const answer = await goToProvider(key, { why: 'again', back: withoutSaid(location) });
    if (answer.status !== 'OK') setFault(reasonOf(answer));
  };
  return (
    <Dialog title={t('fresh_title')} onClose={() => onEnd(false)}>
      <p>{t('fresh_provider_text')}</p>
      {fault && (
        <p className="failed" role="alert">
          {fault}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="subtle" onClick={() => onEnd(false)}>
          {t('cancel')}
        </Button>
        {providers()
          .filter(({ key }) => linked.some(({ provider }) => provider === key))
          .map(({ key, name }) => (
            <Button key={key} variant="default" onClick={() => go(key)}>
              {t('signin_by', { name })}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
