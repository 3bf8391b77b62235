import { Readable } from 'node:stream';
import { atLeast, calledOr, isKey, type Row, type Screen } from '@hanjan/core';
import { roasterGreenbeanYear, roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import {
  isMonth,
  LEDGER_PATH,
  LEDGER_SUMS,
  type Ledger,
  type LedgerSums,
} from '@hanjan/model/roaster/ledger/ledger.ts';
import type { StockKind } from '@hanjan/model/roaster/stock.ts';
import type { FastifyInstance } from 'fastify';
import { STOCK_KINDS } from '../domain/stock_lots.ts';
import { todayThere } from '../engine/today.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { localeOf, textsFor } from '../http/texts.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { readExportQuery } from '../sheet/write/ask.ts';
import type { Cell } from '../sheet/write/cells.ts';
import { sendSheet } from '../sheet/write/send.ts';
import { readLedger, readLedgerMoves } from './ledger_read.ts';
import { ledgerExportSchema, ledgerMovesSchema, ledgerSchema } from './ledger_schema.ts';

/** Whoever reads the stock of green coffee reads the ledger, which is of all kinds. */
const screen: Screen = { ...roasterGreenbeanYearScreen, access: { list: atLeast('roaster', 'SAST') } };
const ACTIONS = ['list'] as const;
const route = (schema: object) => ({
  schema,
  validatorCompiler: checkedByHandler,
  config: { access: { screen, actions: ACTIONS } },
});

/** The materials ledger of a month: `POST {path}` all lots, `/moves` the moves of one, `/export` a sheet of all lots. */
export function ledgerRoutes(app: FastifyInstance, engine: Engine): void {
  const reading = screenWorker(engine, screen, engine.db.readOnce);

  app.post(LEDGER_PATH, route(ledgerSchema), async (request) => {
    const body = readBody(request, true);
    return reading(request, 'list', async (work) => ok(request, await readLedger(work, await monthOf(work, body))));
  });

  app.post(`${LEDGER_PATH}/moves`, route(ledgerMovesSchema), async (request) => {
    const { kind, lot, ...body } = readBody(request, true);
    return reading(request, 'list', async (work) => {
      if (!STOCK_KINDS.includes(kind as StockKind) || !isKey(lot)) throw notFound();
      return ok(request, await readLedgerMoves(work, kind as StockKind, lot, await monthOf(work, body)));
    });
  });

  app.post(`${LEDGER_PATH}/export`, route(ledgerExportSchema), async (request, reply) => {
    const { month: asked, ...body } = readBody(request, true);
    const how = readExportQuery({}, body);
    const ledger = await reading(request, 'list', async (work) =>
      readLedger(work, await monthOf(work, { month: asked })),
    );
    const text = textsFor(request.headers['accept-language']);
    const rows = sheetOf(ledger, request.headers['accept-language']);
    const total = rows.length - 1;
    const title = `${text('menu_ledger')}_${ledger.month}`;
    await sendSheet(reply, title, how, { rows: Readable.from([rows]), total, progress: { rows: total } });
    return reply;
  });
}

/** The month that is asked for; none is this month where the roastery is. */
async function monthOf(work: Transaction, { month }: Row): Promise<string> {
  if (month == null) return ((await todayThere(work, roasterGreenbeanYear)) ?? '').slice(0, 7);
  if (!isMonth(month)) throw invalid([{ name: 'month', key: 'field_date', args: {} }]);
  return month;
}

/** The ledger as a sheet: a line for each lot and one for each kind of stock, masses in kilograms. */
function sheetOf({ kinds }: Ledger, language: string | undefined): Cell[][] {
  const text = textsFor(language);
  const locale = localeOf(language);
  const kilograms = (sums: LedgerSums): Cell[] => LEDGER_SUMS.map((name) => ({ number: sums[name] / KILOGRAM }));
  const head = ['ledger_kind', 'ledger_name', 'ledger_lot', 'ledger_roasted_on'].map((key) => text(key));
  return [
    [...head, ...LEDGER_SUMS.map((name) => text('ledger_in_kg', { name: text(`ledger_${name}`) }))],
    ...kinds.flatMap(({ kind, sums, lots }): Cell[][] => {
      const called = text(`ledger_kind_${kind}`);
      if (lots.length === 0) return [];
      return [
        ...lots.map((lot): Cell[] => [
          called,
          calledOr(lot, lot.key, locale),
          lot.year === null ? lot.id : String(lot.year),
          lot.roasted_on === null ? null : { day: lot.roasted_on },
          ...kilograms(lot),
        ]),
        [called, text('ledger_sum'), null, null, ...kilograms(sums)],
      ];
    }),
  ];
}

/** A kilogram, ×10 g. */
const KILOGRAM = 10_000;
