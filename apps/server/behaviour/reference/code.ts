import { code } from '@hanjan/model/reference/code.ts';
import { FIXED, PROJECTED } from '@hanjan/model/seed/code_group.ts';
import { settingCodeScreen } from '@hanjan/model/setting/code.ts';
import { sql } from 'kysely';
import { treeFault } from '../../domain/tree.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

const isFixed = (group: string | null) => FIXED.some((one) => one === group);

/**
 * A code bears the id of its group, and stands last in it unless somebody says where. Those by which the product works are
 * neither added nor taken away. It stands below a code of its group or belongs to a country.
 */
export const codeBehaviour: BehaviourOf<'code'> = {
  async fill(work, row, before) {
    const group = before ? before.code_group_id : await groupOf(work, row.code_group_seq);
    if (!before && PROJECTED.some((one) => one === group)) throw refused('code_group_seq', 'code_projected');
    if (isFixed(group) && !before) throw refused('code_group_seq', 'code_fixed');
    if (isFixed(group) && before?.code_use && !row.code_use) throw refused('code_use', 'code_fixed');
    if (group !== null && row.code_filter !== (before?.code_filter ?? null)) {
      const id = before?.code_id ?? row.code_id;
      await checkParent(work, group, id, row.code_filter ?? null);
    }
    return { ...row, code_group_id: group, code_order: row.code_order ?? (await lastIn(work, group)) };
  },

  async follow(work, { before, after }) {
    if (after !== null || !before) return;
    if (isFixed(before.code_group_id)) throw new Refusal(409, 'code_fixed');
    await refuseParent(work, before.code_group_id, before.code_id);
  },
};

/** What other codes stand below, of a group or of any, is not removed. */
export async function refuseParent({ run }: Transaction, group: string | null, id: string): Promise<void> {
  const [found] = await run(
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM code
      WHERE code_filter = ${id} AND removed_at IS NULL AND code_group_id = coalesce(${group}, code_group_id)`,
  );
  if (!found || found.count === 0) return;
  const { count } = found;
  const users = [{ entity: code.name, screen: settingCodeScreen.name, field: 'code_filter', count }];
  throw new Refusal(409, 'in_use', { args: { count }, result: users });
}

const refused = (name: string, key: string) => invalid([{ name, key, args: {} }], code);

async function groupOf({ run }: Transaction, group: number | null): Promise<string | null> {
  const [found] = await run(
    sql<{ code_group_id: string }>`SELECT code_group_id FROM code_group
      WHERE code_group_seq = ${group} AND removed_at IS NULL`,
  );
  return found?.code_group_id ?? null;
}

async function lastIn({ run }: Transaction, group: string | null): Promise<number> {
  const [found] = await run(
    sql<{ next: number }>`SELECT coalesce(max(code_order), 0) + 1 AS next FROM code WHERE code_group_id = ${group}`,
  );
  return found?.next ?? 1;
}

async function checkParent(work: Transaction, group: string, id: string, parent: string | null): Promise<void> {
  if (parent === null) return;
  const found = await work.run(
    sql`SELECT FROM code_living WHERE code_group_id IN (${group}, 'CNTR') AND code_id = ${parent}`,
  );
  if (found.length === 0) throw refused('code_filter', 'field_code');
  const fault = await treeFault(work, codeTree(group), id, [parent]);
  if (fault) throw invalid([{ name: 'code_filter', ...fault }], code);
}

const codeTree = (group: string) => ({
  name: `code ${group}`,
  edges: sql<{ child: string; parent: string }>`SELECT code_id AS child, code_filter AS parent FROM code
    WHERE code_group_id = ${group} AND code_filter IS NOT NULL`,
});
