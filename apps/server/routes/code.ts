import { createHash } from 'node:crypto';
import { ADMINS, EVERYBODY } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { type Database, query } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import { answerOf, checkedByHandler } from '../openapi/answer.ts';
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

/** Groups that the view `code_choice` makes from tables of their own. */
const PROJECTED = ['CNTR', 'CFPRDC', 'VRT'];
const COLUMNS = [
  'code_id',
  'code_name',
  'code_name_kr',
  'code_filter',
  'code_alias1',
  'code_alias2',
  'code_use',
] as const;

/** A code as it is answered. */
type Shown = Record<(typeof COLUMNS)[number], unknown>;

/**
 * `POST /api/code/simple` {code_group: ['FLVR', 'NTPLC|2026-11-20T…']}: the codes of each group and when the group was
 * last edited. Codes taken out of use are among them, so that they are named where they stand. A group asked with that
 * very time is answered without its codes: nothing has changed.
 */
export function codeRoutes(app: FastifyInstance, db: Database): void {
  app.post(
    '/api/code/simple',
    { schema, validatorCompiler: checkedByHandler, config: { access: { roles: EVERYBODY }, isReference: true } },
    async (request) => {
      const asked = readGroups(request.body);
      const rows = await db.transact(request.actor, (run) =>
        run(
          query
            .selectFrom('code_choice')
            .select(['code_group_id', 'edit_at', ...COLUMNS])
            .where('code_group_id', 'in', [...asked.keys()])
            .orderBy('code_group_id')
            .orderBy('code_order'),
        ),
      );
      const result: Record<string, unknown> = {};
      for (const [group, knownAt] of asked) {
        const codes = rows.filter(({ code_group_id }) => code_group_id === group);
        const code_list = codes.map(shown);
        const latest = codes.reduce((latest, code) => (code.edit_at > latest ? code.edit_at : latest), '');
        const edit_at = latest && marked(latest, code_list);
        result[group] = edit_at !== '' && edit_at === knownAt ? { edit_at } : { edit_at, code_list };
      }
      return ok(request, result);
    },
  );
}

/**
 * `GET|POST /api/code/reload`: drops what a server holds of codes beyond one request, for whoever may edit them. That is
 * nothing here: every look-up reads the database, so an answer says that it can be read.
 */
export function codeReloadRoute(app: FastifyInstance, db: Database): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/code/reload',
    schema: { tags: ['code'], response: { 200: answerOf(Type.Null()) } },
    config: { access: { roles: ADMINS }, changesState: true, event: 'admin_edit' },
    handler: async (request) => {
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
    validatorCompiler: checkedByHandler,
    config: { access: { roles: EVERYBODY }, isReference: true },
  };
  app.post('/api/codegroup/simple', route, async (request) => {
    const { showreal } = readBody(request, true);
    const groups = query
      .selectFrom('code_group')
      .select(['code_group_seq', 'code_group_id', 'code_group_name', 'code_group_name_kr'])
      .where('code_group_use', '=', true)
      .orderBy('code_group_id');
    const real = groups.where('code_group_id', 'not in', PROJECTED);
    return ok(request, await db.transact(request.actor, (run) => run(showreal === true ? real : groups)));
  });
}

const shown = (code: Shown): Shown => Object.fromEntries(COLUMNS.map((column) => [column, code[column]])) as Shown;

/** A time in milliseconds that ends in a mark of some codes: alone it misses saves that overlap, and codes that are gone. */
function marked(time: string, codes: readonly Shown[]): string {
  const mark = createHash('sha1').update(JSON.stringify(codes)).digest().readUInt32BE() % 1_000_000;
  return time.replace('Z', `${String(mark).padStart(6, '0')}Z`);
}

/** Group ids with the time of the copy that the client holds, if any. */
function readGroups(body: unknown): Map<string, string | undefined> {
  const groups = (body as { code_group?: unknown } | null)?.code_group;
  const isList = Array.isArray(groups) && groups.length > 0 && groups.length <= MAX_GROUPS;
  if (!isList || !groups.every((group) => typeof group === 'string' && /^[A-Z0-9_]{3,45}(\|.{0,40})?$/.test(group))) {
    throw new Refusal(400, 'validation_error', { fields: [{ name: 'code_group', key: 'field_code', args: {} }] });
  }
  return new Map(groups.map((group: string) => group.split('|') as [string, string | undefined]));
}
