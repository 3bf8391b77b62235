import { runServerPart } from './server_part.mjs';

// What is read goes to stdout alone, for scripts; what an installation says on the way goes to stderr.
process.stdout.write = process.stderr.write.bind(process.stderr);
await runServerPart('roastlog/run_roastlog.ts');
