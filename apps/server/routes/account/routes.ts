import { ORG_KINDS, type OrgKind, PEOPLE } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import type { Catalogue } from '../../db/schema/ddl.ts';
import { type Engine, worker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { answerOf } from '../../openapi/answer.ts';
import { whole } from '../../openapi/typed.ts';
import type { Providers } from '../../sign/provider/provider.ts';
import type { SessionCookie } from '../../sign/session.ts';
import { holdings } from '../held.ts';
import { deletionRoutes } from './deletion.ts';
import { infoRoutes } from './info.ts';
import { privacyRoutes } from './privacy.ts';
import { providerRoutes } from './provider.ts';
import { sessionRoutes } from './session.ts';

/** What the calls on one's own account work with. */
export interface AccountParts {
  readonly engine: Engine;
  readonly signDb: Database;
  readonly cookie: SessionCookie;
  readonly catalogue: Catalogue;
  /** Letters that tell people what happened to their account. */
  readonly outbox: Outbox;
  readonly providers: Providers;
}

/**
 * The calls on one's own account besides signing in: what it says of itself, what it agreed to, where it is signed in,
 * what it holds, its deletion. Its export is a sheet's (`sheet/account`).
 */
export function ownAccountRoutes(app: FastifyInstance, parts: AccountParts): void {
  infoRoutes(app, parts);
  privacyRoutes(app, parts);
  sessionRoutes(app, parts);
  providerRoutes(app, parts);
  deletionRoutes(app, parts);
  holdingsRoute(app, parts);
}

const each = (value: TSchema) =>
  Type.Object(Object.fromEntries(ORG_KINDS.map((kind) => [kind, value])) as Record<OrgKind, TSchema>);

/** `GET /api/userinfo/holds`: how many records, pictures and places there are. */
function holdingsRoute(app: FastifyInstance, { engine, catalogue }: AccountParts): void {
  const result = Type.Object({
    records: Type.Array(Type.Object({ screen: Type.String(), count: whole })),
    pictures: Type.Object({ count: whole, bytes: whole }),
    places: each(whole),
  });
  const route = {
    schema: { tags: ['account'], response: { 200: answerOf(result) } },
    config: { access: { roles: PEOPLE }, costs: 'read' as const },
  };
  const inSnapshot = worker(engine, engine.db.readOnce);
  app.get('/api/userinfo/holds', route, (request) =>
    inSnapshot(request, async (work) => ok(request, await holdings(work, catalogue))),
  );
}
