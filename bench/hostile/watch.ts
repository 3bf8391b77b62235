import { openSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { SERVER } from '../../scripts/paths.mjs';
import { watchLoop } from '../../test/harness/loop.ts';

// Loaded into the server before its own program: writes every second into the file that WATCH_FILE names how many ms its
// loop worked without a pause at the longest. What the server starts itself is not watched.
const { WATCH_FILE: path } = process.env;
if (path && isMainThread && process.argv[1] === SERVER) {
  const file = openSync(path, 'w');
  const loop = watchLoop();
  setInterval(() => {
    writeSync(file, `${Math.round(loop.longest())}\n`);
    loop.reset();
  }, 1_000).unref();
}
