import { region } from '@hanjan/model/reference/region.ts';
import { sql } from 'kysely';
import { lockTree, treeFault } from '../../domain/tree.ts';
import { invalid } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

const TREE = {
  name: 'region',
  edges: sql<{ child: string; parent: string }>`SELECT region_seq::text AS child, region_parent_seq::text AS parent
    FROM region WHERE region_parent_seq IS NOT NULL`,
};

/** A region never lies in itself, however many others lie in between. */
export const regionBehaviour: BehaviourOf<'region'> = {
  // Two people who put two regions into one another wait for each other.
  lock: (work) => lockTree(work, TREE),
  async fill(work, row, before) {
    const parent = row.region_parent_seq;
    if (parent === null || parent === before?.region_parent_seq) return row;
    const fault = await treeFault(work, TREE, before && String(before.region_seq), [String(parent)]);
    if (fault) throw invalid([{ name: 'region_parent_seq', ...fault }], region);
    return row;
  },
};
