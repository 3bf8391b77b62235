import type { Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isolated, t } from '../../i18n/index.ts';
import { ask, tell } from '../../shell/ask.ts';
import { toast } from '../../shell/toast.ts';
import { useListCache } from '../list/useList.ts';
import type { RecordAddress } from './useAddress.ts';
import { recordQuery, type StoredRecord } from './useRecord.ts';

/** Removes a record after asking, goes back to the list and offers to take it back. */
export function useRemove(screen: Screen, record: StoredRecord, title: string, address: RecordAddress) {
  const client = useQueryClient();
  const lists = useListCache(screen);
  const { key: name } = screen.entity;
  const key = Number(record[name]);
  const { queryKey } = recordQuery(screen, key);

  const restore = async () => {
    const answer = await call('POST', `${screen.path}/restore`, { [name]: key });
    await lists.refresh();
    if (answer.status === 'OK') toast({ text: t('restore_ok') });
    else await tell(t('restore_failed'), answer.description);
  };

  return async () => {
    const isSure = await ask({
      title: t('remove_title'),
      text: t('remove_text', { name: isolated(title) }),
      confirm: t('record_remove'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await call('POST', `${screen.path}/remove`, { [name]: key, version: record.version });
    if (answer.status !== 'OK') {
      await tell(t('remove_failed'), answer.description);
      await client.invalidateQueries({ queryKey });
      return;
    }
    address.go(address.list, { replace: true });
    client.removeQueries({ queryKey });
    toast({ text: t('remove_ok'), action: { label: t('restore'), run: restore } });
    await lists.drop(key);
  };
}
