import { readArtisanLog } from '@hanjan/roastlog/read_artisan.ts';
import type { Answer, Asked } from './reading.ts';

// Reads logs apart from the page, so that no file can freeze it. What fails here is told to the page.
addEventListener('message', ({ data }: MessageEvent<Asked>) => read(data).then(postMessage, reportError));

/** Most logs are Artisan's. The readers of all other programs are loaded for what is none of them. */
async function read({ bytes, name, chosen }: Asked): Promise<Answer> {
  const artisan = readArtisanLog(bytes);
  if ('log' in artisan) return { log: artisan.log };
  const [{ readRoasts }, { briefOf }] = await Promise.all([
    import('@hanjan/roastlog/read_file.ts'),
    import('@hanjan/roastlog/brief.ts'),
  ]);
  const result = await readRoasts(bytes, name);
  if ('fault' in result) return result;
  const { roasts } = result;
  const [only, ...others] = roasts;
  if (only && others.length === 0) return { log: only.log };
  const one = chosen === undefined ? undefined : roasts[chosen];
  // A roast that does not say what it is has the name that it was chosen by.
  return one ? { log: { ...one.log, title: one.log.title ?? (one.name || null) } } : { several: roasts.map(briefOf) };
}
