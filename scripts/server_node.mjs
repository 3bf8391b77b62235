import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How much room young objects have, in MB. Without a bound it grows to where the server holds 200 MB more after some
 * thousand calls, and is not faster (bench/README.md, "Memory").
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/** What programs of the server read is kept compiled: they start in a third of the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
