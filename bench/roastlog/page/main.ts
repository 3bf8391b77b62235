import { readInWorker } from '../../../apps/web/areas/roast/reading.ts';
import { ROR_DEFAULT, rorOf } from '../../../packages/roastlog/figures/ror.ts';
import { artisanLog, liveLog } from '../logs.ts';

const bytes = new TextEncoder().encode(artisanLog());

/** What the first reading of a worker that has just begun takes by itself, in ms. */
async function inside(): Promise<number> {
  const worker = new Worker(new URL('./timed.worker.ts', import.meta.url), { type: 'module' });
  const took = await new Promise<number>((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.postMessage(bytes);
  });
  worker.terminate();
  return took;
}

/** What a page waits for a log, its worker begun and the answer handed over, in ms. */
async function waited(): Promise<number> {
  const begun = performance.now();
  const result = await readInWorker(bytes, 'roast.alog', new AbortController().signal);
  const took = performance.now() - begun;
  if ('fault' in result) throw new Error(result.fault.key);
  return took;
}

/** What the rate of rise takes of a roast that has one reading more each time, in ms a call. */
function rate(calls: number): number {
  const log = liveLog();
  let took = 0;
  for (let call = 0; call < calls; call++) {
    const grown = { ...log, time: [...log.time], bean: [...log.bean] };
    const begun = performance.now();
    rorOf(grown, ROR_DEFAULT);
    took += performance.now() - begun;
  }
  return took / calls;
}

Object.assign(window, { size: bytes.length, inside, waited, rate });
