import { code, flag, type SiteRole, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';

/** The calls on accounts of others. */
export const ACCOUNT_PATH = '/api/setting/system/user';

/** What the super administrator may change of an account, and how it stands. */
export interface AccountState {
  readonly user_seq: number;
  readonly user_type: SiteRole;
  readonly user_use: boolean;
  /** Places where somebody is signed in with it, and when one of them was used last. */
  readonly sessions: number;
  readonly seen_at: string | null;
  /** Whether it has a one-time password that nobody has changed yet. */
  readonly one_time: 'none' | 'open' | 'expired';
  /** With what else than its password it is opened. */
  readonly factors: readonly string[];
  readonly is_self: boolean;
}

/** An account as the super administrator sees it. Nothing that opens it is part of it. */
export const systemAccount = defineEntity({
  name: 'system_account',
  scope: 'none',
  isView: true,
  key: 'user_seq',
  label: 'user_id',
  subtitle: ['user_name'],
  fields: {
    user_seq: serial({}),
    user_id: text({ readonly: true, max: 45 }),
    user_name: text({ readonly: true, max: 300 }),
    user_email: text({ readonly: true, max: 300 }),
    user_country: code({ readonly: true, group: 'CNTR' }),
    user_type: code({ readonly: true, group: 'USER' }),
    user_use: flag({ readonly: true, view: 'word' }),
    user_pass_once: flag({ readonly: true, view: 'word' }),
  },
});

/** Who has an account. What is done with one has calls of its own; people make their accounts themselves. */
export const systemAccountScreen = defineScreen(systemAccount, {
  name: 'system_account',
  path: ACCOUNT_PATH,
  access: { list: ['SADMIN'], read: ['SADMIN'] },
  removesOwn: false,
  list: {
    columns: ['user_id', 'user_name', 'user_email', 'user_type', 'user_use', 'rgst_at'],
    search: ['user_type', 'user_use', 'user_country', 'user_pass_once'],
    title: ['user_id', 'user_name', 'user_email'],
    sort: ['user_id', 'user_name', 'rgst_at'],
    order: 'rgst_at.desc',
  },
  form: [
    { key: 'account_who', fields: ['user_id', 'user_name', 'user_email', 'user_country'] },
    { key: 'account_standing', fields: ['user_type', 'user_use', 'user_pass_once'] },
    { key: 'account_desk', fields: [], view: 'account_desk' },
  ],
});
