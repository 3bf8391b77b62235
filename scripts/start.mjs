import { join } from 'node:path';
import { buildWeb } from './build.mjs';
import { checkNode, install, node24 } from './install.mjs';
import { giveUp, isStopping, root, run } from './run.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './server_node.mjs';

checkNode();
await install({ dev: false });
const built = await buildWeb();
if (isStopping()) process.exit(1);
if (built !== 0) giveUp('The web app could not be built. Look at the lines above.');

// The channel tells the server when we are killed: it stops then, instead of running on unseen.
const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
const args = [...SERVER_FLAGS, join(root, 'apps', 'server', 'main.ts')];
process.exit(await run(node24(), args, { env: { ...SERVER_ENV, ...process.env }, stdio: [...stdio] }));
