import { useMemo } from 'react';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { bothDrafts, type Draft, NO_DRAFT, type OwnLine } from './draft.ts';
import { createDraftStore } from './draft_store.ts';

/** The list as somebody changed it, stored on the device for each person in each cafe; all tabs show the same. */
export function useDraft(owner: string) {
  const store = useMemo(() => createDraftStore(`hanjan.shopping.${owner}`), [owner]);
  const draft = useStore(store);
  return {
    draft,
    changeCoffee: (key: number, part: Draft['coffees'][string]) =>
      store.change((now) => ({ ...now, coffees: { ...now.coffees, [key]: { ...now.coffees[key], ...part } } })),
    changeOwn: (to: (now: readonly OwnLine[]) => readonly OwnLine[]) =>
      store.change((now) => ({ ...now, own: to(now.own) })),
    clear: () => {
      let cleared = NO_DRAFT;
      store.change((now) => {
        cleared = now;
        return NO_DRAFT;
      });
      const undo = () => store.change((now) => bothDrafts(cleared, now));
      toast({ text: t('shopping_cleared'), action: { label: t('undo'), run: undo } });
    },
  };
}
