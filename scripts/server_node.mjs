import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How much room young objects have, in MB. With less of it they are gathered more often, which takes a quarter more of the
 * processor; without a bound the server holds 200 MB more after some thousand calls (bench/README.md, "Memory").
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32'];

/** What programs of the server read is kept compiled: they start in a third of the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
