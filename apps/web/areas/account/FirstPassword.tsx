import { type FormEvent, useState } from 'react';
import { changePassword, type Person } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { reasonOf } from '../../records/saving/saving.ts';
import { type Faults, faultsOf, focusFault } from '../sign/fields.tsx';
import { NewPassword, typedNewPassword } from '../sign/NewPassword.tsx';
import { shortestPassword } from '../sign/signupRules.ts';
import type { useFresh } from './useFresh.tsx';
import '../sign/sign.css';

interface Props extends Pick<ReturnType<typeof useFresh>, 'fresh'> {
  readonly person: Person;
  onEnd(): void;
  onDone(): void;
}

/** Asks somebody for their first password who signs in by a provider alone. */
export function FirstPassword({ person, fresh, onEnd, onDone }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const min = shortestPassword(person.user_type);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedNewPassword(form, min);
    const complain = (found: Faults) => {
      setFaults(found);
      focusFault(form, found);
    };
    if (Object.keys(typed.faults).length > 0) return complain(typed.faults);
    if (isBusy) return;
    setBusy(true);
    const answer = await fresh(() => changePassword('', typed.new_pass));
    setBusy(false);
    if (!answer) return;
    if (answer.status !== 'OK') {
      return complain(answer.fields.length > 0 ? faultsOf(answer.fields) : { new_pass: reasonOf(answer) });
    }
    toast({ text: t('first_password_ok') });
    onEnd();
    onDone();
  };
  return (
    <Dialog title={t('first_password')} onClose={onEnd}>
      <p>{t('first_password_text', { id: person.user_id })}</p>
      <form onSubmit={submit} noValidate>
        <NewPassword {...{ min, faults }} isFirst />
        <div className="dialog-actions">
          <Button variant="subtle" onClick={onEnd}>
            {t('cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('first_password')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
