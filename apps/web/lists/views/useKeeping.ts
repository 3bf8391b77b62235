import type { Row, Screen } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { changeOf, createSender, faultLine, type Known, tellFailed } from '../../records/saving/saving.ts';
import { sendRemoval } from '../../records/store/calls.ts';
import { renew } from '../../records/store/renew.ts';
import { viewQuery } from '../state/address.ts';
import type { Views } from '../state/tool.ts';
import type { ListAddress } from '../state/useListState.ts';
import type { View } from '../state/view.ts';

/** Ways to change the views of a list. Those that can fail answer whether they did what was asked. */
export interface Keeping {
  /** Keeps what the list shows under a new name and goes on in that view. */
  create(name: string, isShared: boolean): Promise<boolean>;
  rename(view: View, name: string): Promise<boolean>;
  /** Keeps what the list shows now in place of what the view had. */
  replace(view: View): Promise<boolean>;
  remove(view: View): Promise<boolean>;
  /** Brings a removed view back. */
  restore(view: View): Promise<boolean>;
  /** The view that the list begins with on this device; none when undefined. */
  begin(view: View | undefined): void;
}

export function useKeeping(screen: Screen, list: ListAddress, { own, shared }: Views): Keeping {
  const { state, device, layout } = list;
  const query = viewQuery(state, screen, device);
  const screenOf = ({ isShared }: Pick<View, 'isShared'>) => (isShared && shared ? shared : own);
  const change = async (view: View, values: Row): Promise<Known | null> => {
    const kept = screenOf(view);
    const known = await save(kept, changeOf(kept.entity.key, view, values));
    await renew([kept.entity.name]);
    return known;
  };

  const send = async (what: 'remove' | 'restore', view: View): Promise<boolean> => {
    const kept = screenOf(view);
    const { entity } = kept;
    const answer = await sendRemoval(kept, what, { [entity.key]: view.key });
    await renew([entity.name]);
    if (answer.status === 'OK') return true;
    let isDone = false;
    await tellFailed(t(`${what}_failed`), answer, async () => {
      isDone = await send(what, view);
    });
    return isDone;
  };

  return {
    async create(name, isShared) {
      const known = await save(screenOf({ isShared }), {
        view_screen: screen.name,
        view_name: name,
        view_query: query,
      });
      if (!known) return false;
      await renew([screenOf({ isShared }).entity.name]);
      list.open({ id: `${isShared ? 'o' : ''}${known.key}`, query });
      toast({ text: t('view_saved') });
      return true;
    },
    rename: async (view, name) => (await change(view, { view_name: name })) !== null,
    async replace(view) {
      const known = await change(view, { view_query: query });
      if (!known) return false;
      const undo = async () => void (await change({ ...view, ...known }, { view_query: view.query }));
      toast({ text: t('view_saved'), action: { label: t('undo'), run: undo } });
      return true;
    },
    async remove(view) {
      if (!(await send('remove', view))) return false;
      if (layout.begin === view.id) list.keep({ begin: undefined });
      if (state.view === view.id) list.change({ view: null, page: state.page }, { replace: true });
      return true;
    },
    restore: (view) => send('restore', view),
    begin(view) {
      list.keep({ begin: view?.id });
      // An address that says nothing means that view from now on, and not what is shown.
      if (view && state.view === null) list.change({ view: '0', page: state.page }, { replace: true });
    },
  };
}

/** Saves a view; what goes wrong is shown. Answers null when it was not saved. */
async function save(kept: Screen, payload: Row): Promise<Known | null> {
  const send = createSender(kept);
  let saved: Known | null = null;
  const attempt = async (): Promise<void> => {
    const outcome = await send(payload);
    const title = t('view_failed');
    if (outcome.is === 'saved') saved = outcome.known;
    else if (outcome.is === 'failed') await tellFailed(title, outcome.answer, attempt);
    else if (outcome.is === 'faulty')
      await tell(title, outcome.faults.map((fault) => faultLine(kept.entity, fault)).join('\n'));
    else await tell(title, t('view_moved'));
  };
  await attempt();
  return saved;
}
