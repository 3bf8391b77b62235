import type { Row } from '@hanjan/core';
import type { StockMoves } from '@hanjan/model/stock/stock.ts';
import type pg from 'pg';
import type { Client, Reply, TestApi } from './api.ts';
import { makeOrg, newPerson, seat, within } from './org.ts';

/** Where the calls of a roastery's records and stocks lie. */
export const BEAN = '/api/roaster/greenbean/default';
export const LOT = '/api/roaster/greenbean/year';
export const RECIPE = '/api/roaster/roasting/default';
export const ROAST = '/api/roaster/roasting/result';
export const BLEND = '/api/roaster/blending/default';
export const MADE = '/api/roaster/blending/result';
export const GREEN_STOCK = '/api/roaster/greenbean/inventory';
export const ROASTED_STOCK = '/api/roaster/roasting/inventory';
export const BLEND_STOCK = '/api/roaster/blending/inventory';

/** A green bean of a roast, masses ×10 g. */
export const charged = (greenbean_roaster_seq: number, greenbean_mass: number, greenbean_year = 2026): Row => ({
  greenbean_roaster_seq,
  greenbean_year,
  greenbean_mass,
});

/** A roast of some day, with little more than it must have. */
export const roastOf = (green: readonly Row[], more: Row = {}): Row => ({
  roasting_result_date: '2026-11-20',
  roasting_step: 'RSTG',
  roasting_result_greenbean: green,
  ...more,
});

/** A component of a blend: a batch of 2026 by its number, and a mass ×10 g. */
export const componentOf = (roasting_result_seq: number, roasting_mass: number, roasting_result_year = 2026): Row => ({
  roasting_result_year,
  roasting_result_seq,
  roasting_mass,
});

/** A blend of some day, with little more than it must have. */
export const blendOf = (parts: readonly Row[], more: Row = {}): Row => ({
  blending_result_date: '2026-11-21',
  blending_result_comb: parts,
  ...more,
});

/** A roastery with people in it. */
export interface Roastery {
  readonly roaster_seq: number;
  /** A new person in a role here; their calls carry its number. */
  member(user_auth: string): Promise<Client>;
}

let people = 0;

/** Makes a roastery, past the application. */
export async function makeRoastery(api: TestApi, admin: pg.Client, name = '볶는 집'): Promise<Roastery> {
  const roaster_seq = await makeOrg(admin, 'roaster', name);
  return {
    roaster_seq,
    member: async (user_auth) => {
      people += 1;
      const { client, user_seq } = await newPerson(api, admin, `roastery.${people}`);
      await seat(admin, roaster_seq, user_seq, user_auth);
      return within(client, { roaster_seq });
    },
  };
}

/** What a save answered; one that was refused is told with its reason. */
export function told<T>({ http, answer }: Reply<T>): T {
  if (http !== 200) throw new Error(`${http} ${answer.code}: ${answer.description}`);
  return answer.result;
}

/** A green bean with its lot of a year; answers both numbers. */
export async function newLot(by: Client, mass: number, year = 2026): Promise<{ bean: number; lot: number }> {
  const named = { greenbean_name: 'Kenya Nyeri', greenbean_name_locale: '케냐 니에리', greenbean_country_code: 'KEN' };
  const { greenbean_roaster_seq: bean } = told(await by.post<Record<string, number>>(`${BEAN}/edit`, named));
  const first = { greenbean_roaster_seq: bean, greenbean_year: year, greenbean_received_mass: mass };
  const { greenbean_year_seq: lot } = told(await by.post<Record<string, number>>(`${LOT}/edit`, first));
  return { bean: bean as number, lot: lot as number };
}

/** How much of a green lot there is by its record. */
export const balanceOf = async (by: Client, lot: number): Promise<number> =>
  told(await by.get<Row>(`${LOT}/detail/${lot}`)).greenbean_instock as number;
/** How much of a roast there is by its record. */
export const roastedOf = async (by: Client, key: number): Promise<number> =>
  told(await by.get<Row>(`${ROAST}/detail/${key}`)).roasting_instock as number;
/** How much of a blend there is by its record. */
export const blendedOf = async (by: Client, key: number): Promise<number> =>
  told(await by.get<Row>(`${MADE}/detail/${key}`)).blending_instock as number;

/** Saves a roast and answers its number. */
export const roastBy = async (by: Client, green: readonly Row[], more: Row = {}): Promise<number> =>
  told(await by.post<Record<string, number>>(`${ROAST}/edit`, roastOf(green, more))).roasting_result_key as number;
/** The moves of a stock, with what page of them it is. */
export async function movesBy(by: Client, path: string, more: Row = {}) {
  const { answer } = await by.post<StockMoves>(`${path}/moves`, more);
  return { ...answer.result, pagination: answer.pagination };
}
