import { lookups } from '@hanjan/model/lookups.ts';
import { call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { renew } from '../store/renew.ts';
import { allClients } from './clients.ts';
import { CODES } from './group.ts';
import { kept } from './kept.ts';

/** Has the server and every tab read all codes and look-ups anew, and says how it went. */
export async function reloadCodes(): Promise<void> {
  const { status } = await call('POST', '/api/code/reload');
  const isDone =
    status === 'OK' &&
    (await forgetLookups().then(
      () => true,
      () => false,
    ));
  await tell(t('code_reload'), t(isDone ? 'code_reload_ok' : 'code_reload_failed'));
}

/** Forgets whatever was looked up to choose from, for everybody; what is being shown is asked for again. */
async function forgetLookups(): Promise<void> {
  await kept.clear();
  renew([CODES, ...Object.keys(lookups)]);
  const options = { throwOnError: true, cancelRefetch: false };
  const forget = (key: string) => allClients().map((client) => client.invalidateQueries({ queryKey: [key] }, options));
  await Promise.all([CODES, 'lookup'].flatMap(forget));
}
