import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { readStored, removeStored } from '../../base/store/storage.ts';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { CountryAndConsent } from './CountryAndConsent.tsx';
import { type Faults, faultsOf, focusFault } from './fields.tsx';
import { providers } from './providers.ts';
import { SignFrame } from './SignFrame.tsx';
import { INVITATION, signupMode } from './signup_mode.ts';
import { signupFaults } from './signupRules.ts';

interface Newcomer {
  readonly provider: string;
  readonly user_name: string;
}

/** Where somebody new says how old they are and that they agree, whom a provider has sent. Before that there is no account. */
export default function Consent() {
  const [answer, setAnswer] = useState<Answer<Newcomer> | null>(null);
  useEffect(() => {
    call<Newcomer>('GET', '/api/sign/consent').then(setAnswer);
  }, []);
  const invitation = readStored('tab', INVITATION);
  if (!answer) return <SignFrame title={t('menu_consent')}>{null}</SignFrame>;
  const isUninvited = signupMode() === 'invited' && typeof invitation !== 'string';
  if (answer.status === 'OK' && !isUninvited) return <ConsentForm newcomer={answer.result} invitation={invitation} />;
  return (
    <SignFrame title={t('menu_consent')} lead={answer.status === 'OK' ? t('signup_invited') : answer.description}>
      <p className="sign-other">
        <ButtonLink href="/user/signin" variant="default" size="md">
          {t('consent_back')}
        </ButtonLink>
      </p>
    </SignFrame>
  );
}

interface FormProps {
  readonly newcomer: Newcomer;
  readonly invitation: unknown;
}

function ConsentForm({ newcomer: { provider, user_name }, invitation }: FormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);
  const name = providers().find(({ key }) => key === provider)?.name ?? provider;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const person = {
      user_name: String(typed.get('user_name')).trim(),
      country: String(typed.get('country')),
      age_ok: typed.has('age_ok'),
      privacy_ok: typed.has('privacy_ok'),
    };
    const complain = (found: Faults) => {
      setFaults(found);
      focusFault(form, found);
    };
    const { user_id, user_pass, ...found } = signupFaults({ ...person, user_id: '', user_pass: '', user_email: '' });
    complain(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)])));
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    const sent = typeof invitation === 'string' ? { ...person, invitation } : person;
    const answer = await call<{ next: string }>('POST', '/api/sign/consent', sent);
    if (answer.status === 'OK') {
      removeStored('tab', INVITATION);
      location.replace(answer.result.next);
      return;
    }
    sending.current = false;
    if (answer.fields.length === 0) await tell(t('signup_failed'), answer.description);
    complain(faultsOf(answer.fields));
  };

  return (
    <SignFrame title={t('menu_consent')} lead={t('consent_lead', { name })}>
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="user_name"
          label={t('user_name')}
          description={t('consent_name_hint')}
          defaultValue={user_name}
          autoComplete="name"
          required
          error={faults.user_name}
        />
        <CountryAndConsent faults={faults} />
        <Button type="submit" size="md" className="sign-submit">
          {t('signup')}
        </Button>
      </form>
    </SignFrame>
  );
}
