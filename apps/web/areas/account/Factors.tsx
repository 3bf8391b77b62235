import {
  type ChangedFactors,
  FACTOR_PATH,
  type NewTotp,
  type OwnFactors,
  type OwnPasskey,
} from '@hanjan/model/account/factor.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { loadSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { reasonOf, tellFailed } from '../../records/saving/saving.ts';
import { knowsPasskeys } from '../sign/usePasskeySignIn.ts';
import { PasskeyDialog, PasskeyRename } from './PasskeyDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { TotpDialog } from './TotpDialog.tsx';
import type { useFresh } from './useFresh.tsx';

interface Props extends Pick<ReturnType<typeof useFresh>, 'fresh'> {
  /** Something was changed, and other places where the person was signed in are no more. */
  onChange?(): void;
}

/** What is open above the list. */
type Open =
  | { readonly is: 'totp'; readonly made: NewTotp }
  | { readonly is: 'passkey' }
  | { readonly is: 'name'; readonly passkey: OwnPasskey }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

/** What else than the password opens the account: an authenticator app, passkeys, recovery codes. */
export function Factors({ fresh, onChange }: Props) {
  const [answer, setAnswer] = useState<Answer<OwnFactors> | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const load = useCallback(async () => setAnswer(await call<OwnFactors>('GET', FACTOR_PATH)), []);
  useEffect(() => void load(), [load]);
  const factors = answer?.status === 'OK' ? answer.result : null;

  const changed = (next: Answer<ChangedFactors>, words: string): void => {
    setAnswer(next);
    const { codes } = next.result;
    setOpen(codes && { is: 'codes', codes });
    toast({ text: words });
    void loadSession();
    onChange?.();
  };
  /** Sends a change that needs no more than a word; a refusal is told. */
  const send = async (what: string, body: object, words: string): Promise<void> => {
    const next = await fresh(() => call<ChangedFactors>('POST', `${FACTOR_PATH}/${what}`, body));
    if (next?.status === 'OK') return changed(next, words);
    if (next) await tellFailed(t('factor_failed'), next, () => send(what, body, words));
    await load();
  };
  const addTotp = async (): Promise<void> => {
    const made = await fresh(() => call<NewTotp>('POST', `${FACTOR_PATH}/totp/begin`, {}));
    if (made?.status === 'OK') setOpen({ is: 'totp', made: made.result });
    else if (made) await tellFailed(t('factor_failed'), made, addTotp);
  };
  const remove = async (title: string, what: string, body: object, name: string) => {
    const count = (factors?.totp ? 1 : 0) + (factors?.passkeys.length ?? 0);
    const text = t(count > 1 ? 'factor_remove_text' : 'factor_remove_last');
    const isSure = await ask({ title, text, confirm: t('factor_remove'), cancel: t('cancel'), careful: true });
    if (isSure) await send(what, body, t('factor_removed', { name }));
  };
  const removePasskey = ({ passkey_seq, passkey_name }: OwnPasskey) =>
    remove(t('passkey_remove_title', { name: passkey_name }), 'passkey/remove', { passkey_seq }, passkey_name);
  const renamed = (next: Answer<OwnFactors>): void => {
    setAnswer(next);
    setOpen(null);
  };
  const renew = async () => {
    const title = t('recovery_renew_title');
    const words = { text: t('recovery_renew_text'), confirm: t('recovery_renew'), cancel: t('cancel') };
    if (await ask({ title, ...words, careful: true })) await send('recovery', {}, t('recovery_renew'));
  };

  if (!answer) return <SkeletonRows rows={2} />;
  if (!factors) return <Failed text={reasonOf(answer)} onRetry={load} />;
  const { totp, passkeys, recovery } = factors;
  return (
    <>
      <ul className="account-rows">
        <Row name={t('totp')} about={totp ? usedOf(totp) : t('totp_about')}>
          <Button variant="default" size="sm" onClick={addTotp}>
            {t(totp ? 'totp_replace' : 'totp_add')}
          </Button>
          {totp && (
            <Button
              variant="default"
              size="sm"
              aria-label={t('passkey_remove_of', { name: t('totp') })}
              onClick={() => remove(t('totp_remove_title'), 'totp/remove', {}, t('totp'))}
            >
              {t('factor_remove')}
            </Button>
          )}
        </Row>
        <Row name={t('passkeys')} about={t('passkeys_about')}>
          {knowsPasskeys() && (
            <Button variant="default" size="sm" onClick={() => setOpen({ is: 'passkey' })}>
              {t('passkey_add')}
            </Button>
          )}
        </Row>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.passkey_seq}
            name={passkey.passkey_name}
            about={`${usedOf(passkey)} · ${t(passkey.is_backed_up ? 'passkey_synced' : 'passkey_here')}`}
          >
            <Button
              variant="default"
              size="sm"
              aria-label={t('passkey_rename_of', { name: passkey.passkey_name })}
              onClick={() => setOpen({ is: 'name', passkey })}
            >
              {t('passkey_rename')}
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-label={t('passkey_remove_of', { name: passkey.passkey_name })}
              onClick={() => removePasskey(passkey)}
            >
              {t('factor_remove')}
            </Button>
          </Row>
        ))}
        {(totp || passkeys.length > 0) && (
          <Row name={t('recovery')} about={t('recovery_left', { count: recovery })}>
            <Button variant="default" size="sm" onClick={renew}>
              {t('recovery_renew')}
            </Button>
          </Row>
        )}
      </ul>
      {open?.is === 'totp' && (
        <TotpDialog made={open.made} fresh={fresh} onDone={changed} onClose={() => setOpen(null)} />
      )}
      {open?.is === 'passkey' && <PasskeyDialog fresh={fresh} onDone={changed} onClose={() => setOpen(null)} />}
      {open?.is === 'name' && <PasskeyRename passkey={open.passkey} onDone={renamed} onClose={() => setOpen(null)} />}
      {open?.is === 'codes' && <RecoveryDialog codes={open.codes} onClose={() => setOpen(null)} />}
    </>
  );
}

const usedOf = ({ rgst_at, used_at }: { readonly rgst_at: string; readonly used_at: string | null }): string =>
  [t('totp_since', { at: when(rgst_at) }), used_at ? t('factor_used', { at: when(used_at) }) : t('factor_unused')].join(
    ' · ',
  );

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Row = ({ name, about, children }: RowProps) => (
  <li>
    <div>
      <b>{name}</b>
      <span>{about}</span>
    </div>
    {children}
  </li>
);
