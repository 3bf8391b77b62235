import { type OwnSession, SESSION_PATH } from '@hanjan/model/account/session.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { moment, when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { reasonOf, tellFailed } from '../../records/saving/saving.ts';
import { Section } from './Section.tsx';
import type { useFresh } from './useFresh.tsx';

type Answered = Answer<readonly OwnSession[]>;

/** Where the person is signed in, with the way to end it there. */
export function Sessions({ fresh }: Pick<ReturnType<typeof useFresh>, 'fresh'>) {
  const [answer, setAnswer] = useState<Answered | null>(null);
  const load = useCallback(async () => setAnswer(await call<readonly OwnSession[]>('GET', SESSION_PATH)), []);
  useEffect(() => void load(), [load]);
  const sessions = answer?.status === 'OK' ? answer.result : null;

  const end = async (session: OwnSession): Promise<void> => {
    const { session_seq } = session;
    const next = await fresh(() => call<readonly OwnSession[]>('POST', `${SESSION_PATH}/end`, { session_seq }));
    if (!next) return;
    // It may have ended by itself, or from another one.
    if (next.status === '404') {
      toast({ text: t('session_gone') });
      return load();
    }
    if (next.status !== 'OK') return tellFailed(t('session_failed'), next, () => end(session));
    setAnswer(next);
    toast({ text: t('session_ended', { name: deviceName(session) }) });
  };
  const endOthers = async (): Promise<void> => {
    const isSure = await ask({
      title: t('session_end_others'),
      text: t('session_end_others_text'),
      confirm: t('session_end'),
      cancel: t('cancel'),
      careful: true,
    });
    if (!isSure) return;
    const next = await fresh(() => call<readonly OwnSession[]>('POST', `${SESSION_PATH}/end_others`, {}));
    if (!next) return;
    if (next.status !== 'OK') return tellFailed(t('session_failed'), next, endOthers);
    setAnswer(next);
    toast({ text: t('session_others_ended') });
  };

  return (
    <Section name="own_sessions">
      {!answer && <SkeletonRows rows={2} />}
      {answer && !sessions && <Failed text={reasonOf(answer)} onRetry={load} />}
      {sessions && (
        <>
          <p className="account-lead">{t('own_sessions_about')}</p>
          <ul className="account-rows">
            {sessions.map((session) => (
              <Place key={session.session_seq} session={session} end={() => end(session)} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button variant="default" onClick={endOthers}>
              {t('session_end_others')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

/** What a place is called where somebody is signed in. */
export const deviceName = ({ session_system, session_browser }: OwnSession): string =>
  `${t(`system_${session_system}`)} · ${t(`browser_${session_browser}`)}`;

function Place({ session, end }: { readonly session: OwnSession; end(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const name = deviceName(session);
  const { is_here, seen_at, rgst_at, subnet } = session;
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await end();
    setBusy(false);
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>
          {[
            is_here ? t('session_here') : t('session_seen', { at: moment(seen_at) }),
            t('session_since', { at: when(rgst_at) }),
            t('session_network', { network: subnet }),
          ].join(' · ')}
        </span>
      </div>
      {!is_here && (
        <Button
          variant="default"
          size="sm"
          onClick={press}
          aria-label={t('session_end_of', { name })}
          aria-disabled={isBusy || undefined}
        >
          {t('session_end')}
        </Button>
      )}
    </li>
  );
}
