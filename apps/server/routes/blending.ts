import { readKey } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { roasterBlending, roasterBlendingScreen } from '@hanjan/model/roaster/blending.ts';
import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { recordSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';
import { key, orNull, text, whole } from '../openapi/typed.ts';

type Recipe = RowOf<'roaster_roasting'>;

type Comb = RowOf<'roaster_blending'>['roasting_comb'][number];

/** A roast recipe of a blend, and how much of it is there. */
interface Part extends Comb {
  /** Null where somebody does not see the recipe. */
  readonly roasting_name: Recipe['roasting_name'] | null;
  readonly roasting_name_locale: Recipe['roasting_name_locale'] | null;
  /** What is left of all roasts after it. */
  readonly roasting_instock: number;
}

const part = Type.Object({
  roasting_order: orNull(whole),
  roasting_seq: key,
  roasting_mass: whole,
  roasting_percent: orNull(whole),
  roasting_name: text,
  roasting_name_locale: text,
  roasting_instock: whole,
});

const schema = {
  tags: ['stock'],
  params: Type.Object({ key: Type.String({ pattern: '^[1-9]\\d*$' }) }),
  querystring: Type.Object({ roaster_seq: Type.Optional(key) }),
  response: { 200: answerOf(Type.Array(part)) },
};

/** `GET {path}/roasting/{blending_seq}`: what goes into a blend, with names and what is in stock of it. */
export function blendingRoutes(app: FastifyInstance, engine: Engine): void {
  const screen = roasterBlendingScreen;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${screen.path}/roasting/:key`,
    schema,
    config: { access: { screen, actions: ['read'] } },
    handler: async (request) => {
      readBody(request, true);
      const blend = readKey(request.params.key);
      return reading(request, 'read', async (work) => {
        const parts = blend === undefined ? [] : await partsOf(work, blend);
        if (parts.length === 0) throw notFound();
        return ok(request, parts);
      });
    },
  });
}

const partsOf = ({ run, actor }: Transaction, blend: number): Promise<Part[]> =>
  run(
    sql<Part>`SELECT part.roasting_order, part.roasting_seq, part.roasting_mass, part.roasting_percent,
        roaster_roasting.roasting_name, roaster_roasting.roasting_name_locale,
        (SELECT coalesce(sum(roasting_instock), 0)::bigint FROM roaster_roasting_result
          WHERE ${scopeSql(roasterRoastingResult, actor)} AND removed_at IS NULL
            AND roaster_roasting_result.roasting_seq = part.roasting_seq) AS roasting_instock
      FROM roaster_blending
      JOIN roaster_blending_roasting AS part USING (org, blending_seq)
      LEFT JOIN roaster_roasting ON roaster_roasting.org = part.org
       AND roaster_roasting.roasting_seq = part.roasting_seq AND ${scopeSql(roasterRoasting, actor)}
     WHERE ${recordSql(roasterBlending, actor, blend)} AND roaster_blending.removed_at IS NULL
     ORDER BY part.nth`,
  );
