import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../base/api/call.ts';
import { loadSession } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { type Faults, faultsOf, focusFault } from '../fields.tsx';
import { NewPassword, typedNewPassword } from '../NewPassword.tsx';
import { SignFrame } from '../SignFrame.tsx';
import { shortestPassword } from '../signupRules.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Sets a new password by the link of a letter; the person then signs in with it. */
export default function Recover() {
  // It leaves the address bar with the page; until then a reload finds it there.
  const token = useLinkToken();
  const [over, setOver] = useState<string>();
  const isOver = token !== undefined && token === over;
  if (token && !isOver) return <Setting key={token} token={token} onOver={() => setOver(token)} />;
  return (
    <SignFrame title={t('menu_recover')} lead={t(isOver ? 'link_over' : 'link_cut')}>
      <p className="sign-other">
        <ButtonLink size="md" href="/user/forgot">
          {t('recover_again')}
        </ButtonLink>
      </p>
    </SignFrame>
  );
}

function Setting({ token, onOver }: { readonly token: string; onOver(): void }) {
  const [, navigate] = useLocation();
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  // Whose link it is only the server knows: it asks administrators for more.
  const min = shortestPassword('USER');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const complain = (found: Faults) => {
      setFaults(found);
      focusFault(form, found);
    };
    const { new_pass, faults: found } = typedNewPassword(form, min);
    complain(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    setBusy(true);
    const answer = await call('POST', '/api/sign/recover', { token, new_pass });
    setBusy(false);
    if (answer.status === 'OK') {
      toast({ text: t('recover_ok') });
      navigate('/user/signin', { replace: true });
      return loadSession();
    }
    if (answer.code === 'link_over') return onOver();
    complain(faultsOf(answer.fields));
    if (answer.fields.length === 0) await tell(t('password_failed'), answer.description);
  };
  return (
    <SignFrame title={t('menu_recover')} lead={t('recover_new_lead')}>
      <form onSubmit={submit} noValidate>
        <NewPassword {...{ min, faults }} />
        <Button type="submit" size="md" className="sign-submit" aria-disabled={isBusy || undefined}>
          {t('recover_do')}
        </Button>
      </form>
    </SignFrame>
  );
}
