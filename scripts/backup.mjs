import { runServerPart } from './server_part.mjs';

await runServerPart('operator/run_backup.ts');
