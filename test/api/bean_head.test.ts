import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEAN_KINDS, BEAN_LINKS, type BeanKind } from '@hanjan/model/bean/info.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/app.ts';
import { type Chain, makeChain } from '../harness/chain.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { served } from '../harness/served.ts';
import { makeTables } from '../harness/tables.ts';

/** What the pages of coffees say of themselves to whatever does not run them. */

const UNKNOWN = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';
const directory = temporaryDirectory();
let database: TestDatabase;
let admin: pg.Client;
let app: FastifyInstance;
let chain: Chain;
beforeAll(async () => {
  database = await createDatabase();
  await makeTables(database.url, served);
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  chain = await makeChain(admin);
  mkdirSync(join(directory.path, 'assets'));
  writeFileSync(
    join(directory.path, 'index.html'),
    '<!doctype html><html><head><meta name="description" content="usual"><title>한잔</title></head><body></body></html>',
  );
  app = await buildApp({
    addresses: database.logins,
    origin: 'https://notes.example.org',
    logLevel: 'silent',
    webDir: directory.path,
    catalogue: served,
  });
});
afterAll(async () => {
  await app.close();
  await admin.end();
  await database.drop();
  directory.remove();
});

const page = async (path: string) => {
  const { body, headers, statusCode } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  return { body, headers };
};
const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');
const metasIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, a, b]) => [a, b]),
  );

it('names a coffee in the language of its address, for whoever has the link and for no search engine', async () => {
  const { body, headers } = await page(`${BEAN_LINKS.RSTRDT.page}/${chain.links.RSTRDT}`);
  expect(body.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>낮 블렌드 · 한잔</title>']);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(metasIn(body)).toMatchObject({
    robots: 'noindex',
    description: '느린 로스터리 · 블렌드 · 에티오피아, 콜롬비아 · 2026-11-21 로스팅',
    'og:title': '낮 블렌드',
    'og:site_name': '한잔',
    'og:locale': 'ko',
    'og:url': `https://notes.example.org/info/beannote/beandetail/${chain.links.RSTRDT}`,
  });
  expect(dataIn(body)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '낮 블렌드',
    url: `https://notes.example.org/info/beannote/beandetail/${chain.links.RSTRDT}`,
    category: 'Coffee',
    brand: { '@type': 'Organization', name: '느린 로스터리' },
    countryOfOrigin: ['에티오피아', '콜롬비아'].map((name) => ({ '@type': 'Country', name })),
    productionDate: '2026-11-21',
  });
  const english = await page(`/en${BEAN_LINKS.CAFEDT.page}/${chain.links.CAFEDT}`);
  expect(english.body).toContain('<title>Noon Blend · ');
  expect(metasIn(english.body)['og:locale']).toBe('en');
  expect(dataIn(english.body)).toMatchObject({
    name: 'Noon Blend',
    brand: { name: '카페 온도' },
    manufacturer: { name: '느린 로스터리' },
    countryOfOrigin: [{ name: 'Ethiopia' }, { name: 'Colombia' }],
  });
  // What other pages say of themselves is the usual.
  const usual = await page('/info/beannote/intro');
  expect(usual.body).toContain('<title>한잔</title>');
  expect(usual.headers).not.toHaveProperty('x-robots-tag');
});

it('tells no more than everybody may know, whoever asks', async () => {
  const { body } = await page(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`);
  for (const secret of ['for every day', 'Guji', 'secret', 'berries', '우라가', '74110'])
    expect(body).not.toContain(secret);
  await admin.query(`UPDATE roaster_blending SET normal_public_stage = 'NRML'`);
  const more = dataIn((await page(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`)).body);
  await admin.query(`UPDATE roaster_blending SET normal_public_stage = 'LST'`);
  expect(more.description).toBe('for every day');
});

it('is listed by search engines once everybody whose words stand there says so, and only where everything is public', async () => {
  const { links, roaster, cafe } = chain;
  const isListed = async (kind: BeanKind, link: string = links[kind]) => {
    const { body, headers } = await page(`${BEAN_LINKS[kind].page}/${link}`);
    const [robots, canonical] = [metasIn(body).robots, /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]];
    expect(headers['x-robots-tag']).toBe(robots);
    expect(canonical).toBe(robots ? undefined : `https://notes.example.org${BEAN_LINKS[kind].page}/${link}`);
    return robots !== 'noindex';
  };
  const listed = async () => {
    const found: string[] = [];
    for (const kind of BEAN_KINDS) if (await isListed(kind)) found.push(kind);
    return found.join(' ');
  };
  const lets = (org: number, isOn: boolean) => admin.query('UPDATE org SET org_index = $2 WHERE org = $1', [org, isOn]);
  const show = async (stage: string) => {
    for (const table of ['roaster_blending', 'roaster_blending_result', 'cafe_coffeebean'])
      await admin.query(`UPDATE ${table} SET normal_public_stage = $1`, [stage]);
  };
  await show('ALL');
  expect(await listed()).toBe('');
  await lets(cafe, true);
  expect(await listed()).toBe('');
  // A cafe alone decides once it shows nothing of its roastery.
  await admin.query('UPDATE cafe_coffeebean SET blending_info_use = false, blending_cupnote_use = false');
  expect(await listed()).toBe('CAFEDF CAFEDT');
  await admin.query('UPDATE cafe_coffeebean SET blending_info_use = true, blending_cupnote_use = true');
  await lets(roaster, true);
  expect(await listed()).toBe('RSTRDF RSTRDT CAFEDF CAFEDT');
  for (const [kind, link] of [
    ['RSTRDF', links.blendForCafe],
    ['RSTRDT', links.batchForCafe],
    ['RSTRDF', UNKNOWN],
  ] as const)
    expect(await isListed(kind, link)).toBe(false);
  await admin.query(`UPDATE roaster_blending_result SET normal_public_stage = 'DTL'`);
  expect(await listed()).toBe('RSTRDF CAFEDF');
  await admin.query('UPDATE org SET org_use = false WHERE org = $1', [roaster]);
  expect(await listed()).toBe('CAFEDF CAFEDT');
  await admin.query('UPDATE org SET org_use = true');
  for (const stage of ['DTL', 'NRML', 'LST', 'NONE']) {
    await show(stage);
    expect(await listed()).toBe('');
  }
  await show('LST');
  await lets(cafe, false);
  await lets(roaster, false);
});

it('is never left by what somebody calls a coffee', async () => {
  const name = `</script><b>"&'<!--<script>`;
  await admin.query('UPDATE roaster_blending SET blending_name_locale = $1, blending_name = $1', [name]);
  const { body } = await page(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`);
  expect(dataIn(body).name).toBe(name);
  expect(body.match(/<\/?script|<b>|<!--/g)).toEqual(['<script', '</script']);
  expect(body).toContain(`<title>&lt;/script&gt;&lt;b&gt;&quot;&amp;'&lt;!--&lt;script&gt; · 한잔</title>`);
  await admin.query(`UPDATE roaster_blending SET blending_name_locale = '낮 블렌드', blending_name = 'Noon Blend'`);
});

it('says of a private, a removed, an unknown and a broken link the very same', async () => {
  const said = new Set<string>();
  const hear = async (path: string) => {
    const { body, headers } = await page(path);
    const url = metasIn(body)['og:url'] ?? '';
    said.add(`${headers['x-robots-tag']} ${body.replace(/content="[^"]*\/info\/beannote[^"]*"/, '')}`);
    expect(dataIn(body)).toBeNull();
    return url;
  };
  await admin.query(`UPDATE roaster_blending SET normal_public_stage = 'NONE'`);
  await hear(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`);
  await admin.query(`UPDATE roaster_blending SET normal_public_stage = 'LST', removed_at = now()`);
  await hear(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`);
  await admin.query('UPDATE roaster_blending SET removed_at = NULL');
  for (const kind of BEAN_KINDS) {
    await hear(`${BEAN_LINKS[kind].page}/${UNKNOWN}`);
    await hear(`${BEAN_LINKS[kind].page}/x%22%3E%3Cscript%3E`);
    await hear(`${BEAN_LINKS[kind].page}/${'a'.repeat(3000)}`);
  }
  expect([...said]).toHaveLength(1);
  expect(await hear(`${BEAN_LINKS.RSTRDF.page}/x"><script>`)).toBe('https://notes.example.org/info/beannote/beaninfo');
});
