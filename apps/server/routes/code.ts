import { ADMINS, EVERYBODY } from '@hanjan/core';
import { PROJECTED } from '@hanjan/model/seed/code_group.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { query } from '../db/statement.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';
import { text } from '../openapi/typed.ts';

const MAX_GROUPS = 50;

const code = Type.Object({
  code_id: Type.String(),
  code_name: Type.String(),
  code_name_kr: Type.String(),
  code_filter: text,
  code_alias1: text,
  code_alias2: text,
  code_use: Type.Boolean(),
});
const group = Type.Object({ edit_at: Type.String(), code_list: Type.Optional(Type.Array(code)) });
const schema = {
  tags: ['code'],
  body: Type.Object({ code_group: Type.Array(Type.String(), { maxItems: MAX_GROUPS }) }),
  response: { 200: answerOf(Type.Record(Type.String(), group)) },
};

const groupSchema = {
  tags: ['code'],
  body: Type.Object({ showreal: Type.Optional(Type.Boolean()) }),
  response: {
    200: answerOf(
      Type.Array(
        Type.Object({
          code_group_seq: Type.Integer(),
          code_group_id: Type.String(),
          code_group_name: Type.String(),
          code_group_name_kr: Type.String(),
        }),
      ),
    ),
  },
};

const COLUMNS = [
  'code_id',
  'code_name',
  'code_name_kr',
  'code_filter',
  'code_alias1',
  'code_alias2',
  'code_use',
] as const;

/** The codes of a group as they are answered, and the time of their last edit with a mark of them. */
type Codes = { edit_at: string; code_list: Record<(typeof COLUMNS)[number], unknown>[] };

/**
 * `POST /api/code/simple` {code_group: ['FLVR', 'NTPLC|2026-11-20T…']}: the codes of each group and when the group was
 * last edited. Codes taken out of use are among them, so that they are named where they stand. A group asked with that
 * very time is answered without its codes: nothing has changed. What a server has read once it remembers for as long as
 * the database gives the group the same mark, so nothing has to tell it of an edit.
 */
export function codeRoutes(app: FastifyInstance, db: Database): void {
  const read = new Map<string, Codes>();
  codeReloadRoute(app, db, read);
  app.post(
    '/api/code/simple',
    { schema, config: { access: { roles: EVERYBODY }, isReference: true } },
    async (request) => {
      const asked = readGroups(request.body);
      const result: Record<string, Partial<Codes>> = {};
      await db.transact(request.actor, async (run) => {
        const marks = new Map(
          (await run(marksOf([...asked.keys()]))).map((mark) => [mark.code_group_id, marked(mark)]),
        );
        for (const [group, knownAt] of asked) {
          const edit_at = marks.get(group);
          if (edit_at === undefined) {
            result[group] = { edit_at: '', code_list: [] };
          } else if (edit_at === knownAt) {
            result[group] = { edit_at };
          } else {
            if (read.get(group)?.edit_at !== edit_at)
              read.set(group, { edit_at, code_list: await run(codesOf(group)) });
            result[group] = read.get(group) as Codes;
          }
        }
      });
      return ok(request, result);
    },
  );
}

/**
 * `GET|POST /api/code/reload`: drops what this server remembers of codes, for whoever may edit them, and looks whether the
 * database can be read.
 */
function codeReloadRoute(app: FastifyInstance, db: Database, read: Map<string, Codes>): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/code/reload',
    schema: { tags: ['code'], response: { 200: answerOf(Type.Null()) } },
    config: { access: { roles: ADMINS }, changesState: true, event: 'admin_edit' },
    handler: async (request) => {
      read.clear();
      await db.transact(request.actor, (run) => run(query.selectFrom('code_choice').select('code_id').limit(1)));
      return ok(request, null);
    },
  });
}

/**
 * `POST /api/codegroup/simple` {showreal: true}: the groups of codes that are in use, by their ids. `showreal` leaves out
 * those that have no codes of their own but show the records of a table, such as countries.
 */
export function codeGroupRoute(app: FastifyInstance, db: Database): void {
  const route = {
    schema: groupSchema,
    config: { access: { roles: EVERYBODY }, isReference: true },
  };
  app.post('/api/codegroup/simple', route, async (request) => {
    const { showreal } = readBody(request, true);
    const groups = query
      .selectFrom('code_group')
      .select(['code_group_seq', 'code_group_id', 'code_group_name', 'code_group_name_kr'])
      .where('code_group_use', '=', true)
      .where('removed_at', 'is', null)
      .orderBy('code_group_id');
    const real = groups.where('code_group_id', 'not in', PROJECTED);
    return ok(request, await db.transact(request.actor, (run) => run(showreal === true ? real : groups)));
  });
}

/** When each group was last edited, and a hash of all its codes: the time alone misses saves that overlap, and codes that are gone. */
const marksOf = (groups: readonly string[]) =>
  query
    .selectFrom('code_choice')
    .select(['code_group_id', sql<string>`max(edit_at)`.as('edit_at')])
    .select(sql<string>`abs(bit_xor(hashtextextended(code_choice::text, 0)) % 1000000)`.as('hash'))
    .where('code_group_id', 'in', groups)
    .groupBy('code_group_id');

const codesOf = (group: string) =>
  query.selectFrom('code_choice').select(COLUMNS).where('code_group_id', '=', group).orderBy('code_order');

/** A time in milliseconds that ends in the hash. */
const marked = ({ edit_at, hash }: { edit_at: string; hash: string }): string =>
  edit_at.replace('Z', `${String(hash).padStart(6, '0')}Z`);

/** Group ids with the time of the copy that the client holds, if any. */
function readGroups(body: unknown): Map<string, string | undefined> {
  const groups = (body as { code_group?: unknown } | null)?.code_group;
  const isList = Array.isArray(groups) && groups.length > 0 && groups.length <= MAX_GROUPS;
  if (!isList || !groups.every((group) => typeof group === 'string' && /^[A-Z0-9_]{3,45}(\|.{0,40})?$/.test(group))) {
    throw new Refusal(400, 'validation_error', { fields: [{ name: 'code_group', key: 'field_code', args: {} }] });
  }
  return new Map(groups.map((group: string) => group.split('|') as [string, string | undefined]));
}
