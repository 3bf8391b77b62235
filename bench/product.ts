import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../apps/server/db/embedded/port.ts';

/** Starts the true product on an empty database in a directory that is not there yet. */
export async function startProduct(data: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../test/harness/serve.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HANJAN_ORIGIN: origin,
      HANJAN_DATA: data,
      HANJAN_LOG: 'error',
      HANJAN_RATE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error(`the product ended:\n${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Hanjan is ready')) done();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin, stop };
}
