import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { call } from '../../base/api/call.ts';
import { loadSession, personOf, signOut, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { ArchiveKey } from './Archive.tsx';
import { useFresh } from './useFresh.tsx';
import { useReturn } from './useReturn.ts';
import './account.css';

/** For somebody whose account waits to be deleted: to keep it, to take along what they wrote, or to leave it at that. */
export default function Leaving() {
  const person = personOf(useSession());
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const { question, fresh } = useFresh();
  useReturn('fresh_title');
  if (!person?.delete_at) return <Redirect to="/" replace />;
  const isDue = Date.parse(person.delete_at) <= Date.now();
  const keep = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('POST', '/api/userinfo/keep', {});
    if (answer.status === 'OK') await loadSession();
    setBusy(false);
    if (answer.status !== 'OK') return tellFailed(t('leaving_keep_failed'), answer, keep);
    navigate('/', { replace: true });
    toast({ text: t('leaving_kept') });
  };
  const leave = async (): Promise<void> => {
    const answer = await signOut();
    if (answer.status === 'OK') return location.reload();
    await tellFailed(t('signout_failed'), answer, leave);
  };
  return (
    <div className="account account-alone account-leaving">
      <h1>{t('menu_leaving')}</h1>
      <p>{isDue ? t('leaving_due') : t('leaving_lead', { at: when(person.delete_at) })}</p>
      <p className="account-lead">{t('leaving_what')}</p>
      <p className="account-keys">
        <Button size="md" onClick={isBusy ? undefined : keep} aria-disabled={isBusy || undefined}>
          {t('leaving_keep')}
        </Button>
        <Button size="md" variant="default" onClick={leave}>
          {t('signout')}
        </Button>
      </p>
      <h2>{t('leaving_export')}</h2>
      <p className="account-lead">{t('archive_what')}</p>
      <ArchiveKey fresh={fresh} />
      {question}
    </div>
  );
}
