import { type Action, kindOf, type Row } from '@hanjan/core';
import {
  type AskedRoast,
  type KnownLogs,
  MOST_ALIKE,
  MOST_ASKED,
  MOST_BROUGHT_BYTES,
  ROAST_IMPORT_PATH,
  type RoastImport,
} from '@hanjan/model/roaster/roast_import.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { alikeRoasts, knownLogs } from '../../domain/roast_log.ts';
import { onlyOnce } from '../../engine/idempotency.ts';
import { ownedSql, personSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { invalid } from '../../http/refusal.ts';
import { readingRoute, routeOf } from '../stock/reading.ts';
import { bringIn } from './bring_in.ts';
import { logSchemas } from './schema.ts';
import { takeBack } from './take_back.ts';

const screen = roasterRoastingResultScreen;

/**
 * The calls by which logs of many roasts come into a roastery's book: which are there (`/known`), bringing some in
 * (`/import`), what was brought in before (`/list`), and taking all of one import back (`/undo`).
 */
export function roastLogRoutes(app: FastifyInstance, engine: Engine): void {
  const inTransaction = screenWorker(engine, screen);
  const path = (name: string) => `${ROAST_IMPORT_PATH}/${name}`;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  app.post(path('known'), routeOf(screen, 'list', logSchemas.known), async (request) => {
    const body = readBody(request);
    return reading(request, 'list', async (work) => ok(request, await askedOf(work, body)));
  });
  readingRoute(app, engine, { screen, path: path('list'), schema: logSchemas.list }, importsOf);
  const saving = (name: 'import' | 'undo', action: Action, save: (work: Work, body: Row) => Promise<unknown>) =>
    app.post(
      path(name),
      {
        schema: logSchemas[name],
        ...(name === 'import' && { bodyLimit: MOST_BROUGHT_BYTES }),
        config: { access: { screen, actions: [action] }, costs: 'write' },
      },
      async (request) => {
        const body = readBody(request);
        const { result, touched } = await onlyOnce(
          (work) => inTransaction(request, action, work),
          request,
          body,
          (work) => save(work, body),
        );
        return ok(request, result, { touched });
      },
    );
  saving('import', 'write', bringIn);
  saving('undo', 'remove', takeBack);
}

async function askedOf(work: Work, { logs, roasts = [] }: Row): Promise<KnownLogs> {
  const isGood = Array.isArray(logs) && logs.length <= MOST_ASKED && logs.every((log) => typeof log === 'string');
  if (!isGood) throw invalid([{ name: 'logs', key: 'field_text', args: {} }]);
  const areAsked = Array.isArray(roasts) && roasts.length <= MOST_ALIKE && roasts.every(isAsked);
  if (!areAsked) throw invalid([{ name: 'roasts', key: 'field_rows', args: {} }]);
  const known = await knownLogs(work, logs as string[]);
  return { known, alike: roasts.length > 0 ? await alikeRoasts(work, roasts) : [] };
}

/** Whole numbers far beyond what a roast takes, so that what is near them is a number too. */
const isNumber = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= 1_000_000_000;

function isOf(name: 'roasting_result_date' | 'roasting_start_time' | 'roasting_log_hash', value: unknown): boolean {
  const field = roasterRoastingResult.fields[name];
  return !kindOf(field).check(value, field);
}

function isAsked(given: unknown): given is AskedRoast {
  if (typeof given !== 'object' || given === null) return false;
  const { roasting_result_date: day, roasting_start_time: began, roasting_log_hash: hash, ...figures } = given as Row;
  return (
    isOf('roasting_result_date', day) &&
    ((began ?? null) === null || isOf('roasting_start_time', began)) &&
    ((hash ?? null) === null || isOf('roasting_log_hash', hash)) &&
    typeof figures.has_curve === 'boolean' &&
    isNumber(figures.roasting_end_term) &&
    isNumber(figures.end_bean)
  );
}

/** Imports that are told, the last ones. */
const MOST_TOLD = 20;

const importsOf = ({ run, actor }: Work): Promise<RoastImport[]> =>
  run(
    sql<RoastImport>`SELECT roasting_import, count, unchanged, rgst_at, ${personSql(roasterRoastingResult, 'rgst_by', 'brought')} AS rgst_user
      FROM (SELECT org, roasting_import, count(*)::integer AS count, count(*) FILTER (WHERE version = 1)::integer AS unchanged,
              min(rgst_at) AS rgst_at, min(rgst_by) AS rgst_by
            FROM roaster_roasting_result
           WHERE ${ownedSql(roasterRoastingResult, actor)} AND removed_at IS NULL AND roasting_import IS NOT NULL
           GROUP BY org, roasting_import) AS brought
     ORDER BY rgst_at DESC LIMIT ${sql.lit(MOST_TOLD)}`,
  );
