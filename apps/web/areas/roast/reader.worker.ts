import type { ReadResult } from '@hanjan/roastlog/limits.ts';
import { readArtisanLog } from '@hanjan/roastlog/read_artisan.ts';
import type { Asked } from './reading.ts';

// Reads logs apart from the page, so that no file can freeze it. What fails here is told to the page.
addEventListener('message', ({ data }: MessageEvent<Asked>) => read(data).then(postMessage, reportError));

/** Most logs are Artisan's. The readers of all other programs are loaded for what is none of them. */
async function read({ bytes, name }: Asked): Promise<ReadResult> {
  const result = readArtisanLog(bytes);
  if ('log' in result) return result;
  const { readRoastLog } = await import('@hanjan/roastlog/read.ts');
  return readRoastLog(bytes, name);
}
