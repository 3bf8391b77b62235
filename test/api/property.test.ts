import {
  changes,
  checkRecord,
  cleaned,
  derived,
  type Entity,
  flattened,
  initials,
  kindOf,
  narrowingOf,
  type Row,
  type Screen,
  writable,
} from '@hanjan/core';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviours } from '../../apps/server/behaviour/index.ts';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import { flaws } from '../harness/answer.ts';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { anyValue, FILTERS, isStorable, someFields, travelled } from '../harness/arbitrary.ts';
import { owner } from '../harness/org.ts';
import { OWNED } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import {
  allNeededBy,
  goodRecord,
  goodValues,
  offeredRecord,
  readWorld,
  type World,
  written,
} from '../harness/values.ts';

let api: TestApi;
let admin: pg.Client;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  await admin.query(
    "INSERT INTO farm (farm_name, farm_country_code) VALUES ('하늘 농장', 'COL'), ('온도 농장', 'KEN')",
  );
  me = await owner(api, 'property');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** What lies in the tables of people, in few words. */
const stored = async () => {
  const sums = OWNED.map((table) => `SELECT '${table}', count(*), sum(hashtext(t::text)) FROM ${table} t`);
  return JSON.stringify((await admin.query(sums.join(' UNION ALL '))).rows);
};
const seen = ({ answer }: Reply<unknown>) => ({ code: answer.code, names: answer.fields.map(({ name }) => name) });
const formOf = (reply: Reply<unknown>) => flaws({ http: reply.http, text: JSON.stringify(reply.answer) }, 'en');
const isOfExistence = ({ answer }: Reply<unknown>) =>
  answer.fields.length > 0 && answer.fields.every(({ key }) => key === 'field_code' || key === 'field_ref');

/** What a save has to come to: the fields as stored, or null when they must be refused. */
const outcome = (entity: Entity, row: Row, names: readonly string[]) =>
  checkRecord(entity, row, names, 'en').length > 0 ? null : row;

/** What becomes of others is more than their definitions say, or goes by what is there already: they have models of their own. */
const plain = standing(written.filter(({ entity }) => !behaviours[entity.name] && entity.unique.length === 0));

describe.each(plain.map((screen) => [screen.name, screen] as const))('%s', (_, screen: Screen) => {
  const { entity, path } = screen;
  const read = async (key: unknown) => flattened(screen, (await me.get<Row>(`${path}/detail/${key}`)).answer.result);
  // What is of the form alone nobody answers; what the clock decides follows from the rest.
  const answered = Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name];
    return !field?.passing && field?.kind !== 'phase';
  });
  const shownFields = (row: Row) => Object.fromEntries(answered.map((name) => [name, row[name]]));
  /** What nobody sends: the database gives it to a new record. */
  const isGiven = (name: string) => entity.fields[name]?.readonly && !entity.derive.some(([one]) => one === name);
  const givenTo = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => isGiven(name)));
  const history = ownerOf(entity)?.history;
  let world: World;
  const tally = { saved: 0, refused: 0 };
  beforeAll(async () => {
    for (const needed of allNeededBy(screen)) {
      const good = await offeredRecord(me, needed);
      for (let count = 0; count < 3; count += 1) await me.post(`${needed.path}/edit`, good);
    }
    world = await readWorld(me, entity);
  });

  it('keeps a new record as it was sent, or nothing of it', async () => {
    const bodies = someFields(entity, world).map((some) => travelled({ ...goodRecord(entity, world), ...some }));
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const before = await stored();
        const row = derived(entity, { ...initials(entity), ...cleaned(entity, body, Object.keys(body)) });
        const expected = outcome(entity, row, writable(entity));
        const reply = await me.post<Row>(`${path}/edit`, body);
        expect(formOf(reply)).toEqual([]);
        if (reply.http !== 200) {
          tally.refused += 1;
          expect(expected === null || isOfExistence(reply) ? reply.http : seen(reply)).toBe(400);
          expect(await stored()).toBe(before);
          return;
        }
        tally.saved += 1;
        const key = reply.answer.result[entity.key];
        const kept = shownFields(await read(key));
        expect(kept[entity.key]).toBe(key);
        expect(kept).toEqual({ ...shownFields(expected ?? {}), ...givenTo(kept) });
      }),
      { numRuns: 60 },
    );
    expect(Math.min(tally.saved, tally.refused)).toBeGreaterThan(2);
  });

  it('changes a record as it was asked, or nothing of it', async () => {
    const made = await me.post<Row>(`${path}/edit`, goodRecord(entity, world));
    const key = made.answer.result[entity.key];
    const open = writable(entity).filter((name) => !entity.fields[name]?.locked);
    const bodies = someFields(entity, world, open).map(travelled);
    tally.saved = 0;
    tally.refused = 0;
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (body, isVersioned) => {
        const before = await read(key);
        const was = await stored();
        const UPList = Object.keys(body);
        const merged = derived(entity, { ...before, ...cleaned(entity, body, UPList) });
        const expected = outcome(entity, merged, UPList);
        const version = isVersioned ? { version: before.version } : {};
        const reply = await me.post<Row>(`${path}/edit`, { ...body, ...version, UPList, [entity.key]: key });
        expect(formOf(reply)).toEqual([]);
        const after = await read(key);
        if (reply.http !== 200) {
          tally.refused += 1;
          const isRight = expected === null || UPList.length === 0 || isOfExistence(reply);
          expect(isRight ? reply.http : seen(reply)).toBe(400);
          expect(await stored()).toBe(was);
          expect(after).toEqual(before);
          return;
        }
        tally.saved += 1;
        expect(shownFields(after)).toEqual(shownFields(expected ?? {}));
        const changed = changes(entity, before, after).filter((name) => answered.includes(name));
        expect(after.version).toBe((before.version as number) + (changed.length > 0 ? 1 : 0));
        // Records of everybody have no history.
        if (history === undefined) return;
        const { rows } = await admin.query(
          `SELECT field FROM ${history} WHERE entity = $1 AND record_seq = $2 AND version = $3 AND $3 > $4 ORDER BY 1`,
          [entity.name, key, after.version, before.version],
        );
        expect(rows.map(({ field }) => field)).toEqual(changed.toSorted());
      }),
      { numRuns: 60 },
    );
    expect(Math.min(tally.saved, tally.refused)).toBeGreaterThan(2);
  });

  it('answers every list that can be asked for', async () => {
    const anything = fc.jsonValue().filter(isStorable);
    const filterOf = (name: string) => {
      const field = narrowingOf(entity, name)?.field;
      if (!field) return anything;
      const good = fc.constantFrom(...goodValues(field, world));
      return fc.oneof(
        { weight: 8, arbitrary: FILTERS[kindOf(field).search](good) },
        { weight: 1, arbitrary: FILTERS[kindOf(field).search](anyValue(field, world)) },
      );
    };
    const names = screen.list.search;
    const asked = fc.record(
      {
        page: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) }, anything),
        list_count: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 150 }) }, anything),
        orderType: fc.oneof(
          {
            weight: 9,
            arbitrary: fc.constantFrom(...screen.list.sort.flatMap((name) => [`${name}.asc`, `${name}.desc`])),
          },
          anything,
        ),
        searchType: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...screen.list.title) }, anything),
        searchTitle: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom('한', '%', '_', '\\', '', ' ', 'a', "'; DROP TABLE code; --") },
          anything,
        ),
        filters: fc.oneof(
          {
            weight: 12,
            arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, filterOf(name)])), { requiredKeys: [] }),
          },
          { weight: 1, arbitrary: anything },
        ),
      },
      { requiredKeys: [] },
    );
    const all = (await me.post(`${path}/list`)).answer.pagination?.total ?? 0;
    const told = { ok: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(asked.map(travelled), async (body) => {
        const reply = await me.post<Row[]>(`${path}/list`, body);
        expect(formOf(reply)).toEqual([]);
        if (reply.http !== 200) {
          told.refused += 1;
          // What would change the prototype of an object is no JSON that is read at all.
          const isPoison = /"(__proto__|constructor)"/.test(JSON.stringify(body));
          expect(reply.http).toBe(400);
          expect(isPoison ? ['bad_json', 'validation_error'] : ['validation_error']).toContain(reply.answer.code);
          return;
        }
        told.ok += 1;
        const { result, pagination = { page: 0, total_pages: 0, total: 0 } } = reply.answer;
        const count = Math.min((body.list_count as number | null) ?? 10, 100);
        const { page, total_pages, total } = pagination;
        expect(total).toBeLessThanOrEqual(all);
        expect([total_pages, result.length]).toEqual([
          Math.max(1, Math.ceil(total / count)),
          Math.min(count, total - (page - 1) * count),
        ]);
        expect(page).toBe(Math.min((body.page as number | null) ?? 1, total_pages));
      }),
      { numRuns: 200 },
    );
    expect(Math.min(told.ok, told.refused)).toBeGreaterThan(30);
  });

  it('pages through every record once, in both directions of every order', async () => {
    for (const name of screen.list.sort) {
      const read = async (way: string) => {
        const rows: Row[] = [];
        for (let page = 1, last = 1; page <= last; page += 1) {
          const { answer } = await me.post<Row[]>(`${path}/list`, {
            page,
            list_count: 17,
            orderType: `${name}.${way}`,
          });
          rows.push(...answer.result);
          last = answer.pagination?.total_pages ?? 0;
        }
        // What is empty comes last either way.
        const filled = rows.filter((row) => row[name] !== null);
        expect(rows.slice(0, filled.length)).toEqual(filled);
        const keys = (some: readonly Row[]) => some.map((row) => row[entity.key]);
        return { all: keys(rows), filled: keys(filled), empty: keys(rows.slice(filled.length)) };
      };
      const [down, up] = [await read('desc'), await read('asc')];
      expect(new Set(down.all).size).toBe(down.all.length);
      expect(down.all.length).toBeGreaterThan(17);
      expect(up.filled).toEqual(down.filled.toReversed());
      expect(up.empty).toEqual(down.empty.toReversed());
    }
  });
});
