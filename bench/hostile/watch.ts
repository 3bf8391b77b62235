import { openSync, writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its own program: writes into the file that WATCH_FILE names how many ms its loop was
// held up at the longest. What the server starts itself is not watched.
const { WATCH_FILE: path } = process.env;
if (path && isMainThread && process.argv[1]?.endsWith('main.ts')) {
  const file = openSync(path, 'w');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    writeSync(file, `${Math.round(delay.max / 1e6)}\n`);
    delay.reset();
  }, 1_000).unref();
}
