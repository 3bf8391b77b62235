import { account } from './account.ts';
import { accountRefused } from './account_refused.ts';
import { email } from './email.ts';
import { held } from './held.ts';
import { ownProvider } from './provider.ts';

/** Texts of the pages of one's own account. */
export default {
  ...account,
  ...accountRefused,
  ...held,
  ...email,
  ...ownProvider,
} as const;
