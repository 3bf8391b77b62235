import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { flaws } from './answer.ts';
import { type Reply, startApi, type TestApi } from './api.ts';
import { startProxy, type Way } from './proxy.ts';
import { withClient } from './sql.ts';

/** The product with a way to its database that can be watched, broken and mended. */
export interface Watched {
  readonly api: TestApi;
  readonly proxy: Way;
  /** From now on there are statements of calls alone: the purge of the start is over, and no session is noted to be alive. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWatched(options: Parameters<typeof startApi>[0] = {}): Promise<Watched> {
  const made = Promise.withResolvers<Way>();
  const way = async (url: string) => {
    made.resolve(await startProxy(url));
    return (await made.promise).url;
  };
  const api = await startApi({ ...options, way });
  const proxy = await made.promise;
  return {
    api,
    proxy,
    async quiet() {
      await withClient(api.database.adminUrl, (admin) =>
        admin.query("UPDATE session SET seen_at = now() + interval '1 hour'"),
      );
      for (let before = -1; before !== proxy.statements.length; ) {
        before = proxy.statements.length;
        await wait(500);
      }
    },
    async stop() {
      await api.stop();
      await proxy.stop();
    },
  };
}

/** Expects of a call that the database failed: not our fault, nothing lost, to be tried again. */
export function expectBusy({ http, answer, headers }: Reply<unknown>): void {
  expect([http, answer.code, headers.get('retry-after')]).toEqual([503, 'busy_text', '2']);
  expect(flaws({ http, text: JSON.stringify(answer) }, 'en')).toEqual(['answered 503']);
}
