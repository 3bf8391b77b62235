import { useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { loadSession } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { tell } from '../../../parts/dialog/ask.ts';
import { SignFrame } from '../SignFrame.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** Shows that an address is its account's, once somebody presses the button: programs that look at links do not. */
export default function Verify() {
  const token = useLinkToken();
  if (!token) return <SignFrame title={t('menu_verify')} lead={t('link_cut')} />;
  return <Confirming key={token} token={token} />;
}

function Confirming({ token }: { readonly token: string }) {
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'over'>('open');
  const confirm = async () => {
    if (state !== 'open') return;
    setState('busy');
    const answer = await call('POST', '/api/sign/verify', { token });
    if (answer.status === 'OK') {
      setState('done');
      return loadSession();
    }
    setState(answer.code === 'link_over' ? 'over' : 'open');
    if (answer.code !== 'link_over') await tell(t('verify_failed'), answer.description);
  };
  if (state === 'over') return <SignFrame title={t('verify_failed')} lead={t('verify_over')} />;
  if (state === 'done') return <SignFrame title={t('verify_ok')} lead={t('verify_ok_text')} />;
  return (
    <SignFrame title={t('menu_verify')} lead={t('verify_lead')}>
      <p className="sign-other">
        <Button size="md" onClick={confirm} aria-disabled={state === 'busy' || undefined}>
          {t('verify_do')}
        </Button>
      </p>
    </SignFrame>
  );
}
