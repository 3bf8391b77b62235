import { useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { goToProvider, providers } from './providers.ts';

interface Props {
  /** The page to come back to where nothing comes of it, and the one to be led to. */
  readonly back: string;
  readonly next: string;
}

/** The ways to sign in besides a password; nothing where there are none. */
export function ProviderButtons({ back, next }: Props) {
  const sending = useRef(false);
  const all = providers();
  const go = async (key: string) => {
    if (sending.current) return;
    sending.current = true;
    const answer = await goToProvider(key, { why: 'signin', back, next });
    if (answer.status === 'OK') return;
    sending.current = false;
    await tell(t('signin_denied'), answer.description);
  };
  if (all.length === 0) return null;
  return (
    <div className="sign-providers">
      <p>{t('signin_or')}</p>
      {all.map(({ key, name }) => (
        <Button key={key} variant="default" size="md" onClick={() => go(key)}>
          {t('signin_by', { name })}
        </Button>
      ))}
    </div>
  );
}
