import { Readable } from 'node:stream';
import { atLeast, isKey, type Row, type Screen } from '@hanjan/core';
import { roasterGreenbeanYear, roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { isMonth, LEDGER_PATH, type LedgerMoves } from '@hanjan/model/roaster/ledger/ledger.ts';
import type { StockKind } from '@hanjan/model/roaster/stock.ts';
import type { FastifyInstance } from 'fastify';
import { STOCK_KINDS } from '../domain/stock_lots.ts';
import { todayThere } from '../engine/today.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { textsFor } from '../http/texts.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { readExportQuery } from '../sheet/write/ask.ts';
import { sendSheet } from '../sheet/write/send.ts';
import { readLedger, readLedgerMoves } from './ledger_read.ts';
import { ledgerExportSchema, ledgerMovesSchema, ledgerSchema } from './ledger_schema.ts';
import { daysSheetOf, sheetOf } from './ledger_sheet.ts';

/** Whoever reads the stock of green coffee reads the ledger, which is of all kinds. */
const screen: Screen = { ...roasterGreenbeanYearScreen, access: { list: atLeast('roaster', 'SAST') } };
const ACTIONS = ['list'] as const;
const route = (schema: object) => ({
  schema,
  validatorCompiler: checkedByHandler,
  config: { access: { screen, actions: ACTIONS } },
});

/** The materials ledger of a month: `POST {path}` all lots, `/moves` the moves of one, `/export` a sheet of all lots, or of the days of one. */
export function ledgerRoutes(app: FastifyInstance, engine: Engine): void {
  const reading = screenWorker(engine, screen, engine.db.readOnce);

  app.post(LEDGER_PATH, route(ledgerSchema), async (request) => {
    const body = readBody(request, true);
    return reading(request, 'list', async (work) => ok(request, await readLedger(work, await monthOf(work, body))));
  });

  app.post(`${LEDGER_PATH}/moves`, route(ledgerMovesSchema), async (request) => {
    const { kind, lot, ...body } = readBody(request, true);
    return reading(request, 'list', async (work) =>
      ok(request, await movesIn(work, kind, lot, await monthOf(work, body))),
    );
  });

  app.post(`${LEDGER_PATH}/export`, route(ledgerExportSchema), async (request, reply) => {
    const { month: asked, kind, lot, ...body } = readBody(request, true);
    const how = readExportQuery({}, body);
    const language = request.headers['accept-language'];
    const { month, rows } = await reading(request, 'list', async (work) => {
      const month = await monthOf(work, { month: asked });
      const isWhole = kind == null && lot == null;
      const rows = isWhole
        ? sheetOf(await readLedger(work, month), language)
        : daysSheetOf(await movesIn(work, kind, lot, month), language);
      return { month, rows };
    });
    const total = rows.length - 1;
    const title = `${textsFor(language)('menu_ledger')}_${month}`;
    await sendSheet(reply, title, how, { rows: Readable.from([rows]), total, progress: { rows: total } });
    return reply;
  });
}

/** The moves of the lot that is asked for. */
function movesIn(work: Transaction, kind: unknown, lot: unknown, month: string): Promise<LedgerMoves> {
  if (!STOCK_KINDS.includes(kind as StockKind) || !isKey(lot)) throw notFound();
  return readLedgerMoves(work, kind as StockKind, lot, month);
}

/** The month that is asked for; none is this month where the roastery is. */
async function monthOf(work: Transaction, { month }: Row): Promise<string> {
  if (month == null) return ((await todayThere(work, roasterGreenbeanYear)) ?? '').slice(0, 7);
  if (!isMonth(month)) throw invalid([{ name: 'month', key: 'field_date', args: {} }]);
  return month;
}
