import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/db/embedded/port.ts';
import { admin } from '../../harness/admin.ts';
import { startProgram } from '../../harness/program.ts';

/** The product as its own process, on a database of its own. */
export interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the product with settings that other tests do not want. */
export async function startOwn(
  settings: (origin: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Started> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = join(realpathSync(tmpdir()), `hanjan-e2e-${port}`);
  mkdirSync(data);
  // PostgreSQL's unprivileged user may enter, whoever runs the tests.
  chmodSync(data, 0o755);
  const program = startProgram({
    ...{ PORT: String(port), HANJAN_ORIGIN: origin, HANJAN_DATA: data, HANJAN_ROOT: 'yes' },
    ...{ HANJAN_ADMIN_ID: admin.user_id, HANJAN_ADMIN_PASSWORD: admin.user_pass },
    ...(await settings(origin)),
  });
  await program.says('Hanjan is ready');
  return {
    origin,
    async stop() {
      program.child.kill('SIGTERM');
      await program.ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
