import { join } from 'node:path';
import { checkNode, install, node24 } from './install.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { SERVER_ENV } from './server_node.mjs';

/**
 * Runs a program of the server with our arguments, and ends as it ends. Paths among them are meant from where the
 * person is, which npm tells.
 * @param {string} program its path in `apps/server`
 */
export async function runServerPart(program) {
  checkNode();
  await install({ dev: false });
  // The channel tells the program when we are killed: it stops then.
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const cwd = process.env.INIT_CWD || process.cwd();
  const args = [join(root, 'apps', 'server', program), ...process.argv.slice(2)];
  process.exit(await run(node24(), args, { cwd, env: { ...SERVER_ENV, ...process.env }, stdio: [...stdio] }));
}
