import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How much room young objects have, and all objects at the most, in MB. With 8 MB for young ones they are gathered so
 * often that it takes a quarter more of the processor; 32 MB are no faster. V8 lets the heap grow the further, before it is
 * gathered, the larger its bound: by the usual one the server holds 190 MB more (bench/README.md, "Heap"). Beyond it the
 * process ends.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

/** What programs of the server read is kept compiled: they start in a third of the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
