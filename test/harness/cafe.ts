import type { Row } from '@hanjan/core';
import type pg from 'pg';
import type { Client, TestApi } from './api.ts';
import { makeOrg, newPerson, seat, within } from './org.ts';
import { told } from './roastery.ts';

/** Where the calls of a cafe's coffees, lots, brews and stock lie. */
export const COFFEE = '/api/cafe/coffeebean/default';
export const RECEIVED = '/api/cafe/coffeebean/received';
export const BREW = '/api/cafe/brewing/result';
export const CAFE_STOCK = '/api/cafe/coffeebean/inventory';

/** A cafe with people in it. */
export interface Cafe {
  readonly cafe_seq: number;
  /** A new person in a role here; their calls carry its number. */
  member(user_auth: string): Promise<Client>;
}

let people = 0;

/** Makes a cafe, past the application. */
export async function makeCafe(api: TestApi, admin: pg.Client, name = '카페 온도'): Promise<Cafe> {
  const cafe_seq = await makeOrg(admin, 'cafe', name);
  return {
    cafe_seq,
    member: async (user_auth) => {
      people += 1;
      const { client, user_seq } = await newPerson(api, admin, `cafe.${people}`);
      await seat(admin, cafe_seq, user_seq, user_auth);
      return within(client, { cafe_seq });
    },
  };
}

/** A coffee in use; answers its number. */
export async function newCoffee(by: Client, coffeebean_name_locale: string, coffeebean_name: string, more: Row = {}) {
  const body = { coffeebean_name_locale, coffeebean_name, coffeebean_use: true, ...more };
  return told(await by.post<Row>(`${COFFEE}/edit`, body)).coffeebean_seq as number;
}

/** A lot of a coffee that came in, mass ×10 g; answers its number. */
export async function receive(by: Client, coffeebean_seq: number, received_mass: number | null, more: Row = {}) {
  const body = { coffeebean_seq, received_date: '2026-11-18', received_mass, ...more };
  return told(await by.post<Row>(`${RECEIVED}/edit`, body)).received_seq as number;
}

/** How much of a lot there is by its record. */
export const leftOf = async (by: Client, lot: number): Promise<number> =>
  told(await by.get<Row>(`${RECEIVED}/detail/${lot}`)).received_instock as number;
