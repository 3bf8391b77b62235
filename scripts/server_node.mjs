import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * How much room young objects have, and all objects at the most, in MB. With 8 MB for young ones they are gathered so
 * often that it takes a quarter more of the processor; 32 MB are no faster. V8 lets the heap grow the further, before it is
 * gathered, the larger its bound: by the usual one the server holds 200 MB more (bench/README.md, "Heap"). Beyond it the
 * process ends; while a list of 200,000 notes leaves as a sheet the whole server holds 317 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/**
 * Code of the server's programs is stored compiled: they start in a third of the time. Native memory comes from one arena:
 * glibc gives each thread one of its own otherwise, and each retains what it had once.
 */
export const SERVER_ENV = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  MALLOC_ARENA_MAX: '1',
};
