import { runServerPart } from './server_part.mjs';

await runServerPart('sign/run_invite.ts');
