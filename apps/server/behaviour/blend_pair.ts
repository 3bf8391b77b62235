import type { RowOf, SoundRowOf } from '@hanjan/model';
import { roasterBlending } from '@hanjan/model/roaster/blending.ts';
import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { STAGES } from '@hanjan/model/shared/public_stages.ts';
import { sql } from 'kysely';
import { changeFollower } from '../domain/follower.ts';
import { orgOf } from '../domain/org.ts';
import { isUsed } from '../domain/users.ts';
import { ownedSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

export type Recipe = SoundRowOf<'roaster_roasting'>;
export type Blend = SoundRowOf<'roaster_blending'>;

/** What a recipe and its blend say alike: names, who sees them and whether they are in use. */
const ALIKE = [
  ['roasting_name', 'blending_name'],
  ['roasting_name_locale', 'blending_name_locale'],
  ['roasting_nick', 'blending_nick'],
  ['roasting_nick_locale', 'blending_nick_locale'],
  ['roasting_auth', 'blending_auth'],
  ['roasting_use', 'blending_use'],
  ...STAGES.map((stage) => [stage, stage] as const),
] as const;

/** What the blend of a recipe says. */
const blendAfter = (recipe: Recipe) =>
  Object.fromEntries(ALIKE.map(([of, to]) => [to, recipe[of] ?? null])) as Record<(typeof ALIKE)[number][1], unknown>;

/** The recipe says what its blend does. */
export const recipeFollows = (work: Transaction, blend: Blend, recipe: number): Promise<void> =>
  changeFollower(work, roasterRoasting, recipe, {
    columns: Object.fromEntries(ALIKE.map(([to, of]) => [to, blend[of] ?? null])),
  });

/** Says in a recipe whether it has a blend, and which. */
export const pairRecipe = (
  work: Transaction,
  recipe: number,
  columns: { blending_create_use?: boolean; blending_create_seq?: number | null },
): Promise<void> => changeFollower(work, roasterRoasting, recipe, { columns });

type Row = RowOf<'roaster_blending'>['roasting_comb'][number];
/** What goes into the blend of one recipe. */
const alone = (recipe: number, mass: number): Row => ({
  roasting_order: 1,
  roasting_seq: recipe,
  roasting_mass: mass,
  roasting_percent: 1000,
});

interface Found {
  readonly mass: number;
  readonly removed_at: string | null;
  readonly is_alone: boolean;
}

/** The blend of a recipe as it is, living or removed, as far as the actor sees it. */
async function findBlend({ run, actor }: Transaction, key: number, recipe: number): Promise<Found | undefined> {
  const [found] = await run(
    sql<Found>`SELECT blending_total_mass AS mass, removed_at,
        (SELECT array_agg(roasting_seq) FROM roaster_blending_roasting AS part
          WHERE part.org = roaster_blending.org AND part.blending_seq = ${key}) = ARRAY[${recipe}::bigint] AS is_alone
      FROM roaster_blending
     WHERE ${scopeSql(roasterBlending, actor)} AND roaster_blending.blending_seq = ${key}
       AND roasting_create_seq = ${recipe} FOR UPDATE`,
  );
  return found;
}

/** The blend says what its recipe does, and as much goes in; one that was taken away comes back. */
export async function blendFollows(work: Transaction, recipe: Recipe, key: number, blend: number): Promise<boolean> {
  const found = await findBlend(work, blend, key);
  if (!found?.is_alone) return false;
  const mass = recipe.greenbean_total_mass ?? found.mass;
  await work.run(
    sql`UPDATE roaster_blending_roasting SET roasting_mass = ${mass}
      WHERE org = ${orgOf(work.actor)} AND blending_seq = ${blend}`,
  );
  await changeFollower(work, roasterBlending, blend, {
    columns: { ...blendAfter(recipe), blending_create_use: true, blending_total_mass: mass },
    lists: { roasting_comb: [[alone(key, found.mass)], [alone(key, mass)]] },
    ...(found.removed_at !== null && { removed: false }),
  });
  return true;
}

/** Makes the blend of a recipe alone, and says its number in the recipe. */
export async function makeBlend(work: Transaction, recipe: Recipe, key: number): Promise<void> {
  const org = orgOf(work.actor);
  const mass = recipe.greenbean_total_mass ?? 0;
  const values = {
    ...blendAfter(recipe),
    blending_total_mass: mass,
    blending_single_origin: true,
    blending_create_use: true,
    roasting_create_seq: key,
    rgst_by: work.actor.user_seq,
  };
  const names = Object.keys(values).map((name) => sql.ref(name));
  const [made] = await work.run(
    sql<{ blending_seq: number }>`WITH made AS (
        INSERT INTO roaster_blending (org, ${sql.join(names)}) VALUES (${org}, ${sql.join(Object.values(values))})
        RETURNING blending_seq
      ), part AS (
        INSERT INTO roaster_blending_roasting (org, blending_seq, nth, roasting_order, roasting_seq, roasting_mass, roasting_percent)
        SELECT ${org}::bigint, blending_seq, 1, 1, ${key}::bigint, ${mass}::integer, 1000 FROM made
      ) SELECT blending_seq FROM made`,
  );
  work.touched.add(roasterBlending.name);
  await work.run(
    sql`UPDATE roaster_roasting SET blending_create_seq = ${made?.blending_seq}
      WHERE ${ownedSql(roasterRoasting, work.actor)} AND roasting_seq = ${key}`,
  );
}

/** The blend of a recipe that wants none any more: it goes, or stays out of use where something refers to it. */
export async function retireBlend(work: Transaction, key: number, blend: number, isLinked: boolean): Promise<void> {
  const found = await findBlend(work, blend, key);
  if (!found || found.removed_at !== null) return;
  const isStaying = await isUsed(work, roasterBlending, blend);
  await changeFollower(work, roasterBlending, blend, {
    columns: { blending_create_use: isLinked, ...(isStaying && { blending_use: false }) },
    ...(!isStaying && { removed: true }),
  });
}

/** Brings the blend back that was removed together with its recipe. */
export async function restoreBlend(work: Transaction, recipe: Recipe, key: number, blend: number, since: string) {
  const found = await findBlend(work, blend, key);
  if (found?.removed_at === since) await blendFollows(work, recipe, key, blend);
}
