import type pg from 'pg';
import { expect } from 'vitest';
import { type Chain, keyOf } from './model.ts';

const LOTS = [
  ['greenbean', 'roaster_greenbean_year', 'greenbean_year_seq', 'greenbean_instock'],
  ['roasting', 'roaster_roasting_result', 'roasting_result_key', 'roasting_instock'],
  ['blending', 'roaster_blending_result', 'blending_result_key', 'blending_instock'],
  ['received', 'cafe_received', 'received_seq', 'received_instock'],
] as const;
const NUMBERED = [
  ['roaster_roasting_result', 'roasting_result_seq'],
  ['roaster_blending_result', 'blending_result_seq'],
  ['roaster_greenbean_arrival', 'arrival_seq'],
] as const;

const list = (rows: string) => `(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) AS one)`;
const sum = (what: string, from: string) => `(SELECT coalesce(sum(${what}), 0)::integer FROM ${from})`;
const moves = (...reasons: string[]) =>
  sum('move_mass', `stock_move WHERE org = $1 AND move_reason IN (${reasons.map((one) => `'${one}'`).join()})`);

/** Each lot with what its record says, what its moves come to, and what the last of them left. */
const lots = LOTS.map(
  ([kind, table, key, balance]) => `SELECT '${kind}' AS kind, ${key} AS key, ${balance} AS balance,
      coalesce((SELECT sum(move_mass) FROM stock_move AS m WHERE m.org = l.org AND m.${key} = l.${key}), 0)::integer AS moved,
      coalesce((SELECT move_balance FROM stock_move AS m WHERE m.org = l.org AND m.${key} = l.${key}
        ORDER BY move_seq DESC LIMIT 1), 0) AS last
    FROM ${table} AS l WHERE org = $1`,
).join(' UNION ALL ');
const arrivals = `SELECT arrival_key AS key, arrival_instock AS left, (SELECT sum(move_mass) FROM stock_move AS m
      WHERE m.org = a.org AND m.arrival_key = a.arrival_key)::integer AS moved
    FROM roaster_greenbean_arrival AS a WHERE org = $1`;
const reasons = `SELECT move_reason AS reason, sum(move_mass)::integer AS mass FROM stock_move WHERE org = $1
    GROUP BY move_reason HAVING sum(move_mass) <> 0`;
/** Moves that do not go on from what the one before them left. */
const broken = `SELECT move_seq FROM (SELECT move_seq, move_balance - move_mass AS before, move_balance,
      lag(move_balance, 1, 0) OVER (PARTITION BY ${LOTS.map(([, , key]) => key).join()} ORDER BY move_seq) AS there
    FROM stock_move WHERE org = $1) AS m WHERE before <> there OR move_balance < 0`;
const numbers = NUMBERED.map(
  ([table, seq]) => `SELECT '${table}' AS name, coalesce(max(${seq}), 0) AS last, count(*)::integer AS count
    FROM ${table} WHERE org = $1`,
).join(' UNION ALL ');

const IN_DRUM = `(roasting_step IN ('RSTG', 'COOL', 'DONE') OR coalesce(roasting_mass, 0) > 0 AND roasting_step <> 'CNCL')`;
/** What came, is there and went, from the records as far as they say it and not from their moves. */
const FLOW = {
  first: sum('greenbean_received_mass', 'roaster_greenbean_year WHERE org = $1'),
  arrived: sum('arrival_mass', 'roaster_greenbean_arrival WHERE org = $1 AND removed_at IS NULL'),
  received: sum('move_mass', `stock_move WHERE org = $1 AND move_reason = 'RECEIVE' AND cause_seq IS NULL`),
  counted: moves('COUNT', 'SHORT'),
  brought: sum('received_mass', 'cafe_received WHERE org = $1 AND removed_at IS NULL'),
  brewed: sum(
    '-brewing_bean_mass',
    'cafe_brewing_result WHERE org = $1 AND removed_at IS NULL AND received_seq IS NOT NULL',
  ),
  /** Blends that leave the roasted stock alone come from nowhere. */
  free: sum(
    'blending_total_mass',
    'roaster_blending_result WHERE org = $1 AND removed_at IS NULL AND NOT roasting_instock_change',
  ),
  waste: moves('WASTE'),
  left: moves('PACK', 'DELIVER'),
  roasted: sum(
    'coalesce(roasting_mass, 0)',
    `roaster_roasting_result WHERE org = $1 AND removed_at IS NULL AND ${IN_DRUM}`,
  ),
  charged: `-${sum(
    'greenbean_mass',
    `roaster_roasting_result_greenbean JOIN roaster_roasting_result USING (org, roasting_result_key)
      WHERE org = $1 AND removed_at IS NULL AND ${IN_DRUM}`,
  )}`,
  ...Object.fromEntries(LOTS.map(([, table, , balance]) => [table, `-${sum(balance, `${table} WHERE org = $1`)}`])),
};
const flow = Object.entries(FLOW).map(([name, value]) => `SELECT '${name}' AS name, ${value} AS mass`);

const STATEMENT = `SELECT ${Object.entries({ lots, arrivals, reasons, broken, numbers, flow: flow.join(' UNION ALL ') })
  .map(([name, rows]) => `${list(rows)} AS ${name}`)
  .join(',\n')}`;

type Part = 'lots' | 'arrivals' | 'reasons' | 'broken' | 'numbers' | 'flow';
type Value = string | number;
/** What is said of each name, to compare whatever the order. */
const byName = (rows: Iterable<readonly [Value, unknown]>) => Object.fromEntries(rows);

/** Everything that the database says of the stock of a roastery or a cafe, beside what the model says; masses balance to the tenth of a gram. */
export async function compare(admin: pg.Client, org: number, chain: Chain): Promise<void> {
  const { rows } = await admin.query<Record<Part, readonly Readonly<Record<string, Value>>[]>>(STATEMENT, [org]);
  const rowsOf = (part: Part) => (rows[0]?.[part] ?? []).map((row) => Object.values(row));
  const held = rowsOf('lots').map(([kind, key, ...says]) => [`${kind} ${key}`, says] as const);
  const lots = [...chain.held].map(([lot, mass]) => [lot, [mass, mass, mass]] as const);
  expect(byName(held), 'lots').toEqual(byName(lots));
  for (const lot of chain.lots('greenbean'))
    expect(chain.green.sumOf(keyOf(lot)), `parts of ${lot} in the model`).toBe(chain.there(lot));
  const left = rowsOf('arrivals').map(([key = 0, ...says]) => [key, says] as const);
  const arrivals = [...chain.green.arrivals.keys()].map((key) => [key, chain.green.leftOf(key)] as const);
  expect(byName(left), 'arrivals').toEqual(byName(arrivals.map(([key, mass]) => [key, [mass, mass]])));
  const moved = rowsOf('reasons').map(([reason = '', mass]) => [reason, mass] as const);
  expect(byName(moved), 'sums by reason').toEqual(byName([...chain.sums].filter(([, mass]) => mass !== 0)));
  expect(rowsOf('broken'), 'moves that do not follow').toEqual([]);
  for (const [name, last, count] of rowsOf('numbers')) expect(last, `${name} without a gap`).toBe(count);
  const over = rowsOf('flow').reduce((all, [, mass]) => all + Number(mass), 0);
  expect(over, `what came from nowhere or is lost of ${JSON.stringify(byName(rowsOf('flow') as never))}`).toBe(0);
}
