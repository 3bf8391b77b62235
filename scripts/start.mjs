import { buildServer, buildWeb } from './build.mjs';
import { checkNode, install, node24 } from './install.mjs';
import { SERVER } from './paths.mjs';
import { giveUp, isStopping, run } from './run.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './server_node.mjs';

checkNode();
await install({ dev: false });
for (const build of [buildWeb, buildServer]) {
  const built = await build();
  if (isStopping()) process.exit(1);
  if (built !== 0) giveUp('The product could not be built. Look at the lines above.');
}

// The channel tells the server when we are killed: it stops then, instead of running on unseen.
const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
process.exit(
  await run(node24(), [...SERVER_FLAGS, SERVER], { env: { ...SERVER_ENV, ...process.env }, stdio: [...stdio] }),
);
