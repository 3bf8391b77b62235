import { PEOPLE, type Screen } from '@hanjan/core';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { type Engine, worker } from '../../engine/worker.ts';
import { readBody } from '../../http/body.ts';
import type { Places } from '../../http/limits/places.ts';
import { Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { factorsOf } from '../../sign/factors.ts';
import { sessionsOf } from '../../sign/own_sessions.ts';
import { identitiesOf } from '../../sign/provider/identity.ts';
import { userInfo } from '../../sign/user_info.ts';
import { readExportQuery } from '../write/ask.ts';
import { sendPieces } from '../write/send.ts';
import { archiveOf } from './archive.ts';
import { partsOf } from './parts.ts';

interface Exporting {
  readonly engine: Engine;
  readonly signDb: Database;
  readonly screens: readonly Screen[];
  readonly places: Places;
}

/**
 * `POST /api/userinfo/export`: everything that somebody wrote and what is kept of them, as one archive, of one state of the
 * database. It is sent while it is made, for whoever has proved just now who they are; also while the account waits to be
 * deleted.
 */
export function accountExportRoute(app: FastifyInstance, { engine, signDb, screens, places }: Exporting): void {
  const inSnapshot = worker(engine, engine.db.readOnce);
  const route = {
    schema: {
      tags: ['account'],
      body: Type.Object({ frames: Type.Optional(Type.Boolean()), zone: Type.Optional(Type.String()) }),
      response: { 200: { type: 'string', format: 'binary' } },
    },
    config: {
      access: { roles: PEOPLE },
      event: 'export' as const,
      costs: 'export' as const,
      needsFresh: true,
      evenWhileLeaving: true,
      evenWithoutConsent: true,
    },
  };
  app.post(`${USER_INFO.path}/export`, route, async (request, reply) => {
    const { frames, zone } = readBody(request, true);
    const how = readExportQuery({}, { ...(frames !== undefined && { frames }), ...(zone !== undefined && { zone }) });
    const { actor } = request;
    const own = await signDb.transact(actor, async (run) => ({
      account: await userInfo(run, actor.user_seq ?? 0),
      session: await sessionsOf(run, request),
      factor: await factorsOf(run, actor.user_seq ?? 0),
      provider: await identitiesOf(run, actor.user_seq ?? 0),
    }));
    if (!own.account) throw new Refusal(401, 'noauth_text');
    const title = textsFor(request.headers['accept-language'])('archive_title');
    let isBegun = false;
    const job = async (work: Parameters<Parameters<typeof inSnapshot>[1]>[0]) => {
      const progress = { rows: 0 };
      const { parts, total } = await partsOf(work, { screens, own, zone: how.zone, progress });
      isBegun = true;
      const named = { title, end: 'zip', type: 'application/zip' };
      await sendPieces(reply, named, how, { pieces: archiveOf(parts), total, progress });
    };
    try {
      await places.take('export_busy', actor.user_seq, () => inSnapshot(request, job));
    } catch (error) {
      // What fails on the way ends the answer; there is nobody to be told any more.
      if (!isBegun) throw error;
    }
    return reply;
  });
}
