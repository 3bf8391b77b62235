import type { Screen } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { sendRemoval } from '../store/calls.ts';
import { renew } from '../store/renew.ts';
import { asking } from './question.ts';
import { tellFailed, whyNotRestored } from './saving.ts';

/** Brings a removed record back, asks what the server asks, and says why where it stays removed. Answers whether it is back. */
export async function restoreRecord(screen: Screen, key: number): Promise<boolean> {
  const { entity } = screen;
  const answer = await asking({ [entity.key]: key }, (body) => sendRemoval(screen, 'restore', body));
  await renew(answer?.touched ?? [entity.name]);
  if (!answer) return false;
  if (answer.status === 'OK') return true;
  const why = whyNotRestored(entity, answer);
  let isBack = false;
  if (why !== null) await tell(t('restore_failed'), why);
  else
    await tellFailed(t('restore_failed'), answer, async () => {
      isBack = await restoreRecord(screen, key);
    });
  return isBack;
}
