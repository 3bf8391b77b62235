import { code } from '@hanjan/model/reference/code.ts';
import { variety } from '@hanjan/model/reference/variety.ts';
import { sql } from 'kysely';
import { treeFault } from '../../domain/tree.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

const TREE = {
  name: 'variety',
  edges: sql<{ child: string; parent: string }>`SELECT variety_id AS child, unnest(variety_parent_list) AS parent
    FROM variety`,
};

/** A variety stands last unless somebody says where, and does not descend from itself. It is a code to choose, too. */
export const varietyBehaviour: BehaviourOf<'variety'> = {
  async fill(work, row, before) {
    const parents = row.variety_parent_list ?? [];
    const isNew = parents.join() !== (before?.variety_parent_list ?? []).join();
    const fault = isNew ? await treeFault(work, TREE, before?.variety_id ?? row.variety_id, parents) : null;
    if (fault) throw invalid([{ name: 'variety_parent_list', ...fault }], variety);
    return { ...row, variety_disp: row.variety_disp ?? (await last(work)) };
  },

  async follow({ touched }) {
    touched.add(code.name);
  },
};

async function last({ run }: Transaction): Promise<number> {
  const [found] = await run(sql<{ next: number }>`SELECT coalesce(max(variety_disp), 0) + 1 AS next FROM variety`);
  return found?.next ?? 1;
}
