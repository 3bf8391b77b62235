import type { Row, Screen } from '@hanjan/core';
import pg from 'pg';
import { expect } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { withBlends } from './blends.ts';
import { type Owner, owner } from './org.ts';
import { GREEN_STOCK, LOT, told } from './roastery.ts';
import { change, creation, sendSave, type Told } from './save.ts';
import { ownersOf } from './sql.ts';
import { goodRecord, offeredRecord, readWorld } from './values.ts';

/** Every table whose rows have one owner each, and the tables. */
export const OWNERS = ownersOf(withBlends.entities);
export const OWNED = Object.keys(OWNERS);
/** The state of what is refused. */
export const REFUSED = '42501';

export type Settings = Readonly<Record<string, number | string>>;

/** Two people with rows in every table that has owners, and a bare connection as the application's role. */
export interface Wall {
  readonly api: TestApi;
  readonly admin: pg.Client;
  readonly app: pg.Client;
  readonly mine: Owner;
  readonly theirs: Owner;
  /** Does something with these settings and takes it back. */
  as<T>(settings: Settings, work: () => Promise<T>): Promise<T>;
  /** How many rows a statement touched, or the SQL state that it was refused with. */
  outcome(sql: string, values?: unknown[]): Promise<number | string | null>;
  stop(): Promise<void>;
}

/** A record with all its lists of rows, also with those that not everybody writes and those of others of its kind. */
async function wholeRecord(client: Owner, screen: Screen): Promise<Row> {
  const { entity } = screen;
  const all = Object.entries(goodRecord(entity, await readWorld(client, entity)));
  const rows = all.filter(([name]) => entity.fields[name]?.kind === 'rows');
  return { ...(await offeredRecord(client, screen)), ...Object.fromEntries(rows) };
}

/** Saves a record of every screen for somebody, twice, with a change of each. */
async function fill(client: Owner): Promise<void> {
  for (const screen of withBlends.screens.filter(({ access }) => access.write)) {
    for (let turn = 1; turn <= 2; turn += 1) {
      const good = await wholeRecord(client, screen);
      const desk = { client, screen, draft: good };
      const made = creation(screen, good);
      expect((await sendSave(desk, made)).answer.description).toBe('');
      expect((await sendSave(desk, change(screen, made.outcome as Told))).http).toBe(200);
    }
  }
  const [first] = told(await client.post<Row[]>(`${LOT}/code`));
  const move = { lot: first?.greenbean_year_seq, move_reason: 'RECEIVE', move_mass: 10 };
  told(await client.post(`${GREEN_STOCK}/move`, move));
}

/** Starts the product with both of them in it. */
export async function startWall(): Promise<Wall> {
  const api = await startApi({ catalogue: withBlends });
  const admin = new pg.Client({ connectionString: api.database.adminUrl });
  const app = new pg.Client({ connectionString: api.database.logins.app });
  await Promise.all([admin.connect(), app.connect()]);
  const [mine, theirs] = [await owner(api, 'wall.mine'), await owner(api, 'wall.theirs')];
  for (const client of [mine, theirs]) await fill(client);
  return {
    ...{ api, admin, app, mine, theirs },
    async as(settings, work) {
      await app.query('BEGIN');
      try {
        for (const [name, value] of Object.entries(settings))
          await app.query('SELECT set_config($1, $2, true)', [name, String(value)]);
        return await work();
      } finally {
        await app.query('ROLLBACK');
      }
    },
    outcome: (sql, values = []) =>
      app.query(sql, values).then(
        ({ rowCount }) => rowCount,
        ({ code }: { code: string }) => code,
      ),
    async stop() {
      await Promise.all([admin.end(), app.end()]);
      await api.stop();
    },
  };
}
