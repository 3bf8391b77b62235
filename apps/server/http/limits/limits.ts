import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { WhoIs } from '../access.ts';
import { Refusal } from '../refusal.ts';
import { subnetOf } from '../subnet.ts';
import { bucketsOf, type Rate } from './bucket.ts';
import { turnsFor } from './turns.ts';

/** What a call counts as. */
type Cost = 'read' | 'write' | 'import' | 'export' | 'picture';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call counts as; a read where nothing is said. */
    costs?: Cost;
  }
}

/** How much one account may ask of a process. */
export interface Limits {
  /** What all rates are multiplied by. */
  readonly rate: number;
  /** How many of its calls are worked on at once. */
  readonly atOnce: number;
}

export const LIMITS: Limits = { rate: 1, atOnce: 3 };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What a page and a person need many times over: a page opens with some 20 reads, a change of many records is a write each. */
const RATES: Readonly<Record<Cost, Rate>> = {
  read: { burst: 300, count: 600, perMs: MINUTE },
  write: { burst: 300, count: 240, perMs: MINUTE },
  import: { burst: 20, count: 60, perMs: HOUR },
  export: { burst: 20, count: 60, perMs: HOUR },
  picture: { burst: 40, count: 120, perMs: HOUR },
};
/** Files have places of their own. */
const PLACED: readonly Cost[] = ['import', 'export', 'picture'];
/** A network may ask for as much as so many accounts: many people sit behind the address of a cafe. */
const OF_NETWORK = 4;

/**
 * Counts every call before anything is read of its body: by network before it is asked who sends it, then by account.
 * All guests of a network count as one account. Refuses with 429 and the seconds to wait.
 */
export function countCalls(whoIs: WhoIs, { rate }: Limits): WhoIs {
  const buckets = (times: number) => {
    const of = ({ burst, count, perMs }: Rate) => bucketsOf({ burst: burst * times, count: count * times, perMs });
    return {
      read: of(RATES.read),
      write: of(RATES.write),
      import: of(RATES.import),
      export: of(RATES.export),
      picture: of(RATES.picture),
    };
  };
  const networks = buckets(OF_NETWORK * rate);
  const accounts = buckets(rate);
  return async (request) => {
    const { costs = 'read' } = request.routeOptions.config;
    refuseEmpty(networks[costs].take(subnetOf(request.ip)));
    const signedIn = await whoIs(request);
    refuseEmpty(accounts[costs].take(nameOf(request, signedIn?.actor.user_seq ?? null)));
    return signedIn;
  };
}

function refuseEmpty(seconds: number): void {
  if (seconds === 0) return;
  throw new Refusal(429, 'rate_wait', { args: { seconds }, headers: { 'Retry-After': String(seconds) } });
}

const nameOf = (request: FastifyRequest, user_seq: number | null): string =>
  user_seq === null ? subnetOf(request.ip) : String(user_seq);

/**
 * Works on a few calls of an account at once, so that nobody takes all connections to the database; the guests of a
 * network count as one account.
 */
export function takeTurns(app: FastifyInstance, { atOnce }: Limits): void {
  const turns = turnsFor(atOnce);
  app.addHook('onRoute', (route) => {
    const { access, costs = 'read' } = route.config ?? {};
    // Files of the web app are for everybody and ask no database.
    if (!access || PLACED.includes(costs)) return;
    const { handler } = route;
    const inTurn: RouteHandlerMethod = function (request, reply) {
      const who = nameOf(request, request.actor.user_seq);
      return turns.take(who, async () => handler.call(this, request, reply));
    };
    route.handler = inTurn;
  });
}
