import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { tell } from '../../../parts/dialog/ask.ts';
import { TextInput } from '../../../parts/input/TextInput.tsx';
import { type Faults, faultsOf, focusFault } from '../fields.tsx';
import { SignFrame } from '../SignFrame.tsx';
import { hasMail } from './mail.ts';

/** Asks for a link to a new password. What it says afterwards does not tell whether there is such an account. */
export default function Forgot() {
  const [isSent, setSent] = useState(false);
  if (!hasMail()) {
    return (
      <SignFrame title={t('menu_forgot')} lead={t('mail_closed')}>
        <ToSignin />
      </SignFrame>
    );
  }
  if (!isSent) return <Asking onSent={() => setSent(true)} />;
  return (
    <SignFrame title={t('recover_sent')} lead={t('recover_sent_text')}>
      <p className="sign-other">{t('recover_sent_none')}</p>
      <p className="sign-other">
        <ButtonLink size="md" href="/user/signin">
          {t('signin')}
        </ButtonLink>
        <Button size="md" variant="default" onClick={() => setSent(false)}>
          {t('recover_again')}
        </Button>
      </p>
    </SignFrame>
  );
}

function Asking({ onSent }: { onSent(): void }) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const complain = (found: Faults) => {
      setFaults(found);
      focusFault(form, found);
    };
    const recover_account = String(new FormData(form).get('recover_account')).trim();
    if (recover_account === '') return complain({ recover_account: t('field_required') });
    if (isBusy) return;
    setBusy(true);
    const answer = await call('POST', '/api/sign/forgot', { recover_account });
    setBusy(false);
    if (answer.status === 'OK') return onSent();
    complain(faultsOf(answer.fields));
    if (answer.fields.length === 0) await tell(t('recover_failed'), answer.description);
  };
  return (
    <SignFrame title={t('menu_forgot')} lead={t('recover_lead')}>
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="recover_account"
          label={t('recover_account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={faults.recover_account}
        />
        <Button type="submit" size="md" className="sign-submit" aria-disabled={isBusy || undefined}>
          {t('recover_send')}
        </Button>
      </form>
      <ToSignin />
    </SignFrame>
  );
}

const ToSignin = () => (
  <p className="sign-other">
    <Link className="quiet-link" href="/user/signin">
      {t('signin')}
    </Link>
  </p>
);
