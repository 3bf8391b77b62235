import { temporaryDirectory } from './directory.ts';

// The real product on an empty database of its own, for browser tests. The environment says the rest.
const directory = temporaryDirectory();
process.on('exit', directory.remove);
process.env.HANJAN_DATA = directory.path;
delete process.env.DATABASE_URL;

await import('../../apps/server/main.ts');
