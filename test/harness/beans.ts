import { BEAN_LINKS, type BeanInfo, type BeanKind, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import type pg from 'pg';
import type { Client, Reply, TestApi } from './api.ts';
import { type Chain, linkThem, makeChain } from './chain.ts';
import { newPerson, seat, within } from './org.ts';

/** A chain of lots whose links are asked about: by whoever roasts it, by a cafe that is linked, and by somebody else. */
export interface Beans {
  readonly chain: Chain;
  readonly staff: Client;
  readonly barista: Client;
  readonly someone: Client;
  readonly seqs: Readonly<Record<'staff' | 'barista' | 'someone', number>>;
  ask(by: Client, kind: BeanKind, link?: string, more?: object): Promise<Reply<BeanInfo>>;
  askAsCafe(kind: 'RSTRDF' | 'RSTRDT', link?: string, more?: object): Promise<Reply<BeanInfo>>;
  setStages(kind: BeanKind, stage: string): Promise<void>;
  usualStages(): Promise<void>;
}

const TABLES = {
  RSTRDF: ['roaster_blending'],
  RSTRDT: ['roaster_blending_result'],
  CAFEDF: ['cafe_coffeebean'],
  CAFEDT: ['cafe_coffeebean'],
} as const;

/** Makes one, past the application. */
export async function makeBeans(api: TestApi, admin: pg.Client): Promise<Beans> {
  const chain = await makeChain(admin);
  const people = {
    staff: await newPerson(api, admin, 'bean.staff'),
    barista: await newPerson(api, admin, 'bean.barista'),
    someone: await newPerson(api, admin, 'bean.someone'),
  };
  await seat(admin, chain.roaster, people.staff.user_seq, 'ROASTER');
  await seat(admin, chain.cafe, people.barista.user_seq, 'BARISTA');
  const barista = within(people.barista.client, { cafe_seq: chain.cafe });
  await linkThem(admin, chain, 'CAFE');
  return {
    chain,
    ...{ staff: people.staff.client, barista, someone: people.someone.client },
    seqs: {
      staff: people.staff.user_seq,
      barista: people.barista.user_seq,
      someone: people.someone.user_seq,
    },
    ask: (by, kind, link = chain.links[kind], more = {}) =>
      by.post<BeanInfo>(BEAN_LINKS[kind].call, { [BEAN_LINKS[kind].named]: link, ...more }),
    askAsCafe: (kind, link = chain.links[kind], more = {}) =>
      barista.post<BeanInfo>(CAFE_BEAN_CALLS[kind], { [BEAN_LINKS[kind].named]: link, ...more }),
    async setStages(kind, stage) {
      for (const table of TABLES[kind]) {
        const columns = ['cafe', 'customer', 'normal', ...(table.startsWith('roaster') ? ['roaster'] : [])];
        await admin.query(`UPDATE ${table} SET ${columns.map((one) => `${one}_public_stage = $1`).join(', ')}`, [
          stage,
        ]);
      }
    },
    async usualStages() {
      const sets = `cafe_public_stage = 'DTL', customer_public_stage = 'NRML', normal_public_stage = 'LST'`;
      for (const table of ['roaster_blending', 'roaster_blending_result'])
        await admin.query(`UPDATE ${table} SET roaster_public_stage = 'ALL', ${sets}`);
      await admin.query(`UPDATE cafe_coffeebean SET ${sets}`);
    },
  };
}
