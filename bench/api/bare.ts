import { createHash } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { COUNT, FIELDS, numbered, SESSION, statements } from './statements.ts';

// What the product is measured against: the plainest server that answers the same calls with the same statements and
// looks the session up. It checks nothing, keeps no history, and goes past row level security.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const isPrepared = process.env.PREPARED === 'yes';

type Row = Record<string, unknown>;
type Ask = (values: Row) => Promise<Row[]>;

const asking = (source: string): Ask => {
  const { text, names } = numbered(source);
  const name = isPrepared ? createHash('md5').update(text).digest('hex') : undefined;
  return async (values) =>
    (await pool.query({ ...(name && { name }), text, values: names.map((one) => values[one] ?? null) })).rows;
};

const session = asking(SESSION);

async function userOf({ headers }: FastifyRequest): Promise<unknown> {
  const [, token = ''] = /(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const [found] = await session({ hash: createHash('sha256').update(token).digest() });
  if (!found) throw new Error('nobody is signed in');
  return found.user_seq;
}

const app = fastify();

function lists(path: string, plain: readonly string[], narrowed = plain): void {
  const [all, some] = [plain.map(asking), narrowed.map(asking)];
  app.post<{ Body: Row }>(`${path}/list`, async (request) => {
    const { page, searchTitle, cafe_seq: cafe } = request.body;
    const values = { user: await userOf(request), cafe, pattern: `%${searchTitle}%` };
    const [counted, result] = await Promise.all((searchTitle ? some : all).map((ask) => ask(values)));
    const total = Number(counted?.[0]?.count);
    return { status: 'OK', result, pagination: { page, total_pages: Math.ceil(total / COUNT), total } };
  });
}

function details(path: string, [statement = '']: readonly string[]): void {
  const ask = asking(statement);
  app.get<{ Params: { key: string }; Querystring: Row }>(`${path}/detail/:key`, async (request) => {
    const values = { user: await userOf(request), cafe: request.query.cafe_seq, key: request.params.key };
    const [result] = await ask(values);
    return { status: 'OK', result };
  });
}

const notes = '/api/user/qc/coffeebean';
const lots = '/api/cafe/coffeebean/received';
lists(notes, statements.list, statements.search);
details(notes, statements.detail);
lists(lots, statements.lots);
details(lots, statements.lot);

const create = asking(statements.create[0]);
const update = asking(statements.update[0]);
app.post<{ Body: Row }>(`${notes}/edit`, async (request) => {
  const { body } = request;
  const user = await userOf(request);
  const key = body.cupnote_seq;
  const fields = Object.fromEntries(FIELDS.map((name) => [name, body[name]]));
  const [result] = await (key === undefined ? create : update)({ ...fields, user, key });
  return { status: 'OK', result };
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
