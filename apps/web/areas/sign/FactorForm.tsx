import type { FactorWay } from '@hanjan/model/account/factor.ts';
import { type FormEvent, useState } from 'react';
import { bringFactor } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { focusFault } from './fields.tsx';
import { getPasskey } from './passkey.ts';

interface Props {
  readonly ways: readonly FactorWay[];
  onDone(way: FactorWay): void;
  /** The sign-in begins anew. */
  onBack(): void;
}

/** What a way is called where another one is in use, and what it asks for. */
const WAYS = {
  totp: { name: 'code', choose: 'factor_by_code', lead: 'factor_code_lead', label: 'factor_code' },
  passkey: { name: 'passkey', choose: 'factor_by_passkey', lead: 'factor_passkey_lead', label: 'factor_by_passkey' },
  recovery: { name: 'recovery', choose: 'factor_by_recovery', lead: 'factor_recovery_lead', label: 'factor_recovery' },
} as const satisfies Record<FactorWay, object>;

/** Asks for the second factor: by the first way that the account has, and the others below it. */
export default function FactorForm({ ways, onDone, onBack }: Props) {
  const [way, setWay] = useState<FactorWay>(ways[0] ?? 'recovery');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { name, lead, label } = WAYS[way];

  const bring = async (proof: object): Promise<string> => {
    const answer = await bringFactor(proof);
    if (answer.status === 'OK') onDone(way);
    if (answer.code !== 'signin_step_over') return answer.status === 'OK' ? '' : answer.description;
    await tell(t('signin_denied'), answer.description);
    onBack();
    return '';
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get(name) ?? '').trim();
    if (isBusy) return;
    setBusy(true);
    const found = typed === '' ? t('field_required') : await bring({ [name]: typed });
    setBusy(false);
    setFault(found);
    if (found) focusFault(form, { [name]: found });
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    const asked = await getPasskey();
    if (asked) setFault('fault' in asked ? asked.fault : await bring({ passkey: asked.passkey }));
    setBusy(false);
  };
  const change = (other: FactorWay) => {
    setWay(other);
    setFault('');
  };

  return (
    <form onSubmit={submit} noValidate>
      <p>{t(lead)}</p>
      {way === 'passkey' ? (
        <>
          {fault && <p role="alert">{fault}</p>}
          <Button size="md" onClick={press} aria-disabled={isBusy || undefined}>
            {t(label)}
          </Button>
        </>
      ) : (
        <>
          <TextInput
            key={way}
            size="md"
            name={name}
            label={t(label)}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            error={fault}
          />
          <Button type="submit" size="md" className="sign-submit" aria-disabled={isBusy || undefined}>
            {t('signin')}
          </Button>
        </>
      )}
      <div className="sign-ways">
        {ways
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="default" size="md" onClick={() => change(one)}>
              {t(WAYS[one].choose)}
            </Button>
          ))}
        <Button variant="subtle" size="md" onClick={onBack}>
          {t('factor_back')}
        </Button>
        <p>{t('factor_lost')}</p>
      </div>
    </form>
  );
}
