import { useState } from 'react';
import { call } from '../../base/api/call.ts';
import type { Person } from '../../base/session/session.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { reasonOf } from '../../records/saving/saving.ts';
import { hasMail } from '../sign/recovery/mail.ts';

/** Whether the address as it is stored is confirmed, and a link to do so; nothing where there is none, or no letters are sent. */
export function Email({ person }: { readonly person: Person }) {
  const { user_email } = person;
  if (!user_email || !hasMail()) return null;
  const email = isolated(user_email);
  if (person.email_verified_at) return <li>{t('email_is_verified', { email })}</li>;
  return (
    <li className="account-email">
      {t('email_unverified', { email })}
      <Ask key={user_email} />
    </li>
  );
}

function Ask() {
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const send = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await call('POST', '/api/userinfo/verify', {});
    setState(answer.status === 'OK' ? 'sent' : 'open');
    if (answer.status !== 'OK') await tell(t('email_failed'), reasonOf(answer));
  };
  return (
    <span role="status">
      {state === 'sent' ? (
        t('email_sent')
      ) : (
        <Button variant="default" size="sm" onClick={send} aria-disabled={state === 'busy' || undefined}>
          {t('email_send')}
        </Button>
      )}
    </span>
  );
}
