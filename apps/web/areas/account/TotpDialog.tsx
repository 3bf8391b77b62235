import { type ChangedFactors, FACTOR_PATH, type NewTotp } from '@hanjan/model/account/factor.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { layOut } from '../../parts/qr/layout.ts';
import { reasonOf } from '../../records/saving/saving.ts';
import { faultsOf, focusFault } from '../sign/fields.tsx';
import type { useFresh } from './useFresh.tsx';
import '../sign/sign.css';
import './factor.css';

interface Props extends Pick<ReturnType<typeof useFresh>, 'fresh'> {
  readonly made: NewTotp;
  onDone(answer: Answer<ChangedFactors>, words: string): void;
  onClose(): void;
}

/** An authenticator app is added: by a QR code or a key that is typed, and confirmed by a code of it. */
export function TotpDialog({ made, fresh, onDone, onClose }: Props) {
  const { size, path } = useMemo(() => layOut(made.address), [made.address]);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const found = await add(String(new FormData(form).get('code') ?? '').trim());
    setBusy(false);
    setFault(found);
    if (found) focusFault(form, { code: found });
  };
  const add = async (code: string): Promise<string> => {
    if (code === '') return t('field_required');
    const body = { step: made.step, code };
    const answer = await fresh(() => call<ChangedFactors>('POST', `${FACTOR_PATH}/totp/add`, body));
    if (!answer) return '';
    if (answer.status !== 'OK') return faultsOf(answer.fields).code ?? reasonOf(answer);
    onDone(answer, t('totp_added'));
    return '';
  };
  return (
    <Dialog title={t('totp_add')} onClose={onClose}>
      <p>{t('totp_scan')}</p>
      <svg className="totp-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('totp_qr')}>
        <path d={path} />
      </svg>
      <p>
        <ButtonLink variant="default" href={made.address}>
          {t('totp_open')}
        </ButtonLink>
      </p>
      <p>{t('totp_secret_about')}</p>
      <output className="totp-secret" translate="no" aria-label={t('totp_secret')}>
        {made.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </output>
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="code"
          label={t('totp_first')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={fault}
        />
        <div className="dialog-actions">
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('totp_confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
