import { type FormEvent, useRef, useState } from 'react';
import { signIn } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { type Faults, focusFault } from './fields.tsx';

interface Props {
  /** Who was signed in before. */
  readonly userId?: string;
  onDone(): void;
}

/** User id and password. Empty fields are marked and nothing is sent; a refusal is a dialog. */
export function SigninForm({ userId = '', onDone }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  const sending = useRef(false);
  const pass = useRef<HTMLInputElement>(null);

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
      onDone();
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
        autoComplete="username"
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
    </form>
  );
}
