import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real product on an empty database of its own, for browser tests. The environment says the rest.
const dataDir = mkdtempSync(join(tmpdir(), 'hanjan-e2e-'));
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.HANJAN_DATA = dataDir;
delete process.env.DATABASE_URL;

await import('../../apps/server/main.ts');
