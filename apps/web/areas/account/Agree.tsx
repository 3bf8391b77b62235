import { PRIVACY_PATH, PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { call } from '../../base/api/call.ts';
import { nextOf } from '../../base/router/next.ts';
import { loadSession, personOf, signOut, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ask } from '../../parts/dialog/ask.ts';
import { drafts } from '../../records/drafts/store.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { addressOf } from '../sign/providers.ts';
import { Archive } from './Archive.tsx';
import { Deletion } from './Deletion.tsx';
import { useFresh } from './useFresh.tsx';
import { useReturn } from './useReturn.ts';
import './account.css';

/** For somebody who agreed to a former privacy policy: to agree to the one of now, to sign out, or to leave for good. */
export default function Agree() {
  const person = personOf(useSession());
  const next = nextOf(useSearch()) ?? '/';
  const [isBusy, setBusy] = useState(false);
  const { question, fresh } = useFresh();
  useReturn('fresh_title');
  if (!person?.must_agree) return <Redirect to={next} replace />;
  const before = person.privacy_version ?? '';
  const agree = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('POST', PRIVACY_PATH, { privacy_ok: true, privacy_version: PRIVACY_VERSION });
    if (answer.status === 'OK') await loadSession();
    setBusy(false);
    if (answer.status !== 'OK') await tellFailed(t('agree_failed'), answer, agree);
  };
  const leave = async (): Promise<void> => {
    const count = drafts.of(person.user_uuid).length;
    const words = { text: t('signout_drafts', { count }), confirm: t('signout_discard'), cancel: t('cancel') };
    if (count > 0 && !(await ask({ title: t('signout_title'), ...words, danger: true }))) return;
    const answer = await signOut();
    if (answer.status === 'OK' || answer.status === '401') return location.reload();
    await tellFailed(t('signout_failed'), answer, leave);
  };
  return (
    <div className="account account-alone account-leaving">
      <h1>{t('agree_title')}</h1>
      <p className="account-lead">{t('agree_lead', { version: PRIVACY_VERSION, before })}</p>
      <p>
        <a className="quiet-link" href={addressOf('/user/privacy')} target="_blank" rel="noopener">
          {t('privacy_read')}
          <span className="spoken"> ({t('new_tab')})</span>
        </a>
      </p>
      <p className="account-keys">
        <Button size="md" onClick={isBusy ? undefined : agree} aria-disabled={isBusy || undefined}>
          {t('agree_do')}
        </Button>
        <Button size="md" variant="default" onClick={leave}>
          {t('signout')}
        </Button>
      </p>
      <p className="account-lead">{t('agree_not')}</p>
      <Archive fresh={fresh} />
      <Deletion fresh={fresh} />
      {question}
    </div>
  );
}
