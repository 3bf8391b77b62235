import { PEOPLE, type SiteRole } from '@hanjan/core';
import { ACCOUNT_PATH, type AccountState } from '@hanjan/model/system/account.ts';
import { useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask, tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { renew } from '../../../records/store/renew.ts';
import { useAsked } from '../useAsked.ts';
import { OneTime } from './OneTime.tsx';
import { useRoleNames } from './role_names.ts';
import '../system.css';

/** What the super administrator does with the account of somebody else. */
export const accountDeskView: GroupView = { Body: AccountDesk, isRead: () => true };

function AccountDesk({ form }: GroupProps) {
  const { user_seq, user_id, user_name } = form.values();
  const { answer, reload } = useAsked<AccountState>(`${ACCOUNT_PATH}/state`, { user_seq });
  const [password, setPassword] = useState<string | null>(null);
  const roleName = useRoleNames();
  if (!answer) return <SkeletonRows rows={2} />;
  if (answer.status !== 'OK') return <Failed text={answer.description} onRetry={reload} />;
  const state = answer.result;
  if (state.is_self) return <p className="desk-lead">{t('account_own')}</p>;
  const name = String(user_name ?? user_id);

  /** Does something with the account; a refusal is told, and how it stands is looked at anew whatever came of it. */
  const does = async <T,>(what: string, body: object, done: string): Promise<T | null> => {
    const { status, result, description } = await call<T>('POST', `${ACCOUNT_PATH}/${what}`, { user_seq, ...body });
    if (status === 'OK') toast({ text: done });
    else await tell(t('account_desk'), description);
    await reload();
    await renew(['system_account']);
    return status === 'OK' ? result : null;
  };
  const sure = (title: string, text: string, confirm: string, danger = false) =>
    ask({ title, text, confirm, cancel: t('cancel'), danger, careful: danger });
  const was = { user_type: state.user_type, user_use: state.user_use };

  const setRole = async (user_type: SiteRole) => {
    const grave =
      user_type === 'SADMIN' ? t('account_role_sadmin') : user_type === 'ADMIN' ? t('account_role_admin') : '';
    const text = [grave, t('account_role_text')].filter(Boolean).join(' ');
    if (await sure(t('account_role_title', { name, role: roleName(user_type) }), text, t('account_do')))
      await does('set', { was, ...was, user_type }, t('account_role_ok'));
  };
  const switchTo = async (user_use: boolean) => {
    const isSure =
      user_use || (await sure(t('account_off_title', { name }), t('account_off_text'), t('account_off'), true));
    if (isSure) await does('set', { was, ...was, user_use }, t(user_use ? 'account_on_ok' : 'account_off_ok'));
  };
  const givePassword = async () => {
    if (!(await sure(t('account_pass_title', { name }), t('account_pass_text'), t('account_pass'), true))) return;
    const given = await does<{ password: string }>('password', {}, t('account_signout_ok'));
    if (given) setPassword(given.password);
  };
  const takeFactors = async () => {
    if (await sure(t('account_factor_title', { name }), t('account_factor_text'), t('account_factor'), true))
      await does('factor', {}, t('account_factor_ok'));
  };
  return (
    <div className="account-desk">
      <Select
        label={t('account_role')}
        value={state.user_type}
        onChange={(event) => setRole(event.currentTarget.value as SiteRole)}
        data={PEOPLE.map((role) => ({ value: role, label: roleName(role) }))}
      />
      <p>
        {t('account_sessions', { count: state.sessions })}{' '}
        {state.seen_at && t('account_seen', { at: when(state.seen_at) })}
      </p>
      {state.one_time !== 'none' && <p>{t(`account_one_time_${state.one_time}`)}</p>}
      <div className="desk-keys">
        {state.sessions > 0 && (
          <Button variant="default" onClick={() => does('end', {}, t('account_signout_ok'))}>
            {t('account_signout')}
          </Button>
        )}
        <Button variant="default" onClick={givePassword}>
          {t('account_pass')}
        </Button>
        {state.factors.length > 0 && (
          <Button variant="default" onClick={takeFactors}>
            {t('account_factor')}
          </Button>
        )}
        {state.user_use ? (
          <Button variant="default" color="danger" onClick={() => switchTo(false)}>
            {t('account_off')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => switchTo(true)}>
            {t('account_on')}
          </Button>
        )}
      </div>
      {password !== null && <OneTime password={password} />}
    </div>
  );
}
