import { type OwnProvider, PROVIDER_PATH } from '@hanjan/model/account/provider.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import type { Person } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask, tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { reasonOf, tellFailed } from '../../records/saving/saving.ts';
import { goToProvider, providerName, providers } from '../sign/providers.ts';
import { withoutSaid } from '../sign/said.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { Section } from './Section.tsx';
import type { useFresh } from './useFresh.tsx';
import { useReturn } from './useReturn.ts';

type Answered = Answer<readonly OwnProvider[]>;

interface Props extends Pick<ReturnType<typeof useFresh>, 'fresh'> {
  readonly person: Person;
}

/** What the person signs in by besides a password, and a first password where they have none. Nothing where there is neither. */
export function Providers({ person, fresh }: Props) {
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [isSetting, setSetting] = useState(false);
  const load = useCallback(async () => setAnswer(await call<readonly OwnProvider[]>('GET', PROVIDER_PATH)), []);
  useEffect(() => void load(), [load]);
  useReturn('own_provider_failed');
  const linked = answer?.status === 'OK' ? answer.result : null;
  const open = providers().filter(({ key }) => !linked?.some(({ provider }) => provider === key));
  if (person.has_pass && providers().length === 0 && linked?.length === 0) return null;

  const link = async (key: string): Promise<void> => {
    const begun = await fresh(() => goToProvider(key, { why: 'link', back: withoutSaid(location) }));
    if (begun && begun.status !== 'OK') await tellFailed(t('own_provider_failed'), begun, () => link(key));
  };
  const unlink = async ({ identity_seq, provider, is_last }: OwnProvider): Promise<void> => {
    const name = nameOf(provider);
    if (is_last) return tell(t('own_provider_failed'), t('provider_last'));
    const isSure = await ask({
      title: t('own_provider_unlink_title', { name }),
      text: t('own_provider_unlink_text'),
      confirm: t('own_provider_unlink'),
      cancel: t('cancel'),
      careful: true,
    });
    if (!isSure) return;
    const next = await fresh(() => call<readonly OwnProvider[]>('POST', `${PROVIDER_PATH}/unlink`, { identity_seq }));
    if (!next) return;
    // It may have been taken away in another window.
    if (next.status === '404') return load();
    if (next.status !== 'OK') return tell(t('own_provider_failed'), reasonOf(next));
    setAnswer(next);
    toast({ text: t('own_provider_unlinked', { name }) });
  };

  return (
    <Section name="own_providers">
      {!answer && <SkeletonRows rows={1} />}
      {answer && !linked && <Failed text={reasonOf(answer)} onRetry={load} />}
      {linked && (
        <>
          <p className="account-lead">{t(linked.length > 0 ? 'own_providers_about' : 'own_provider_none')}</p>
          {linked.length > 0 && (
            <ul className="account-rows">
              {linked.map((one) => (
                <Linked key={one.identity_seq} linked={one} unlink={() => unlink(one)} />
              ))}
            </ul>
          )}
          <div className="account-keys">
            {open.map(({ key, name }) => (
              <Button key={key} variant="default" onClick={() => link(key)}>
                {t('own_provider_link', { name })}
              </Button>
            ))}
            {!person.has_pass && (
              <Button variant="default" onClick={() => setSetting(true)}>
                {t('first_password')}
              </Button>
            )}
          </div>
        </>
      )}
      {isSetting && <FirstPassword person={person} fresh={fresh} onEnd={() => setSetting(false)} onDone={load} />}
    </Section>
  );
}

const nameOf = (key: string): string => providers().find((one) => one.key === key)?.name ?? providerName(key);

function Linked({ linked, unlink }: { readonly linked: OwnProvider; unlink(): Promise<void> }) {
  const name = nameOf(linked.provider);
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>
          {[
            t('own_provider_since', { at: when(linked.rgst_at) }),
            t('own_provider_used', { at: when(linked.used_at) }),
          ].join(' · ')}
        </span>
      </div>
      <Button variant="default" size="sm" onClick={unlink} aria-label={t('own_provider_unlink_of', { name })}>
        {t('own_provider_unlink')}
      </Button>
    </li>
  );
}
