import { calledOr, isKey, nameInLocale, type Row } from '@hanjan/core';
import {
  TRACE_KINDS,
  TRACE_PATH,
  type Trace,
  type TraceKind,
  type TraceOf,
} from '@hanjan/model/roaster/trace/trace.ts';
import type { LotName } from '@hanjan/model/stock/stock.ts';
import type { FastifyInstance } from 'fastify';
import { readTrace } from '../../domain/trace.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { readBody } from '../../http/body.ts';
import { notFound } from '../../http/refusal.ts';
import { localeOf, textsFor } from '../../http/texts.ts';
import { readExportQuery } from '../../sheet/write/ask.ts';
import type { Cell } from '../../sheet/write/cells.ts';
import { sendRows } from '../../sheet/write/send.ts';
import { readingRoute, routeOf, roasteryScreen as screen } from './reading.ts';
import { traceExportSchema, traceSchema } from './trace_schema.ts';

/** `POST /api/roaster/inventory/trace` {kind, lot}: the chain of a lot; `/export` whom it went to, as a sheet. */
export function traceRoutes(app: FastifyInstance, engine: Engine): void {
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  readingRoute(app, engine, { screen, path: TRACE_PATH, schema: traceSchema }, (work, body) =>
    readTrace(work, startOf(body)),
  );
  app.post(`${TRACE_PATH}/export`, routeOf(screen, 'list', traceExportSchema), async (request, reply) => {
    const { kind, lot, ...body } = readBody(request, true);
    const how = readExportQuery({}, body);
    const language = request.headers['accept-language'];
    const trace = await reading(request, 'list', (work) => readTrace(work, startOf({ kind, lot })));
    await sendRows(reply, textsFor(language)('trace_recall'), how, recallSheet(trace, language));
    return reply;
  });
}

function startOf({ kind, lot }: Row): TraceOf {
  if (!TRACE_KINDS.includes(kind as TraceKind) || !isKey(lot)) throw notFound();
  return { kind: kind as TraceKind, lot };
}

const KILOGRAM = 10_000;
const kilograms = (mass: number): Cell => ({ number: mass / KILOGRAM });

/**
 * Whom a lot went to, as a sheet: a line for everything that left, with how much of that is of the lot, then a line for
 * every lot of which something is still there. Masses in kilograms.
 */
function recallSheet({ lots, gone }: Trace, language: string | undefined): Cell[][] {
  const text = textsFor(language);
  const locale = localeOf(language);
  const lotOf = (of: TraceOf) => lots.find(({ kind, lot }) => kind === of.kind && lot === of.lot);
  const named = (lot: (LotName & TraceOf) | undefined): Cell[] => [
    lot ? text(`ledger_kind_${lot.kind}`) : null,
    lot ? (nameInLocale(lot.name, lot.name_locale, locale) ?? lot.id) : null,
    lot?.id ?? null,
  ];
  const head = [
    'trace_customer',
    'trace_contact',
    'trace_left_at',
    'trace_kind',
    'trace_lot',
    'trace_number',
    'trace_bags',
  ];
  return [
    [...head.map((key) => text(key)), text('trace_mass_kg'), text('trace_part_kg')],
    ...gone.map((one): Cell[] => [
      one.customer ? calledOr(one.customer, one.customer.key, locale) : text('stock_went_nobody'),
      one.contact,
      { instant: one.rgst_at },
      ...named(lotOf(one)),
      one.bags && text('stock_bags', { mass: `${one.bags.mass / 10} g`, count: one.bags.count }),
      kilograms(one.mass),
      kilograms(one.part),
    ]),
    ...lots
      .filter(({ share, closing }) => share !== null && closing > 0)
      .map((lot): Cell[] => [
        text('trace_in_stock'),
        null,
        null,
        ...named(lot),
        null,
        kilograms(lot.closing),
        kilograms(lot.closing * (lot.share ?? 0)),
      ]),
  ];
}
