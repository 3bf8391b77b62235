import { isSame, type Row } from '@hanjan/core';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { sql } from 'kysely';
import type { Wanted } from '../domain/stock.ts';
import { ownedSql, scopeSql } from '../engine/scope.ts';
import type { Work } from '../engine/work.ts';

/** The green beans of a roast. */
export const greenOf = (row: Row | null): Row[] => (row?.roasting_result_greenbean ?? []) as Row[];
export const beanOf = ({ greenbean_roaster_seq }: Row) => greenbean_roaster_seq as number;

/** Steps in which the green beans are in the drum, or were. */
const CHARGED: readonly unknown[] = ['RSTG', 'COOL', 'DONE'];

/** What a roast takes from its lots and gives: nothing before it is charged, and nothing once it is cancelled or removed. */
export function takenBy(row: Row | null, key: number): Wanted[] {
  const mass = (row?.roasting_mass ?? 0) as number;
  const isCharged = CHARGED.includes(row?.roasting_step) || (mass > 0 && row?.roasting_step !== 'CNCL');
  if (!isCharged) return [];
  const taken = greenOf(row).map(
    ({ greenbean_year_seq, greenbean_mass }): Wanted => ({
      lot: 'greenbean',
      key: greenbean_year_seq as number,
      mass: -(greenbean_mass as number),
    }),
  );
  return mass > 0 ? [...taken, { lot: 'roasting', key, mass }] : taken;
}

interface Found {
  readonly key: number;
  readonly greenbean_roaster_seq: number;
  readonly greenbean_year: number;
  readonly is_seen: boolean;
}

/**
 * The lots of the green beans by bean and year, row by row; null where there is none that the actor sees. They and those
 * of the state before are locked in the order of their numbers before anything else asks for them.
 */
export async function lotsFor({ run, actor }: Work, row: Row, before: Row | null): Promise<(number | null)[]> {
  const [green, old] = [greenOf(row), greenOf(before)];
  const known = old.map(({ greenbean_year_seq }) => greenbean_year_seq as number);
  const key = row.roasting_result_key as number;
  const isAsBefore = isSame(green.map(lotOf), old.map(lotOf)) && isSame(takenBy(row, key), takenBy(before, key));
  if (isAsBefore) return known;
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
    const lot = found.find((other) => isSame(lotOf(one), lotOf({ ...other })));
    return lot && (lot.is_seen || known.includes(lot.key)) ? lot.key : null;
  });
}

const yearOf = ({ greenbean_year }: Row) => greenbean_year as number;
const lotOf = (row: Row) => [beanOf(row), yearOf(row)];
