import { mayEver, type Row, type Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { isShown } from '../../base/router/history.ts';
import { useActor } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { type Toast, toast } from '../../parts/dialog/toast.ts';
import { typeLater } from '../history/typed.ts';
import { renew } from '../store/renew.ts';
import type { RecordAddress } from '../store/useAddress.ts';
import { recordQuery } from '../store/useRecord.ts';
import { changeOf, createSender, faultLine, type Known, type Outcome, tellFailed } from './saving.ts';
import { useRemoval } from './useRemove.ts';
import type { Kept } from './useSave.ts';

/** Says that a record was saved, and offers the way back from what that did. */
export function useSavedToast(screen: Screen, address: RecordAddress): (kept: Kept) => void {
  const undo = useUndo(screen);
  const remove = useRemoval(screen, address);
  const mayRemove = mayEver(useActor(), screen, 'remove');
  return ({ known, isNew, before, yielded, incoming }) => {
    const typeAgain = () => {
      typeLater(screen, known.key, yielded);
      address.go(address.record(known.key, 'edit'), { replace: isShown(address.path(known.key)) });
    };
    const action = (): Toast['action'] => {
      if (isNew) return mayRemove ? { label: t('undo'), run: () => remove(known, t('undo_new_ok')) } : undefined;
      if (Object.keys(yielded).length > 0) return { label: t('conflict_mine_again'), run: typeAgain };
      const closes = screen.editCheck !== undefined && before[screen.editCheck] === true;
      return Object.keys(before).length > 0 && !closes
        ? { label: t('undo'), run: () => undo(known, before) }
        : undefined;
    };
    const isTheirs = Object.keys(yielded).length > 0 && Object.keys(before).length === 0;
    const merged = incoming > 0 ? t('save_merged', { count: incoming }) : t('save_ok');
    toast({ text: isTheirs ? t('save_theirs') : merged, action: action() });
  };
}

/** Writes what the fields of a save had before, unless something was saved after it. */
export function useUndo(screen: Screen): (known: Known, before: Row) => Promise<void> {
  const client = useQueryClient();
  return async (known, before) => {
    const { queryKey } = recordQuery(screen, known.key);
    const send = createSender(screen);
    const attempt = async (): Promise<void> => {
      const outcome = await send(changeOf(screen.entity.key, known, before));
      if (outcome.is === 'saved') {
        const { version } = outcome.known;
        client.setQueryData(queryKey, (stored) => stored && { ...stored, ...before, version });
        toast({ text: t('undo_ok') });
      }
      // What was refused is no longer as it is shown.
      renew(outcome.is === 'saved' ? outcome.touched : [screen.entity.name]);
      if (outcome.is === 'failed') return tellFailed(t('undo_failed'), outcome.answer, attempt);
      if (outcome.is !== 'saved' && outcome.is !== 'declined') await tell(t('undo_failed'), whyNot(screen, outcome));
    };
    await attempt();
  };
}

/** What stands in the way of an undo. */
export function whyNot({ entity }: Screen, outcome: Exclude<Outcome, { is: 'saved' | 'failed' | 'declined' }>): string {
  if (outcome.is === 'faulty') return outcome.faults.map((fault) => faultLine(entity, fault)).join('\n');
  if (outcome.is === 'removed') return t('undo_removed');
  const { edit_at, edit_user: name } = outcome.conflict;
  const at = edit_at ? moment(edit_at) : '';
  return name === null || entity.scope === 'user' ? t('undo_conflict', { at }) : t('undo_conflict_by', { name, at });
}
