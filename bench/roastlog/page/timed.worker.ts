import { readRoastLog } from '../../../packages/roastlog/read.ts';

/** Reads a log as the product's worker does, and answers how long that alone took, in ms. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const begun = performance.now();
  const result = readRoastLog(data, 'roast.alog');
  const took = performance.now() - begun;
  postMessage('fault' in result ? Number.NaN : took);
});
