import { PASSKEY_NAME_BYTES } from '@hanjan/model/account/factor.ts';
import { type FormEvent, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { focusFault } from '../sign/fields.tsx';
import '../sign/sign.css';

interface Props {
  readonly title: string;
  readonly about?: string;
  /** What stands there until somebody types. */
  readonly usual: string;
  readonly done: string;
  /** Answers what is wrong; nothing once it was right, or once somebody would rather not. */
  send(name: string): Promise<string>;
  onClose(): void;
}

/** Asks for the name of a passkey. */
export function PasskeyName({ title, about, usual, done, send, onClose }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const name = typed ?? usual;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const found = name.trim() === '' ? t('field_required') : await send(name);
    setBusy(false);
    setFault(found);
    if (found) focusFault(form, { passkey_name: found });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {about && <p>{about}</p>}
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="passkey_name"
          label={t('passkey_name')}
          description={t('passkey_name_hint')}
          maxLength={PASSKEY_NAME_BYTES}
          value={name}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
          required
          error={fault}
        />
        <div className="dialog-actions">
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {done}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
