import type { Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import type { Selecting } from '../rows/useSelection.ts';
import type { ListAddress } from '../state/useListState.ts';
import { fetchAll, MOST_AT_ONCE } from './all.ts';

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly total: number;
  readonly selecting: Selecting;
}

/** Chooses all that the list is narrowed to, not only what its page shows. */
export function AllTool({ screen, list, total, selecting }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      selecting.take(await fetchAll(client, screen, list.state));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await tellFailed(t('select_all_failed'), error.answer, choose);
    } finally {
      setBusy(false);
    }
  };
  const isMore = total > MOST_AT_ONCE;
  return (
    <button type="button" className="tool" aria-disabled={isBusy || undefined} onClick={choose}>
      {t(isMore ? 'select_first' : 'select_all', { count: isMore ? MOST_AT_ONCE : total })}
    </button>
  );
}
