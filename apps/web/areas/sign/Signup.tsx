import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { nextOf, withNext } from '../../base/router/next.ts';
import { personOf, signUp, useSession } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Checkbox } from '../../parts/input/Checkbox.tsx';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { Select } from '../../parts/input/Select.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { type Faults, faultsOf, focusFault } from './fields.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignFrame } from './SignFrame.tsx';
import { invitationIn, signupMode } from './signup_mode.ts';
import { ageLimit, type SignupForm, shortestPassword, signupFaults } from './signupRules.ts';
import { useCountries } from './useCountries.ts';

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
  const locale = localeInfo(currentLocale());
  const [country, setCountry] = useState(locale.country);
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);
  const countries = useCountries(country);
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
        <Select
          name="country"
          label={t('country')}
          autoComplete="country"
          data={countries}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
          required
          error={faults.country}
        />
        <div className="sign-check">
          <Checkbox name="age_ok" label={t('age_ok', { age: ageLimit(country) })} required error={faults.age_ok} />
          <Checkbox name="privacy_ok" label={t('privacy_ok')} required error={faults.privacy_ok} />
          <span>
            <a className="quiet-link" href={`${locale.prefix}/user/privacy`} target="_blank" rel="noopener">
              {t('privacy_read')}
              <span className="spoken"> ({t('new_tab')})</span>
            </a>
          </span>
        </div>
        <Button type="submit" size="md" className="sign-submit">
          {t('signup')}
        </Button>
      </form>
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
