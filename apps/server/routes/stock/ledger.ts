import { isKey, type Row } from '@hanjan/core';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { isMonth, LEDGER_PATH, type LedgerMoves } from '@hanjan/model/stock/ledger.ts';
import { stocksIn } from '@hanjan/model/stock/stock.ts';
import type { FastifyInstance } from 'fastify';
import { todayThere } from '../../engine/today.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { readBody } from '../../http/body.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { readExportQuery } from '../../sheet/write/ask.ts';
import { sendRows } from '../../sheet/write/send.ts';
import { readLedger, readLedgerMoves } from './ledger_read.ts';
import { ledgerExportSchema, ledgerMovesSchema, ledgerSchema } from './ledger_schema.ts';
import { daysSheetOf, sheetOf } from './ledger_sheet.ts';
import { readingRoute, routeOf, roasteryScreen as screen } from './reading.ts';

/** The materials ledger of a month: `POST {path}` all lots, `/moves` the moves of one, `/export` a sheet of all lots, or of the days of one. */
export function ledgerRoutes(app: FastifyInstance, engine: Engine): void {
  const reading = screenWorker(engine, screen, engine.db.readOnce);

  readingRoute(app, engine, { screen, path: LEDGER_PATH, schema: ledgerSchema }, async (work, body) =>
    readLedger(work, await monthOf(work, body)),
  );

  const moves = { screen, path: `${LEDGER_PATH}/moves`, schema: ledgerMovesSchema };
  readingRoute(app, engine, moves, async (work, { kind, lot, ...body }) =>
    movesIn(work, kind, lot, await monthOf(work, body)),
  );

  app.post(`${LEDGER_PATH}/export`, routeOf(screen, 'list', ledgerExportSchema), async (request, reply) => {
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
    const title = `${textsFor(language)('menu_ledger')}_${month}`;
    await sendRows(reply, title, how, rows);
    return reply;
  });
}

/** The moves of the lot that is asked for. */
function movesIn(work: Transaction, kind: unknown, lot: unknown, month: string): Promise<LedgerMoves> {
  const known = stocksIn('roaster').find((one) => one === kind);
  if (!known || !isKey(lot)) throw notFound();
  return readLedgerMoves(work, known, lot, month);
}

/** The month that is asked for; none is this month where the roastery is. */
async function monthOf(work: Transaction, { month }: Row): Promise<string> {
  if (month == null) return ((await todayThere(work, roasterGreenbeanYear)) ?? '').slice(0, 7);
  if (!isMonth(month)) throw invalid([{ name: 'month', key: 'field_date', args: {} }]);
  return month;
}
