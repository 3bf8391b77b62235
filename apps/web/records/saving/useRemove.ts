import type { Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { isShown } from '../../base/router/history.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { ask, tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { useForget } from '../recent/useRecent.ts';
import { sendRemoval } from '../store/calls.ts';
import { dropListed } from '../store/list.ts';
import { renew } from '../store/renew.ts';
import type { RecordAddress } from '../store/useAddress.ts';
import { recordQuery } from '../store/useRecord.ts';
import { asking } from './question.ts';
import { restoreRecord } from './restore.ts';
import { type Known, tellFailed, whyNotRemoved } from './saving.ts';

/** Removes a record and says so in these words or in the usual ones. */
type Remove = (known: Known, done?: string) => Promise<void>;

/** Removes a record without asking, goes from it to the list and offers to take it back. */
export function useRemoval(screen: Screen, address: RecordAddress): Remove {
  const client = useQueryClient();
  const forget = useForget(screen);
  const { key: name, name: entity } = screen.entity;

  return async ({ key, version }, done = t('remove_ok')) => {
    const { queryKey } = recordQuery(screen, key);
    const restore = async (): Promise<void> => {
      if (await restoreRecord(screen, key)) toast({ text: t('restore_ok') });
    };
    const remove = async (): Promise<void> => {
      const answer = await asking({ [name]: key, version }, (body) => sendRemoval(screen, 'remove', body));
      if (!answer) return;
      if (answer.status !== 'OK') {
        await renew([entity]);
        const why = await whyNotRemoved(screen.entity, answer);
        if (why !== null) return tell(t('remove_failed'), why);
        return tellFailed(t('remove_failed'), answer, remove);
      }
      if (isShown(address.path(key))) address.go(address.list, { replace: true });
      client.removeQueries({ queryKey });
      forget(address.path(key).replace(/.*\//, ''));
      toast({ text: done, action: { label: t('restore'), run: restore } });
      dropListed(client, screen, key);
      await renew(answer.touched ?? []);
    };
    await remove();
  };
}

/** Removes a record after asking. */
export function useRemove(screen: Screen, known: Known, title: string, address: RecordAddress): () => Promise<void> {
  const remove = useRemoval(screen, address);
  return async () => {
    const isSure = await ask({
      title: t('remove_title'),
      text: t('remove_text', { name: isolated(title) }),
      confirm: t('record_remove'),
      cancel: t('cancel'),
      danger: true,
    });
    if (isSure) await remove(known);
  };
}
