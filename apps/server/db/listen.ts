import pg from 'pg';
import { connectionTo, proveLogin } from './logins.ts';

/** How long a listener waits before it connects anew, the last one again and again. */
const PAUSES_MS = [200, 1_000, 2_000, 5_000, 15_000];
/** A connection that broke without a word is noticed after so long. */
const ASKED_EVERY_MS = 30_000;
const PATIENCE_MS = 5_000;

export interface Listening {
  readonly channel: string;
  /**
   * Called when something is told there, whenever the connection is there anew, since what was told meanwhile was missed,
   * and now and then besides. A rejection counts as a lost connection.
   */
  heard(client: pg.Client): Promise<unknown>;
  /** Called when nothing can be heard for now. */
  lost?(): void;
  /** Called once for each time that the connection is lost. */
  onError(error: unknown): void;
}

/**
 * Listens to a channel of the database by a connection of its own, which comes back by itself, until the answered function
 * is called.
 */
export function listenTo(url: string, { channel, heard, lost, onError }: Listening): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let connecting = Promise.resolve();

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(work, ms).unref();
  };
  const lose = (broken: pg.Client, error: unknown) => {
    if (broken !== client || isOver) return;
    client = undefined;
    lost?.();
    void broken.end().catch(() => undefined);
    if (failures === 0) onError(error);
    later(connect, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
    failures += 1;
  };
  const ask = async (from: pg.Client) => {
    // What is done when something is heard may need another connection, and would not notice that this one is silent.
    await from.query('SELECT');
    await heard(from);
    later(() => void ask(from).catch((error) => lose(from, error)), ASKED_EVERY_MS);
  };
  const open = async () => {
    const fresh = new pg.Client({
      ...connectionTo(url),
      application_name: `hanjan ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the database ended the connection')));
    fresh.on('notification', () => void ask(fresh).catch((error) => lose(fresh, error)));
    try {
      await fresh.connect();
      await proveLogin(fresh, 'app');
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await ask(fresh);
      failures = 0;
    } catch (error) {
      lose(fresh, error);
    }
  };
  function connect(): void {
    connecting = open();
  }
  connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => undefined);
  };
}
