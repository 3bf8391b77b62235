import type { Row } from '@hanjan/core';
import {
  BEAN_LINKS,
  type BeanInfo,
  CAFE_BEAN_CALLS,
  PUBLISHED_CALL,
  type PublishedBlend,
} from '@hanjan/model/bean/info.ts';
import { coffeeOf, lotOf } from '@hanjan/model/bean/record_from_info.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Chain, linkThem, makeChain } from '../harness/chain.ts';
import { newPerson, seat, within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** A cafe takes over what a roastery tells it of a blend and of a batch. */

const COFFEE = '/api/cafe/coffeebean/default';
const LOT = '/api/cafe/coffeebean/received';

let api: TestApi;
let admin: pg.Client;
let chain: Chain;
let shift: Client;
let barista: Client;
let someone: Client;
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  chain = await makeChain(admin);
  const member = async (rank: string) => {
    const { client, user_seq } = await newPerson(api, admin, `receive.${rank.toLowerCase()}`);
    await seat(admin, chain.cafe, user_seq, rank);
    return within(client, { cafe_seq: chain.cafe });
  };
  [shift, barista] = [await member('SAST'), await member('BARISTA')];
  someone = (await newPerson(api, admin, 'receive.someone')).client;
  await linkThem(admin, chain, 'CSTMR');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const asCafe = async (kind: 'RSTRDF' | 'RSTRDT', link: string = chain.links[kind]) =>
  told(await barista.post<BeanInfo>(CAFE_BEAN_CALLS[kind], { [BEAN_LINKS[kind].named]: link }));
const code = async (path: string, asked: Row) => told(await barista.post<Row[]>(`${path}/code`, asked));

describe('a blend that is taken over', () => {
  it('is saved as it is told, by either link, and found by the one for everybody', async () => {
    const coffee = coffeeOf(await asCafe('RSTRDF', chain.links.blendForCafe), 'ko');
    expect(coffee).toMatchObject({
      blending_uuid: chain.links.RSTRDF,
      coffeebean_name: 'Noon Blend',
      coffeebean_name_locale: '낮 블렌드',
      coffeebean_single_origin: false,
      coffeebean_desc: 'for every day',
      blending_country_list: ['ETH', 'COL'],
      blending_process_list: ['WSHD', 'NTRL'],
      blending_region_etc: '구지',
    });
    await admin.query('UPDATE cafe_coffeebean SET removed_at = now()');
    expect(await code(COFFEE, { blending_uuid: chain.links.RSTRDF })).toEqual([]);
    expect((await barista.post(`${COFFEE}/edit`, coffee)).http).toBe(403);
    const { coffeebean_seq } = told(await shift.post<Row>(`${COFFEE}/edit`, coffee));
    expect(await code(COFFEE, { blending_uuid: chain.links.RSTRDF })).toMatchObject([{ coffeebean_seq }]);
    expect(told(await shift.get<Row>(`${COFFEE}/detail/${coffeebean_seq}`))).toMatchObject({
      blending_uuid: chain.links.RSTRDF,
      cafe_public_stage: 'DTL',
    });
  });

  it('has only what customers see once the link between them has ended', async () => {
    await linkThem(admin, chain, 'FIRE');
    const info = await asCafe('RSTRDF');
    expect([info.audience, info.stage]).toEqual(['customer', 'NRML']);
    expect(coffeeOf(info, 'en')).toMatchObject({ coffeebean_name: 'Noon Blend', blending_farm_etc: null });
    await linkThem(admin, chain, 'CSTMR');
  });
});

describe('what linked roasteries publish', () => {
  const published = async (by: Client = barista) => told(await by.post<readonly PublishedBlend[]>(PUBLISHED_CALL));

  it('is the blends in use that they show to cafes, as a list tells of them, with the coffee that each is already', async () => {
    const [{ coffeebean_seq } = {}] = await code(COFFEE, { blending_uuid: chain.links.RSTRDF });
    const blends = await published();
    expect(blends).toMatchObject([
      { info_uuid: chain.links.RSTRDF, blending_name: 'Noon Blend', org_name_locale: '느린 로스터리', coffeebean_seq },
    ]);
    expect(blends[0]).toMatchObject({ blending_country_list: ['ETH', 'COL'], blending_single_origin: false });
    expect(Object.keys(blends[0] ?? {})).not.toContain('blending_desc');
  });

  it.each([
    [
      'once the link has ended',
      `UPDATE roaster_link SET link_auth = 'FIRE'`,
      `UPDATE roaster_link SET link_auth = 'CSTMR'`,
    ],
    [
      'while the link is switched off',
      'UPDATE roaster_link SET roaster_cafe_use = false',
      'UPDATE roaster_link SET roaster_cafe_use = true',
    ],
    [
      'of a blend that is shown to no cafe',
      `UPDATE roaster_blending SET cafe_public_stage = 'NONE'`,
      `UPDATE roaster_blending SET cafe_public_stage = 'DTL'`,
    ],
    [
      'of a blend out of use',
      'UPDATE roaster_blending SET blending_use = false',
      'UPDATE roaster_blending SET blending_use = true',
    ],
  ])('is nothing %s', async (_, change, back) => {
    await admin.query(change);
    expect(await published()).toEqual([]);
    await admin.query(back);
    expect(await published()).toHaveLength(1);
  });

  it('is told to nobody who does not work there', async () => {
    expect((await someone.post(PUBLISHED_CALL, { cafe_seq: chain.cafe })).http).toBe(403);
    expect((await api.guest().post(PUBLISHED_CALL, { cafe_seq: chain.cafe })).http).toBe(401);
  });
});

describe('a batch that is received', () => {
  it('names its blend and what was delivered to the cafe last, to a cafe alone', async () => {
    const { detail_result } = await asCafe('RSTRDT', chain.links.batchForCafe);
    expect(detail_result).toMatchObject({ info_uuid: chain.links.RSTRDT, blending_uuid: chain.links.RSTRDF });
    expect(detail_result).not.toHaveProperty('delivered_mass');
    const asked = { blending_result_uuid: chain.links.RSTRDT };
    const { detail_result: elsewhere } = told(await someone.post<BeanInfo>(BEAN_LINKS.RSTRDT.call, asked));
    expect(elsewhere).not.toHaveProperty('blending_uuid');

    await deliver(2000);
    await deliver(3000);
    expect((await asCafe('RSTRDT')).detail_result.delivered_mass).toBe(3000);
    const { detail_result: customer } = told(await someone.post<BeanInfo>(BEAN_LINKS.RSTRDT.call, asked));
    expect(customer).not.toHaveProperty('delivered_mass');
    await admin.query(
      `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by, back_of)
       SELECT org, blending_result_key, 3000, 8000, 'DELIVER', move_customer_seq, 1, move_seq FROM stock_move WHERE move_mass = -3000`,
    );
    expect((await asCafe('RSTRDT')).detail_result.delivered_mass).toBe(2000);
  });

  it('does not name a blend that tells the cafe nothing', async () => {
    await admin.query(`UPDATE roaster_blending SET cafe_public_stage = 'NONE'`);
    expect((await asCafe('RSTRDT')).detail_result).not.toHaveProperty('blending_uuid');
    await admin.query(`UPDATE roaster_blending SET cafe_public_stage = 'DTL'`);
  });

  it('is saved as it is told, and found by its link', async () => {
    await admin.query('UPDATE cafe_received SET removed_at = now()');
    const lot = lotOf(await asCafe('RSTRDT'));
    expect(lot).toEqual({
      blending_result_uuid: chain.links.RSTRDT,
      blending_result_date: '2026-11-21',
      blending_loss: 150,
      blending_organic_loss: 48.5,
      received_mass: 2000,
    });
    expect(await code(LOT, { blending_result_uuid: chain.links.RSTRDT })).toEqual([]);
    const [coffee] = await code(COFFEE, { blending_uuid: chain.links.RSTRDF });
    const body = { ...lot, coffeebean_seq: coffee?.coffeebean_seq, received_date: '2026-11-24' };
    const { received_seq } = told(await barista.post<Row>(`${LOT}/edit`, body));
    expect(await code(LOT, { blending_result_uuid: chain.links.RSTRDT })).toMatchObject([{ received_seq }]);
  });
});

/** The roastery writes that it delivered so much of the batch to the cafe. */
const deliver = (mass: number) =>
  admin.query(
    `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by)
     SELECT roaster_org, blending_result_key, $1, 10000, 'DELIVER', link_seq, 1
       FROM roaster_link JOIN roaster_blending_result ON org = roaster_org`,
    [-mass],
  );
