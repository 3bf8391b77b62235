import { type FormEvent, useState } from 'react';
import { call } from '../../base/api/call.ts';
import { currentPerson } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { reasonOf } from '../../records/saving/saving.ts';
import { type Faults, faultsOf, focusFault } from '../sign/fields.tsx';
import '../sign/sign.css';
import './factor.css';

/** Asks once more who this is: by the password, or by what else the account has. */
export function ProveAgain({ onEnd }: { onEnd(isProved: boolean): void }) {
  const [factors] = useState(() => currentPerson()?.factors ?? []);
  const [by, setBy] = useState<'user_pass' | 'code'>('user_pass');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);

  /** Answers what is wrong; nothing once it was right. */
  const prove = async (proof: object): Promise<Faults> => {
    const answer = await call('POST', '/api/sign/again', proof);
    if (answer.status === 'OK') onEnd(true);
    else return answer.fields.length > 0 ? faultsOf(answer.fields) : { [by]: reasonOf(answer) };
    return {};
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const typed = String(new FormData(form).get(by));
    const found = typed === '' ? { [by]: t('field_required') } : await prove({ [by]: typed });
    setBusy(false);
    setFaults(found);
    focusFault(form, found);
  };
  const usePasskey = async () => {
    if (isBusy) return;
    setBusy(true);
    const { getPasskey } = await import('../sign/passkey.ts');
    const asked = await getPasskey();
    if (asked) setFaults('fault' in asked ? { passkey: asked.fault } : await prove({ passkey: asked.passkey }));
    setBusy(false);
  };
  const other = by === 'code' ? 'user_pass' : 'code';

  return (
    <Dialog title={t('fresh_title')} onClose={() => onEnd(false)}>
      <p>{t('fresh_text')}</p>
      <form onSubmit={submit} noValidate>
        {by === 'user_pass' ? (
          <PasswordInput
            name="user_pass"
            label={t('user_pass')}
            autoComplete="current-password"
            data-autofocus
            required
            error={faults.user_pass}
          />
        ) : (
          <TextInput
            size="md"
            name="code"
            label={t('factor_code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
            error={faults.code}
          />
        )}
        {faults.passkey && <p role="alert">{faults.passkey}</p>}
        {factors.length > 0 && (
          <div className="account-proofs">
            {factors.includes('passkey') && (
              <Button variant="default" onClick={usePasskey}>
                {t('factor_by_passkey')}
              </Button>
            )}
            {factors.includes('totp') && (
              <Button variant="default" onClick={() => setBy(other)}>
                {t(other === 'code' ? 'factor_by_code' : 'factor_by_pass')}
              </Button>
            )}
          </div>
        )}
        <div className="dialog-actions">
          <Button variant="subtle" onClick={() => onEnd(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('fresh_do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
