import type { Row } from '@hanjan/core';
import { BEAN_LINKS, type BeanInfo, type BeanKind } from '@hanjan/model/bean/info.ts';
import { noteOf } from '@hanjan/model/bean/record_from_info.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Chain, makeChain } from '../harness/chain.ts';
import { newPerson } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** A person's note that begins from the link of a coffee. */

const NOTES = '/api/user/qc/coffeebean';

let api: TestApi;
let admin: pg.Client;
let chain: Chain;
let drinker: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  chain = await makeChain(admin);
  drinker = (await newPerson(api, admin, 'serial.drinker')).client;
  other = (await newPerson(api, admin, 'serial.other')).client;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const check = (by: Client, kind: BeanKind, link: string = chain.links[kind]) =>
  by.post<BeanInfo>(BEAN_LINKS[kind].call, { [BEAN_LINKS[kind].named]: link, check_usernote: 1 });
const save = (by: Client, values: Row) =>
  by.post<Row>(`${NOTES}/edit`, { cupnote_place: 'HOME', cupnote_date: '2026-11-24', ...values });

describe('a note from a link', () => {
  it.each(['RSTRDF', 'RSTRDT', 'CAFEDF', 'CAFEDT'] as const)(
    'has of a %s what the person is told and nothing else, and is saved as it stands',
    async (kind) => {
      const info = told(await check(drinker, kind));
      const note = noteOf(info, 'ko');
      expect(note).toMatchObject({
        coffeebean_uuid_type: kind,
        coffeebean_uuid: chain.links[kind],
        cupnote_name: '낮 블렌드',
        store_name: kind.startsWith('RSTR') ? '느린 로스터리' : '카페 온도',
        blending_country_list: ['ETH', 'COL'],
        blending_variety_list: ['74110'],
        // A customer hears of neither losses nor grades.
        blending_loss: null,
        blending_info_detail_use: false,
        blending_grade_list: null,
      });
      const { cupnote_seq } = told(await save(drinker, note));
      const stored = told(await drinker.get<Row>(`${NOTES}/detail/${cupnote_seq}`));
      expect(stored).toMatchObject({
        coffeebean_uuid: chain.links[kind],
        blending_region_etc: note.blending_region_etc,
      });
    },
  );

  it('has the losses and grades where the link tells them', async () => {
    await admin.query(`UPDATE roaster_blending_result SET customer_public_stage = 'DTL'`);
    expect(noteOf(told(await check(drinker, 'RSTRDT')), 'en')).toMatchObject({
      cupnote_name: 'Noon Blend',
      blending_region_etc: 'Guji',
      blending_farm_etc: 'Uraga',
      blending_grade_list: ['ETH_G1'],
      blending_grade_detail_list: ['SCR_18'],
      blending_result_date: '2026-11-21',
      blending_info_detail_use: true,
      blending_loss: 150,
      blending_organic_loss: 48.5,
    });
    await admin.query(`UPDATE roaster_blending_result SET customer_public_stage = 'NRML'`);
  });
});

describe('the check of a serial', () => {
  it('names the newest note that the person has of it, by whichever link of a blend', async () => {
    const blend = async (link?: string) => told(await check(drinker, 'RSTRDF', link)).usernote;
    const first = await blend();
    const { cupnote_seq } = told(
      await save(drinker, {
        cupnote_name: 'Once more',
        cupnote_date: '2026-11-25',
        coffeebean_uuid_type: 'RSTRDF',
        coffeebean_uuid: chain.links.RSTRDF,
      }),
    );
    expect(first?.cupnote_seq).not.toBe(cupnote_seq);
    expect(await blend()).toEqual({ cupnote_seq });
    expect(await blend(chain.links.blendForCafe)).toEqual({ cupnote_seq });
    await drinker.post(`${NOTES}/remove`, { cupnote_seq });
    expect(await blend()).toEqual(first);
  });

  it('never names a note of somebody else, nor one of another kind of link', async () => {
    expect(told(await check(other, 'RSTRDF')).usernote).toBeNull();
    await save(other, {
      cupnote_name: 'Of another kind',
      coffeebean_uuid_type: 'RSTRDT',
      coffeebean_uuid: chain.links.RSTRDF,
    });
    expect(told(await check(other, 'RSTRDF')).usernote).toBeNull();
  });

  it('is for whoever is signed in, and says nothing of notes where it is not asked for', async () => {
    expect((await check(api.guest(), 'RSTRDF')).http).toBe(401);
    const { call, named } = BEAN_LINKS.RSTRDF;
    expect(told(await drinker.post<BeanInfo>(call, { [named]: chain.links.RSTRDF }))).not.toHaveProperty('usernote');
  });
});

it('keeps its link when that is closed, and can be written on', async () => {
  const note = noteOf(told(await check(drinker, 'RSTRDF')), 'ko');
  const { cupnote_seq } = told(await save(drinker, note));
  await admin.query(`UPDATE roaster_blending SET customer_public_stage = 'NONE'`);
  expect((await check(drinker, 'RSTRDF')).answer.code).toBe('bean_unknown');
  told(await drinker.post(`${NOTES}/edit`, { cupnote_seq, UPList: ['cupnote_desc'], cupnote_desc: 'still good' }));
  expect(told(await drinker.get<Row>(`${NOTES}/detail/${cupnote_seq}`))).toMatchObject({
    coffeebean_uuid: chain.links.RSTRDF,
    cupnote_desc: 'still good',
  });
  await admin.query(`UPDATE roaster_blending SET customer_public_stage = 'NRML'`);
});
