import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty directory that PostgreSQL's unprivileged user may enter, whoever runs the tests. */
export function temporaryDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'hanjan-test-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}
