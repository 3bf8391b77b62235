import { lookThrough } from '../../../apps/web/areas/roast/logs/folder.ts';
import { readInWorker } from '../../../apps/web/areas/roast/reading.ts';
import { ROR_DEFAULT, rorOf } from '../../../packages/roastlog/figures/ror.ts';
import { artisanLog, liveLog, shortLog } from '../logs.ts';

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
  const result = await readInWorker({ bytes, name: 'roast.alog' });
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

/** What a page waits until so many logs of a folder are looked through, in ms. */
async function folder(count: number): Promise<number> {
  const files = Array.from({ length: count }, (_, nth) => {
    const path = `logs/${nth}.alog`;
    return { path, file: new File([shortLog(nth)], path) };
  });
  const begun = performance.now();
  const { roasts } = await lookThrough(files, () => undefined, new AbortController().signal);
  if (roasts.length !== count) throw new Error(`${roasts.length} of ${count}`);
  return performance.now() - begun;
}

Object.assign(window, { size: bytes.length, inside, waited, rate, folder });
