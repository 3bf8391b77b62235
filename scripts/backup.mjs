import { runServerPart } from './server_part.mjs';

await runServerPart('backup/run_backup.ts');
