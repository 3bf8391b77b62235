import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../apps/server/db/embedded/bootstrap.ts';
import { freePort } from '../apps/server/db/embedded/port.ts';
import { readPidFile } from '../apps/server/db/embedded/postmaster.ts';

/** Starts the true product on an empty database in a directory that is not there yet; `adminUrl` leads past it. */
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
  const reach = readPidFile(join(data, 'postgres')) ?? { host: '', port: 0 };
  const { adminUrl } = addresses(reach, JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')));
  return { origin, stop, adminUrl };
}
