import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { nextOf, withNext } from '../../base/router/next.ts';
import { personOf, signUp, useSession } from '../../base/session/session.ts';
import { writeStored } from '../../base/store/storage.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { CountryAndConsent } from './CountryAndConsent.tsx';
import { type Faults, faultsOf, focusFault } from './fields.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { addressOf } from './providers.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignFrame } from './SignFrame.tsx';
import { INVITATION, invitationIn, signupMode } from './signup_mode.ts';
import { type SignupForm, shortestPassword, signupFaults } from './signupRules.ts';

const min = shortestPassword('USER');

/** The page for new accounts, where they are made at all and by whoever is here. */
export default function Signup() {
  const next = nextOf(useSearch());
  // It leaves the address bar with the page; until then a reload finds it there.
  const invitation = invitationIn(location.hash);
  const mode = signupMode();
  if (mode === 'open' || (mode === 'invited' && invitation)) return <SignupPage next={next} invitation={invitation} />;
  return (
    <SignFrame title={t('menu_signup')} lead={t(mode === 'closed' ? 'signup_closed' : 'signup_invited')}>
      <SigninLink next={next} />
    </SignFrame>
  );
}

const SigninLink = ({ next }: { next: string | null }) => (
  <p className="sign-other">
    {t('signup_have')}
    <Link className="quiet-link" href={withNext('/user/signin', next)}>
      {t('signin')}
    </Link>
  </p>
);

interface PageProps {
  readonly next: string | null;
  readonly invitation: string | undefined;
}

/** Makes an account and signs in with it. */
function SignupPage({ next, invitation }: PageProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);
  useEffect(() => {
    if (invitation) writeStored('tab', INVITATION, invitation);
  }, [invitation]);
  if (personOf(session) && !sending.current) return <SignedIn next={next} />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = read(form);
    const found = Object.fromEntries(Object.entries(signupFaults(typed)).map(([name, key]) => [name, t(key, { min })]));
    setFaults(found);
    focusFault(form, found);
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    const { user_email, ...needed } = typed;
    const answer = await signUp({ ...needed, ...(user_email && { user_email }), ...(invitation && { invitation }) });
    if (answer.status === 'OK') {
      toast({ text: t('signup_ok') });
      navigate(next ?? '/user/usernote/coffeenote', { replace: true });
      return;
    }
    sending.current = false;
    const named = faultsOf(answer.fields);
    setFaults(named);
    if (answer.fields.length === 0) await tell(t('signup_failed'), answer.description);
    focusFault(form, named);
  };

  return (
    <SignFrame title={t('menu_signup')} lead={t('signup_lead')}>
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="user_id"
          label={t('user_id')}
          description={t('user_id_hint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={45}
          required
          error={faults.user_id}
        />
        <PasswordInput
          name="user_pass"
          label={t('user_pass')}
          description={t('user_pass_hint', { min })}
          autoComplete="new-password"
          required
          error={faults.user_pass}
        />
        <TextInput
          size="md"
          name="user_name"
          label={t('user_name')}
          autoComplete="name"
          required
          error={faults.user_name}
        />
        <TextInput
          size="md"
          name="user_email"
          type="email"
          label={`${t('user_email')} (${t('optional')})`}
          description={t('user_email_hint')}
          autoComplete="email"
          error={faults.user_email}
        />
        <CountryAndConsent faults={faults} />
        <Button type="submit" size="md" className="sign-submit">
          {t('signup')}
        </Button>
      </form>
      <ProviderButtons
        back={addressOf(withNext('/user/signin', next))}
        next={addressOf(next ?? '/user/usernote/coffeenote')}
      />
      <SigninLink next={next} />
    </SignFrame>
  );
}

function read(form: HTMLFormElement): SignupForm {
  const typed = new FormData(form);
  const word = (name: string) => String(typed.get(name) ?? '');
  return {
    user_id: word('user_id').trim().toLowerCase(),
    user_pass: word('user_pass'),
    user_name: word('user_name').trim(),
    user_email: word('user_email').trim(),
    country: word('country'),
    age_ok: typed.has('age_ok'),
    privacy_ok: typed.has('privacy_ok'),
  };
}
