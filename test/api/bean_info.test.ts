import { BEAN_KINDS, type BeanInfo, type BeanKind } from '@hanjan/model/bean/info.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Beans, makeBeans } from '../harness/beans.ts';
import { expectGolden } from '../harness/golden.ts';

/** What the link of a coffee tells whom, by the calls and by the role of the database alone. */

const STAGES = ['ALL', 'DTL', 'NRML', 'LST', 'NONE'] as const;

let api: TestApi;
let admin: pg.Client;
let chain: Beans['chain'];
let staff: Client;
let someone: Client;
let seqs: Beans['seqs'];
let ask: Beans['ask'];
let askAsCafe: Beans['askAsCafe'];
let setStages: Beans['setStages'];
let usualStages: Beans['usualStages'];
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  ({ chain, staff, someone, seqs, ask, askAsCafe, setStages, usualStages } = await makeBeans(api, admin));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** The words of an answer, each once, with what stands in lists below them. Notes and recipes are always whole. */
function words(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => words(one, `${at}[]`)))];
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(cupnote|brewing)_list$/.test(name) ? `${at}.${name}` : words(inner, at ? `${at}.${name}` : name),
  );
}
const told = (info: BeanInfo) => words(info).toSorted().join(' ');

/** What the function answers a connection of the application that acts for somebody, in a cafe or nowhere. */
async function byRole(kind: BeanKind, who: number | null, org: number | null): Promise<BeanInfo | null> {
  const client = new pg.Client({ connectionString: api.database.logins.app });
  await client.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(`SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)`, [
      who === null ? '' : String(who),
      org === null ? '' : String(org),
    ]);
    return (await client.query('SELECT bean_info($1, $2, NULL) AS info', [kind, chain.links[kind]])).rows[0].info;
  } finally {
    await client.end();
  }
}

it('tells each stage and audience exactly what is written down, by the calls and by the role of the database alone', async () => {
  const lines: string[] = [];
  for (const kind of BEAN_KINDS) {
    for (const stage of STAGES) {
      await setStages(kind, stage);
      // What the roaster tells of a cafe's coffee has the usual stages of the roaster; it is looked at by itself below.
      const asked = {
        roaster: { answer: ask(staff, kind), role: byRole(kind, seqs.staff, null) },
        ...(kind.startsWith('RSTR') && {
          cafe: { answer: askAsCafe(kind as 'RSTRDF'), role: byRole(kind, seqs.barista, chain.cafe) },
        }),
        customer: { answer: ask(someone, kind), role: byRole(kind, seqs.someone, null) },
        normal: { answer: ask(api.guest(), kind), role: byRole(kind, null, null) },
      };
      for (const [audience, { answer, role }] of Object.entries(asked)) {
        const { http, answer: said } = await answer;
        expect([http, said.result ?? null]).toEqual([(await role) ? 200 : 404, await role]);
        lines.push(`${kind} ${stage} ${audience}: ${http === 200 ? told(said.result) : said.code}`);
      }
      await usualStages();
    }
  }
  const { cupnote_list, brewing_list } = (await ask(someone, 'CAFEDT')).answer.result;
  lines.push(`note: ${words(cupnote_list).join(' ')}`, `recipe: ${words(brewing_list).join(' ')}`);
  expectGolden('bean_info.txt', `${lines.join('\n')}\n`);
});

it('shows nowhere what no stage shows', async () => {
  await Promise.all(BEAN_KINDS.map((kind) => setStages(kind, 'ALL')));
  for (const kind of BEAN_KINDS)
    for (const by of [staff, someone, api.guest()])
      expect(JSON.stringify((await ask(by, kind)).answer)).not.toMatch(
        /secret|instock|rgst|edit_|removed|"org"|"(?!blending_result)[a-z_]*_seq"/,
      );
  await usualStages();
});

describe('a blend', () => {
  it('is of its beans in the shares of the roasts, which sum to 100.0', async () => {
    for (const kind of ['RSTRDF', 'RSTRDT'] as const) {
      const { greenbean_list = [] } = (await ask(staff, kind)).answer.result;
      expect(greenbean_list.map(({ greenbean_name, blending_percent }) => [greenbean_name, blending_percent])).toEqual([
        ['Guji Uraga', 400],
        ['Huila Pink', 600],
      ]);
    }
  });

  it('keeps the name and the origin of a bean that low ranks do not see', async () => {
    await admin.query(`UPDATE roaster_greenbean SET greenbean_user_auth = 'MNG' WHERE greenbean_name = 'Guji Uraga'`);
    const { greenbean_list = [], detail_result } = (await ask(staff, 'RSTRDT')).answer.result;
    expect(detail_result.blending_country_list).toEqual(['COL']);
    expect(greenbean_list[0]).toMatchObject({ greenbean_order: 1, blending_percent: 400 });
    expect(JSON.stringify(greenbean_list[0])).not.toMatch(/Guji|ETH|Uraga/);
    await admin.query('UPDATE roaster_greenbean SET greenbean_user_auth = NULL');
  });

  it('is found by the link for cafes too, and named by the one for everybody', async () => {
    const { detail_result } = (await askAsCafe('RSTRDT', chain.links.batchForCafe)).answer.result;
    expect(detail_result).toMatchObject({ info_uuid: chain.links.RSTRDT, blending_loss: 150 });
    expect((await askAsCafe('RSTRDF', chain.links.blendForCafe)).answer.result.detail_result.info_uuid).toBe(
      chain.links.RSTRDF,
    );
  });

  it('tells a batch nothing that its recipe keeps to itself', async () => {
    await admin.query(`UPDATE roaster_blending SET customer_public_stage = 'NONE'`);
    const { detail_result, cupnote_list } = (await ask(someone, 'RSTRDT')).answer.result;
    expect(detail_result.blending_desc ?? null).toBeNull();
    expect(cupnote_list).toHaveLength(1);
    await usualStages();
  });
});

describe("a cafe's coffee", () => {
  it('has from its roaster what the cafe lets it have, cut by the roaster', async () => {
    const from = async () => (await ask(someone, 'CAFEDT')).answer.result.blending_result;
    expect(await from()).toMatchObject({ stage: 'NRML', audience: 'customer', detail_result: { info_type: 'RSTRDT' } });
    await admin.query('UPDATE cafe_coffeebean SET blending_cupnote_use = false');
    expect(Object.keys((await from()) ?? {})).not.toContain('cupnote_list');
    await admin.query('UPDATE cafe_coffeebean SET blending_cupnote_use = true, blending_info_use = false');
    expect(Object.keys((await from()) ?? {}).toSorted()).toEqual(['audience', 'cupnote_list', 'stage']);
    await admin.query('UPDATE cafe_coffeebean SET blending_cupnote_use = false');
    expect(await from()).toBeUndefined();
    await admin.query('UPDATE cafe_coffeebean SET blending_info_use = true, blending_cupnote_use = true');
    await admin.query(`UPDATE roaster_blending_result SET customer_public_stage = 'NONE'`);
    expect(await from()).toBeUndefined();
    await usualStages();
  });
});
