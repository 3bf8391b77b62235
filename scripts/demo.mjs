import { runServerPart } from './server_part.mjs';

await runServerPart('demo/run_demo.ts');
