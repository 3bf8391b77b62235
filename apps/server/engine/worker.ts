import { isDeepStrictEqual } from 'node:util';
import { type Action, type Actor, mayEver, type Row, readKey, type Scope, type Screen } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { Refusal, refusedBelow } from '../http/refusal.ts';
import { localeOf } from '../http/texts.ts';
import { enter, guess, type HasOf } from './enter.ts';
import type { Charging } from './transaction.ts';
import type { Known, Work } from './work.ts';

/** What every call on records needs: the database and the entities of the product. */
export interface Engine {
  readonly db: Database;
  readonly known: Known;
  /** Keeps those who call to a quota. */
  readonly charge: Charging;
  readonly hasOf: HasOf;
}

type Job<T> = (work: Work) => Promise<T>;
/** A way to work on the database: with saves, or reading alone, perhaps from one snapshot. */
type Transact = Database['transact'];

/** Does a piece of work for whoever sent a request, in one transaction. */
export const worker =
  ({ db, known, charge }: Engine, transact: Transact = db.transact) =>
  <T>({ actor, headers, body }: FastifyRequest, job: Job<T>): Promise<T> => {
    const confirmed = ((body as Row | null | undefined)?.confirm ?? {}) as Row;
    const locale = localeOf(headers['accept-language']);
    return transact(actor, (run) => job({ run, actor, known, charge, locale, confirmed, touched: new Set() })).catch(
      refusedBelow,
    );
  };

/**
 * Does a piece of work on a screen's records: in the organisation that the request chose, if they are an
 * organisation's, and only when the actor's role may do the action, or one of several.
 */
export const screenWorker =
  (engine: Engine, screen: Screen, transact?: Transact) =>
  async <T>(request: FastifyRequest, action: Action | readonly Action[], job: Job<T>): Promise<T> => {
    const { db, hasOf } = engine;
    const { scope } = screen.entity;
    const chosen = chosenOrg(request, scope);
    const inTransaction = worker(engine, transact);
    const entering = (work: Work) => enter({ ...work, hasOf }, work.actor, scope, chosen);
    const doing = async (work: Work, actor: Actor) => {
      if (![action].flat().some((one) => mayEver(actor, screen, one))) throw new Refusal(403, 'nopermission_text');
      return job({ ...work, actor });
    };
    // What only reads is asked for in the packet of who asks, as whoever they were last.
    const guessed = transact === db.read ? guess(hasOf, request.actor, scope, chosen) : undefined;
    const done =
      guessed &&
      (await inTransaction(request, async (work) => {
        // In this order: row level security answers nothing before the entrance.
        const [entered, answered] = await Promise.allSettled([entering(work), doing(work, guessed)]);
        if (entered.status === 'rejected') throw entered.reason;
        if (!isDeepStrictEqual(entered.value, guessed)) return undefined;
        if (answered.status === 'rejected') throw answered.reason;
        return { answer: answered.value };
      }));
    // They are somebody else by now: what was read is thrown away.
    return done ? done.answer : inTransaction(request, async (work) => doing(work, await entering(work)));
  };

/**
 * The organisation that a request chose: `cafe_seq` or `roaster_seq`, in the query of a GET and of an upload, in the body
 * of any other POST.
 */
function chosenOrg({ method, query, body, headers }: FastifyRequest, scope: Scope): unknown {
  const name = `${scope}_seq`;
  const isInQuery = method === 'GET' || headers['content-type']?.startsWith('multipart/');
  if (!isInQuery) return (body as Row | null | undefined)?.[name];
  const typed = (query as Row)[name];
  return typeof typed === 'string' ? readKey(typed) : undefined;
}
