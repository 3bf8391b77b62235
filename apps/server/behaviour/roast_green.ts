import { isSame } from '@hanjan/core';
import type { RowOf, SoundRowOf } from '@hanjan/model';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { sql } from 'kysely';
import type { Wanted } from '../domain/stock.ts';
import { ownedSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/** A roast that was found good. */
export type Roast = SoundRowOf<'roaster_roasting_result'>;
type StoredRoast = RowOf<'roaster_roasting_result'>;
type Green = NonNullable<StoredRoast['roasting_result_greenbean']>[number];

/** The green beans of a roast. */
export const greenOf = (row: Roast | null): readonly Green[] => row?.roasting_result_greenbean ?? [];
export const beanOf = ({ greenbean_roaster_seq }: Pick<Green, 'greenbean_roaster_seq'>) => greenbean_roaster_seq;

/** Steps in which the green beans are in the drum, or were. */
const CHARGED: readonly (string | undefined)[] = ['RSTG', 'COOL', 'DONE'];

/**
 * What a roast takes from its lots and gives: nothing before it is charged, nothing once it is cancelled or removed, and
 * nothing where it was roasted before the stock was kept.
 */
export function takenBy(row: Roast | null, key: number): Wanted[] {
  if (row?.roasting_past === true) return [];
  const mass = row?.roasting_mass ?? 0;
  const isCharged = CHARGED.includes(row?.roasting_step) || (mass > 0 && row?.roasting_step !== 'CNCL');
  if (!isCharged) return [];
  const taken = greenOf(row).flatMap(({ greenbean_year_seq, greenbean_mass }): readonly Wanted[] =>
    greenbean_year_seq === null ? [] : [{ lot: 'greenbean', key: greenbean_year_seq, mass: -greenbean_mass }],
  );
  return mass > 0 ? [...taken, { lot: 'roasting', key, mass }] : taken;
}

/** What a lot is found by. */
type Lot = Pick<Green, 'greenbean_roaster_seq' | 'greenbean_year'>;

interface Found extends Lot {
  readonly key: number;
  readonly is_seen: boolean;
}

/**
 * The lots of the green beans by bean and year, row by row; null where there is none that the actor sees. They and those
 * of the state before are locked in the order of their numbers before anything else asks for them.
 */
export async function lotsFor(
  { run, actor }: Transaction,
  row: Roast,
  before: StoredRoast | null,
): Promise<(number | null)[]> {
  const [green, old] = [greenOf(row), greenOf(before)];
  const known = old.map(({ greenbean_year_seq }) => greenbean_year_seq);
  const isSameTaken = (key: number) => isSame(takenBy(row, key), takenBy(before, key));
  if (before && isSame(green.map(lotOf), old.map(lotOf)) && isSameTaken(before.roasting_result_key)) return known;
  const found = await run(
    sql<Found>`SELECT greenbean_year_seq AS key, greenbean_roaster_seq, greenbean_year,
        (${scopeSql(roasterGreenbeanYear, actor)}) AS is_seen
      FROM roaster_greenbean_year
     WHERE ${ownedSql(roasterGreenbeanYear, actor)} AND removed_at IS NULL
       AND ((greenbean_roaster_seq, greenbean_year) IN
              (SELECT * FROM unnest(${green.map(beanOf)}::bigint[], ${green.map(yearOf)}::integer[]))
            OR greenbean_year_seq = ANY(${known}))
     ORDER BY greenbean_year_seq FOR NO KEY UPDATE`,
  );
  return green.map((one) => {
    const lot = found.find((other) => isSame(lotOf(one), lotOf(other)));
    return lot && (lot.is_seen || known.includes(lot.key)) ? lot.key : null;
  });
}

const yearOf = ({ greenbean_year }: Lot) => greenbean_year;
const lotOf = (row: Lot) => [beanOf(row), yearOf(row)];
