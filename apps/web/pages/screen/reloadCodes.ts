import { call } from '../../api/call.ts';
import { t } from '../../i18n/index.ts';
import { tell } from '../../shell/ask.ts';
import { forgetLookups } from './clients.ts';

/** Has the server and this page read all codes and look-ups anew, and tells how it went. */
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
