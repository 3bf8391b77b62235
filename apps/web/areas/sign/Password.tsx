import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nextOf } from '../../base/router/next.ts';
import { changePassword, personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { type Faults, faultsOf, focusFault } from './fields.tsx';
import { NewPassword, typedNewPassword } from './NewPassword.tsx';
import { SignFrame } from './SignFrame.tsx';
import { shortestPassword } from './signupRules.ts';

/** Changes the password. After signing in with a one-time password nothing else opens before this is done. */
export default function Password() {
  const session = useSession();
  const person = personOf(session);
  const forced = person?.must_change_pass ?? false;
  const min = shortestPassword(session.user.user_type);
  const [, navigate] = useLocation();
  const next = nextOf(useSearch());
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const now = String(new FormData(form).get('user_pass'));
    const fresh = typedNewPassword(form, min);
    const found: Faults = {
      ...(now ? {} : { user_pass: t('field_required') }),
      ...(fresh.new_pass && fresh.new_pass === now ? { new_pass: t('new_pass_same') } : {}),
      ...fresh.faults,
    };
    setFaults(found);
    focusFault(form, found);
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    const answer = await changePassword(now, fresh.new_pass);
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

  if (person && !person.has_pass) {
    return (
      <SignFrame title={t('menu_password')} lead={t('password_none')}>
        <p className="sign-other">
          <ButtonLink size="md" href="/user/userinfo/detailinfo">
            {t('password_none_set')}
          </ButtonLink>
        </p>
      </SignFrame>
    );
  }
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
        <NewPassword {...{ min, faults }} />
        <Button type="submit" size="md" className="sign-submit">
          {t('password_change')}
        </Button>
      </form>
    </SignFrame>
  );
}
