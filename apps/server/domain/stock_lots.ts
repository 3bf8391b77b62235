import type { Actor, Entity } from '@hanjan/core';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { type RawBuilder, sql } from 'kysely';
import { scopeSql } from '../engine/scope.ts';

/** Why a lot grew or shrank. */
export type Reason = 'RECEIVE' | 'ROAST' | 'COUNT' | 'WASTE' | 'SHORT';

/** A kind of record that there is something left of. Its moves name it in the column that is called like its key. */
export interface Lot {
  readonly entity: Entity;
  /** The column that holds how much there is. */
  readonly balance: string;
  /** The reasons for which it is used up; what is counted or found short is no use. */
  readonly used: readonly Reason[];
  /** Statement of what the lots that an actor sees are called, by `org` and `key`. */
  told(actor: Actor): RawBuilder<Told>;
}

/** What a lot is called, and when it is from. */
export interface Told {
  readonly id: string;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly roasted_on: string | null;
  readonly batch: number | null;
}

/** Everything that has a stock. */
export const LOTS = {
  greenbean: {
    entity: roasterGreenbeanYear,
    balance: 'greenbean_instock',
    used: ['ROAST', 'WASTE'],
    told: (
      actor,
    ) => sql<Told>`SELECT roaster_greenbean_year.org, greenbean_year_seq AS key, greenbean_year_seq::text AS id,
        greenbean_name AS name, greenbean_name_locale AS name_locale, greenbean_year AS year, NULL::date AS roasted_on,
        NULL::integer AS batch
      FROM roaster_greenbean_year
      JOIN roaster_greenbean ON roaster_greenbean.org = roaster_greenbean_year.org
       AND roaster_greenbean.greenbean_roaster_seq = roaster_greenbean_year.greenbean_roaster_seq
     WHERE ${scopeSql(roasterGreenbeanYear, actor)} AND ${scopeSql(roasterGreenbean, actor)}`,
  },
  roasting: {
    entity: roasterRoastingResult,
    balance: 'roasting_instock',
    used: ['WASTE'],
    told: (actor) => sql<Told>`SELECT org, roasting_result_key AS key,
        roasting_result_year || '-' || roasting_result_seq AS id, roasting_name AS name,
        roasting_name_locale AS name_locale, NULL::integer AS year, roasting_result_date AS roasted_on,
        roasting_batch_no AS batch
      FROM roaster_roasting_result WHERE ${scopeSql(roasterRoastingResult, actor)}`,
  },
} as const satisfies Readonly<Record<string, Lot>>;

export type LotName = keyof typeof LOTS;

/** The kinds of lots by their names. */
export const lots: Readonly<Record<LotName, Lot>> = LOTS;
export const LOT_NAMES = Object.keys(LOTS) as readonly LotName[];

/** The number of the roastery that an actor works in. */
export const orgOf = ({ roaster }: Actor): number | null => roaster?.auth_seq ?? null;
