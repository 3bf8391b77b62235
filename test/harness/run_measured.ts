import { buildApp } from '../../apps/server/app.ts';
import { needLogins, readConfig } from '../../apps/server/config.ts';
import { kitchen } from './kitchen.ts';
import { watchLoop, workedMs } from './loop.ts';

// A server in a process of its own that tells how long its loop was held.

/** What it is asked, and what it tells. */
export type Asked = 'reset' | 'longest';
export type Told = { readonly origin: string } | { readonly ms: number };

const app = await buildApp({
  addresses: needLogins(readConfig(process.env)),
  origin: 'http://localhost',
  logLevel: 'silent',
  limits: { rate: 1_000_000, atOnce: 1_000 },
  catalogue: kitchen,
});
const loop = watchLoop();
// The control: a handler that holds the loop, however little of the machine it has.
app.server.prependListener('request', ({ url }) => {
  const until = workedMs() + (url === '/held' ? 200 : 0);
  while (workedMs() < until);
});
process.on('message', (asked: Asked) => {
  if (asked === 'reset') loop.reset();
  process.send?.({ ms: loop.longest() });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
