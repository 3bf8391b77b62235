import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { SERVER } from '../../scripts/paths.mjs';
import { buildServer } from './built_server.ts';
import { keepLetters } from './letters.ts';

// The real product on an empty database of its own, for browser tests. The environment says the rest.
const { HANJAN_DATA: data = '', HANJAN_SMTP: mail } = process.env;
mkdirSync(data);
// PostgreSQL's unprivileged user may enter, whoever runs the tests.
chmodSync(data, 0o755);
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
if (mail) await keepLetters(data, Number(new URL(mail).port));
delete process.env.DATABASE_URL;
// It takes its data away at the end, which the user it would become may not.
process.env.HANJAN_ROOT = 'yes';

buildServer();
await import(pathToFileURL(SERVER).href);
