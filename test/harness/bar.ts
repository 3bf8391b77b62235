import type { Row } from '@hanjan/core';
import pg from 'pg';
import { type Client, startApi } from './api.ts';
import { makeOrg, newPerson, seat, within } from './org.ts';
import { told } from './roastery.ts';

export const DRINK = '/api/cafe/recipe/drink';
export const MATERIAL = '/api/cafe/item/material';
export const PURCHASE = '/api/cafe/material/purchase';
export const RECEIVED = '/api/cafe/coffeebean/received';

/** Both names of something. */
export const both = (of: string, name: string) => ({ [`${of}_name`]: name, [`${of}_name_locale`]: name });
/** A row of a drink: of a material, of another drink, of a coffee. */
export const part = (material_seq: number, material_amount: number, material_unit: string | null = null) => ({
  ...{ material_order: 1, material_seq, material_amount, material_unit },
});
export const base = (base_drink_seq: number, base_amount: number, base_unit: string | null = null) => ({
  ...{ base_order: 1, base_drink_seq, base_amount, base_unit },
});
export const shot = (coffeebean_seq: number | null, coffee_mass: number | null, brewing_seq: number | null = null) => ({
  ...{ coffee_order: 1, coffeebean_seq, coffee_mass, brewing_seq },
});

/** A cafe that sells drinks: its owner and a barista, the owner of another cafe, and the day there. */
export type Bar = Awaited<ReturnType<typeof openBar>>;

export async function openBar() {
  const api = await startApi();
  const admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const [cafe_seq, elsewhere] = [await makeOrg(admin, 'cafe', '카페 온도'), await makeOrg(admin, 'cafe', '다른 카페')];
  const people = await Promise.all(['owner', 'barista', 'other'].map((who) => newPerson(api, admin, `drink.${who}`)));
  const [owner, employee, stranger] = people;
  await seat(admin, cafe_seq, Number(owner?.user_seq), 'OWN');
  await seat(admin, cafe_seq, Number(employee?.user_seq), 'BARISTA');
  await seat(admin, elsewhere, Number(stranger?.user_seq), 'OWN');
  if (!owner || !employee || !stranger) throw new Error('nobody is there');
  const me = within(owner.client, { cafe_seq });
  const barista = within(employee.client, { cafe_seq });
  const other = within(stranger.client, { cafe_seq: elsewhere });
  const { rows } = await admin.query<{ today: string }>(
    "SELECT (now() AT TIME ZONE 'Asia/Seoul')::date::text AS today",
  );
  return {
    ...{ api, admin, me, barista, other, today: rows[0]?.today ?? '', ...makerOf(me) },
    async stop() {
      await admin.end();
      await api.stop();
    },
  };
}

/** Writes what a bar needs, as its owner. */
function makerOf(me: Client) {
  const write = (name: string, more: Row) =>
    me.post<Row>(`${DRINK}/edit`, { drink_type: 'ESPR', ...both('drink', name), ...more });
  const record = async (drink_seq: number): Promise<Row> => told(await me.get<Row>(`${DRINK}/detail/${drink_seq}`));
  return {
    write,
    record,
    material: async (name: string, material_unit: string, more: Row = {}) => {
      const named = { material_type: 'CUP', material_unit, ...both('material', name), ...more };
      return told(await me.post<Row>(`${MATERIAL}/edit`, named)).material_seq as number;
    },
    buy: async (material_seq: number, purchase_amount: number, purchase_price: number | null, more: Row = {}) =>
      told(await me.post<Row>(`${PURCHASE}/edit`, { material_seq, purchase_amount, purchase_price, ...more }))
        .purchase_seq,
    drink: async (name: string, more: Row) => told(await write(name, more)).drink_seq as number,
    change: (drink_seq: number, values: Row) =>
      me.post<Row>(`${DRINK}/edit`, { drink_seq, UPList: Object.keys(values), ...values }),
    costOf: async (drink_seq: number) => (await record(drink_seq)).drink_cost,
  };
}

/** What is wrong with a drink, and where in its rows. */
export const faultsOf = ({ answer }: Awaited<ReturnType<Bar['write']>>) =>
  answer.fields?.map(({ key, at }) => [key, at]) ?? [];
