import { may, ORG_KINDS, type Row, type Screen } from '@hanjan/core';
import type { HeldRecords, Holdings } from '@hanjan/model/account/own.ts';
import type { ScreenName } from '@hanjan/model/catalogue.ts';
import { sql } from 'kysely';
import type { Catalogue } from '../db/schema/ddl.ts';
import { isActive } from '../engine/enter.ts';
import { countAll, countLiving } from '../engine/pages.ts';
import type { Work } from '../engine/work.ts';

/** How many records stand in each of some lists, as far as the actor sees them; of lists of the same records the first one. */
export async function heldIn(work: Work, screens: readonly Screen[]): Promise<HeldRecords[]> {
  const seen = screens.filter((screen) => may(work.actor, screen, 'list'));
  const first = seen.filter(({ entity }, at) => seen.findIndex((other) => other.entity.name === entity.name) === at);
  const counted = first.map(async ({ name, entity }) => ({
    screen: name as ScreenName,
    count: countAll(await countLiving(work, entity, [], true)),
  }));
  return Promise.all(counted);
}

/** What the account of the actor holds. What an organisation keeps is the organisation's. */
export async function holdings(work: Work, { screens }: Catalogue): Promise<Holdings> {
  const { run, actor } = work;
  const places = sql.join(
    ORG_KINDS.map((kind) => sql`count(*) FILTER (WHERE ${isActive(kind)})::integer AS ${sql.ref(kind)}`),
  );
  const [records, [pictures], [found]] = await Promise.all([
    heldIn(
      work,
      screens.filter(({ entity }) => entity.scope === 'user'),
    ),
    run(
      sql<Holdings['pictures']>`SELECT count(*)::integer AS count, coalesce(sum(bytes), 0)::integer AS bytes
        FROM user_picture WHERE user_seq = ${actor.user_seq}`,
    ),
    run(sql<Row>`SELECT ${places} FROM membership JOIN org USING (org) WHERE user_seq = ${actor.user_seq}`),
  ]);
  return {
    records,
    pictures: pictures ?? { count: 0, bytes: 0 },
    places: { cafe: Number(found?.cafe), roaster: Number(found?.roaster) },
  };
}
