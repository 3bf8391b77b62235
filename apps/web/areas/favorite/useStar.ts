import type { Row, Screen } from '@hanjan/core';
import { FAVORITE, type Starred } from '@hanjan/model/user/favorite.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused } from '../../base/api/call.ts';
import { wordsOf } from '../../base/api/words.ts';
import { useActor } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { readStar, starRecord, unstarRecord } from '../../records/store/calls.ts';
import { renew, showing } from '../../records/store/renew.ts';

const starQuery = (screen: Screen, key: number) =>
  queryOptions<Starred, Refused>({
    queryKey: [...showing(FAVORITE), 'one', screen.name, key],
    queryFn: async ({ signal }) => (await readStar(screen, key, { signal })).result,
  });

interface Star {
  readonly isStarred: boolean;
  readonly isBusy: boolean;
  toggle(): void;
}

/** Whether somebody starred a record, and how they star it or take it off; null for a guest, who cannot. */
export function useStar(screen: Screen, record: Row): Star | null {
  const { user_seq } = useActor();
  const client = useQueryClient();
  const key = Number(record[screen.entity.key]);
  const query = starQuery(screen, key);
  const { data } = useQuery({ ...query, enabled: user_seq !== null });
  const [isBusy, setBusy] = useState(false);
  if (user_seq === null) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      // Without a network nothing was answered yet: it is asked for again, and said where nobody answers.
      const { favorite_seq } = data ?? (await client.fetchQuery(query));
      const answer = favorite_seq === null ? await starRecord(screen, key) : await unstarRecord(favorite_seq);
      if (answer.status !== 'OK') return toast({ text: wordsOf(answer) });
      client.setQueryData(query.queryKey, { favorite_seq: favorite_seq === null ? answer.result.favorite_seq : null });
      toast({ text: t(favorite_seq === null ? 'favorite_on_ok' : 'favorite_off_ok') });
      await renew(answer.touched ?? []);
    } catch {
      toast({ text: t('favorite_offline') });
    } finally {
      setBusy(false);
    }
  };
  return { isStarred: (data?.favorite_seq ?? null) !== null, isBusy, toggle: () => void toggle() };
}
