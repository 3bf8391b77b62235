import { checkField, type Entity, type Row, type Screen, writable } from '@hanjan/core';
import type { Client, Reply } from './api.ts';
import type { Desk } from './desk.ts';
import { nextNumbers } from './values.ts';

/** The record that a save made or changed, and the version that it left. */
export interface Told {
  readonly key: number;
  readonly version: number;
}

/** One save of a test, however often it was sent. */
export interface Save {
  /** Its Idempotency-Key, which is also what it writes. */
  readonly id: string;
  readonly screen: Screen;
  readonly call: 'edit' | 'remove' | 'restore';
  readonly body: Row;
  /** The fields that it changes and what to; `removed` stands for removal and restoring. */
  readonly writes: Row;
  /** What the server said in the end; `open` while it has said nothing. */
  outcome: Told | 'open' | 'refused';
}

type Plan = Pick<Save, 'screen' | 'call' | 'body' | 'writes'>;
const save = (id: string, plan: Plan): Save => ({ id, ...plan, outcome: 'open' });

/** A new record: a draft with marks of its own, and with the next number where no two records may be alike. */
export function creation(screen: Screen, draft: Row): Save {
  const id = crypto.randomUUID();
  const writes = marks(screen.entity, id);
  return save(id, { screen, call: 'edit', body: { ...draft, ...nextNumbers(screen.entity), ...writes }, writes });
}

/** Other marks in a record, and what else is to change, from the version that is known. */
export function change(screen: Screen, { key, version }: Told, more: Row = {}): Save {
  const id = crypto.randomUUID();
  const writes = { ...marks(screen.entity, id), ...more };
  const body = { [screen.entity.key]: key, version, UPList: Object.keys(writes), ...writes };
  return save(id, { screen, call: 'edit', body, writes });
}

export function removal(screen: Screen, { key, version }: Told, removed: boolean): Save {
  const body = { [screen.entity.key]: key, version };
  return save(crypto.randomUUID(), { screen, call: removed ? 'remove' : 'restore', body, writes: { removed } });
}

/** Sends a save with its key and notes what the server says, unless it asks to try again. */
export async function sendSave({ client }: Desk, save: Save): Promise<Reply<Row>> {
  const { screen, call, body, id } = save;
  const reply = await client.post<Row>(`${screen.path}/${call}`, body, { 'idempotency-key': id });
  const { http, answer } = reply;
  if (http === 200) save.outcome = { key: answer.result[screen.entity.key], version: answer.result.version } as Told;
  else if (http !== 503 && save.outcome === 'open') save.outcome = 'refused';
  return reply;
}

/** Sends a save, and says yes to what it is asked. */
export async function postAnyway(client: Client, path: string, body: Row): Promise<Reply<Row>> {
  const reply = await client.post<Row>(path, body);
  const { code, result } = reply.answer;
  const isAsked = code === 'stock_short' || code === 'loss_unusual';
  return isAsked ? postAnyway(client, path, { ...body, confirm: { ...(body.confirm as Row), [code]: result } }) : reply;
}

/** The first two fields that take any short text, so that a change has two lines of history; or the only one. */
function marks(entity: Entity, id: string): Row {
  const { name, fields } = entity;
  const takesIt = (field: string) => fields[field] && !fields[field].locked && checkField(fields[field], id) === null;
  const names = writable(entity).filter(takesIt).slice(0, 2);
  if (names.length === 0) throw new Error(`${name}: there is no field of text to mark`);
  return Object.fromEntries(names.map((field) => [field, id]));
}
