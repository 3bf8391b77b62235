import type { Screen } from '@hanjan/core';
import type { TakenBack } from '@hanjan/model/roaster/roast_import.ts';
import { useState } from 'react';
import type { Answer } from '../../../base/api/call.ts';
import { randomKey } from '../../../base/api/random.ts';
import { t } from '../../../base/texts/index.ts';
import { ask } from '../../../parts/dialog/ask.ts';
import { renew } from '../../../records/store/renew.ts';
import { sendUndo } from './calls.ts';

/** What taking an import back has come to. */
export interface Undone {
  readonly isBusy: boolean;
  readonly removed: number;
  readonly kept: TakenBack['kept'];
  /** Why it stopped. */
  readonly failure: Answer | null;
}

/** Takes imports back, one at a time; null before any was. */
export function useUndo(screen: Screen) {
  const [undone, setUndone] = useState<(Undone & { readonly name: string }) | null>(null);
  return {
    undone,
    /** Asks, and removes all that is as it was brought in. */
    async undo(name: string, count: number): Promise<void> {
      if (undone?.isBusy) return;
      const isSure = await ask({
        ...{
          title: t('logs_undo_title', { count }),
          text: t('logs_undo_text'),
          confirm: t('logs_undo'),
          cancel: t('cancel'),
        },
        danger: true,
      });
      if (!isSure) return;
      let state = { name, isBusy: true, removed: 0, kept: [] as TakenBack['kept'], failure: null as Answer | null };
      const change = (part: Partial<Undone>) => {
        state = { ...state, ...part };
        setUndone(state);
      };
      change({});
      const entities = new Set<string>();
      let after: number | null = null;
      do {
        const answer: Answer<TakenBack> = await sendUndo(screen, name, after, randomKey());
        if (answer.status !== 'OK') {
          change({ failure: answer });
          break;
        }
        for (const one of answer.touched ?? []) entities.add(one);
        const { removed, kept } = answer.result;
        change({ removed: state.removed + removed, kept: [...state.kept, ...kept] });
        after = answer.result.after;
      } while (after !== null);
      change({ isBusy: false });
      await renew([...entities]);
    },
  };
}
