import { readUuid } from '@hanjan/core';
import type { BeanInfo, BeanKind, Wish } from '@hanjan/model/bean/info.ts';
import { sql } from 'kysely';
import type { Run } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';

/** The stage that shows everything. */
const ALL = 'ALL';

/** What a link of a kind shows to whoever acts; null where that is nothing. */
export async function findBeanInfo(
  run: Run,
  kind: BeanKind,
  link: string,
  wish: Wish | null = null,
): Promise<BeanInfo | null> {
  const [found] = await run(sql<{ info: BeanInfo | null }>`SELECT bean_info(${kind}, ${link}, ${wish}) AS info`);
  return found?.info ?? null;
}

/** The same of a link that somebody sends; 404 `bean_unknown` where it shows them nothing. */
export async function beanInfo(run: Run, kind: BeanKind, link: unknown, wish: Wish | null = null): Promise<BeanInfo> {
  const uuid = readUuid(link);
  const info = uuid && (await findBeanInfo(run, kind, uuid, wish));
  if (!info) throw new Refusal(404, 'bean_unknown');
  return info;
}

/**
 * Whether search engines may list the page of a link: everything of it is shown to anybody, and everybody whose words stand
 * there lets them. `info` is what everybody sees of it.
 */
export async function isBeanIndexed(run: Run, { stage, detail_result, blending_result }: BeanInfo, link: string) {
  const { info_type, info_uuid } = detail_result;
  if (info_uuid !== link || [stage, blending_result?.stage ?? ALL].some((one) => one !== ALL)) return false;
  const [found] = await run(sql<{ is: boolean }>`SELECT bean_indexed(${info_type}, ${link}) AS is`);
  return found?.is ?? false;
}
