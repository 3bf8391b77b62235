import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nextOf } from '../../base/router/next.ts';
import { changePassword, personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { type Faults, faultsOf, focusFault } from './fields.tsx';
import { SignFrame } from './SignFrame.tsx';
import { shortestPassword } from './signupRules.ts';

/** Changes the password. After signing in with a one-time password nothing else opens before this is done. */
export default function Password() {
  const session = useSession();
  const forced = personOf(session)?.must_change_pass ?? false;
  const min = shortestPassword(session.user.user_type);
  const [, navigate] = useLocation();
  const next = nextOf(useSearch());
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [now, fresh, again] = ['user_pass', 'new_pass', 'new_pass_again'].map((name) => String(typed.get(name)));
    const found = passwordFaults(now ?? '', fresh ?? '', again ?? '', min);
    setFaults(found);
    focusFault(form, found);
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    const answer = await changePassword(now ?? '', fresh ?? '');
    sending.current = false;
    if (answer.status === 'OK') {
      toast({ text: t('password_ok') });
      navigate(next ?? '/', { replace: true });
      return;
    }
    const named = faultsOf(answer.fields);
    setFaults(named);
    if (answer.fields.length === 0) {
      await tell(t('password_failed'), answer.description);
    }
    focusFault(form, named);
  };

  return (
    <SignFrame title={t('menu_password')} lead={forced ? t('password_lead') : undefined}>
      <form onSubmit={submit} noValidate>
        <PasswordInput
          name="user_pass"
          label={t('password_now')}
          autoComplete="current-password"
          required
          error={faults.user_pass}
        />
        <PasswordInput
          name="new_pass"
          label={t('new_pass')}
          description={t('user_pass_hint', { min })}
          autoComplete="new-password"
          required
          error={faults.new_pass}
        />
        <PasswordInput
          name="new_pass_again"
          label={t('new_pass_again')}
          autoComplete="new-password"
          required
          error={faults.new_pass_again}
        />
        <Button type="submit" size="md" className="sign-submit">
          {t('password_change')}
        </Button>
      </form>
    </SignFrame>
  );
}

function passwordFaults(now: string, fresh: string, again: string, min: number): Faults {
  const faults: Record<string, string> = {};
  if (!now) faults.user_pass = t('field_required');
  if (!fresh) faults.new_pass = t('field_required');
  else if ([...fresh].length < min) faults.new_pass = t('user_pass_short', { min });
  else if (fresh === now) faults.new_pass = t('new_pass_same');
  if (!again) faults.new_pass_again = t('field_required');
  else if (again !== fresh) faults.new_pass_again = t('new_pass_differs');
  return faults;
}
