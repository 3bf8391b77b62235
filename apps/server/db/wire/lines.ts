import pg from 'pg';
import { types } from './asked.ts';
import { type Answered, type Asked, Batch } from './batch.ts';

/** A connection that is lent out. */
export interface Line {
  readonly client: pg.PoolClient;
  /** Gives it back. One that broke, or that is given back with an error, ends. */
  release(error?: Error): void;
}

/** The connections of a login. */
export interface Lines {
  /** Waits for one that is free. */
  take(): Promise<Line>;
  /** Asks one statement in a transaction of its own. */
  ask(asked: Asked): Promise<Answered>;
  /** The same in one transaction with all that is asked so in one moment; where one fails, those behind it fail too. */
  askTogether(asked: Asked): Promise<Answered>;
  /** Sends what is a transaction of its own, on any of them. */
  send(batch: Batch): void;
  /**
   * The same of what takes no time: batches of one moment share a connection and a packet. Each is a transaction of its
   * own and fails alone, unless the connection ends or the time of one before it runs out; for those it waits.
   */
  sendTogether(batch: Batch): void;
}

/**
 * How many batches share a connection. Each that has its own costs a packet there, one back and a process that is woken;
 * each that shares one waits for up to so many others.
 */
const MOST = 4;

export function linesOf(pool: pg.Pool): Lines {
  const send = async (batches: readonly Batch[]): Promise<void> => {
    const line = await take(pool).catch((error) => {
      for (const batch of batches) batch.fail(error);
    });
    if (!line) return;
    Batch.send(line.client, batches);
    const ends = await Promise.all(batches.map(({ ended }) => ended));
    line.release(ends.find((error) => error && !isOfBatch(error)) ?? undefined);
  };
  const together = atOnce<Batch>((batches) => {
    for (let at = 0; at < batches.length; at += MOST) void send(batches.slice(at, at + MOST));
  });
  const asking = atOnce<(batch: Batch) => void>((asks) => {
    const batch = new Batch(types);
    for (const ask of asks) ask(batch);
    void send([batch]);
  });
  return {
    take: () => take(pool),
    ask(asked) {
      const batch = new Batch(types);
      const answered = batch.add(asked);
      void send([batch]);
      return answered;
    },
    send: (batch) => void send([batch]),
    sendTogether: together,
    askTogether: (asked) => new Promise((resolve) => asking((batch) => resolve(batch.add(asked)))),
  };
}

async function take(pool: pg.Pool): Promise<Line> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const hear = (error: Error) => {
    broken = error;
  };
  client.on('error', hear);
  return {
    client,
    release(error = broken) {
      client.off('error', hear);
      client.release(error);
    },
  };
}

/** A plan that a connection has prepared answers other columns than PostgreSQL has by now. */
const STALE_PLAN = '0A000';

/** Whether PostgreSQL refused a statement, and its connection goes on. */
const isOfBatch = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.code !== STALE_PLAN;

/** Gathers what comes in one turn of the event loop: that of all calls that have come in. */
function atOnce<T>(done: (gathered: readonly T[]) => void): (one: T) => void {
  let open: T[] | undefined;
  const end = () => {
    const gathered = open ?? [];
    open = undefined;
    done(gathered);
  };
  return (one) => {
    if (!open) {
      open = [];
      setImmediate(end);
    }
    open.push(one);
  };
}
