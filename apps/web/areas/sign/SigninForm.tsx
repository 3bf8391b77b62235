import type { FactorWay } from '@hanjan/model/account/factor.ts';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../base/api/call.ts';
import { type AskedFactor, signIn } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t, withTexts } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { type Faults, focusFault } from './fields.tsx';
import { knowsPasskeys, usePasskeySignIn } from './usePasskeySignIn.ts';
import './sign.css';

const FactorForm = later(() => withTexts('factor', import('./FactorForm.tsx')));

interface Props {
  /** Who was signed in before. */
  readonly userId?: string;
  /** Somebody has signed in elsewhere so far that their second factor is asked for here. */
  readonly hasBegun?: boolean;
  /** They are in; by which second factor, if they were asked for one. */
  onDone(way?: FactorWay): void;
}

/** User id and password or a passkey, and the second factor where the account has one. */
export function SigninForm({ userId, hasBegun = false, onDone }: Props) {
  const [ways, setWays] = useState<readonly FactorWay[] | null>(null);
  useEffect(() => {
    if (!hasBegun) return;
    call<Pick<AskedFactor, 'ways'>>('GET', '/api/sign/factor').then(async ({ status, result, description }) => {
      if (status === 'OK') setWays(result.ways);
      else await tell(t('signin_denied'), description);
    });
  }, [hasBegun]);
  if (!ways) return <FirstForm userId={userId} onAsked={setWays} onDone={onDone} />;
  return (
    <Suspense fallback={null}>
      <FactorForm ways={ways} onDone={onDone} onBack={() => setWays(null)} />
    </Suspense>
  );
}

interface FirstProps extends Pick<Props, 'onDone'> {
  readonly userId: string | undefined;
  onAsked(ways: readonly FactorWay[]): void;
}

/** Empty fields are marked and nothing is sent; a refusal is a dialog. */
function FirstForm({ userId = '', onAsked, onDone }: FirstProps) {
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);
  const pass = useRef<HTMLInputElement>(null);
  const passkey = usePasskeySignIn(onDone);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [id, password] = [String(typed.get('user_id')), String(typed.get('user_pass'))];
    const missing: Faults = {
      ...(id.trim() ? {} : { user_id: t('field_required') }),
      ...(password.trim() ? {} : { user_pass: t('field_required') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) {
      focusFault(form, missing);
      return;
    }
    if (sending.current) return;
    sending.current = true;
    const answer = await signIn(id, password);
    sending.current = false;
    if (answer.status === 'OK') {
      if ('step' in answer.result) onAsked(answer.result.ways);
      else onDone();
      return;
    }
    const refused = answer.status === '401';
    const text = refused ? t('signin_denied_detail') : answer.description;
    await tell(t('signin_denied'), text);
    pass.current?.select();
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        size="md"
        name="user_id"
        label={t('user_id')}
        defaultValue={userId}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faults.user_id}
      />
      <PasswordInput
        ref={pass}
        name="user_pass"
        label={t('user_pass')}
        autoComplete="current-password"
        data-autofocus={Boolean(userId) || undefined}
        required
        error={faults.user_pass}
      />
      <Button type="submit" size="md" className="sign-submit">
        {t('signin')}
      </Button>
      {knowsPasskeys() && (
        <Button variant="default" size="md" onClick={passkey.signIn}>
          {t('signin_passkey')}
        </Button>
      )}
    </form>
  );
}
