import { finish } from './finish/finish.ts';
import type { ReadResult } from './limits.ts';
import { readWith } from './read_with.ts';
import { artisan, artisanJson } from './readers/artisan/artisan.ts';
import { artisanCsv } from './readers/artisan/artisan_csv.ts';
import { rawLogWith } from './recognise_with.ts';

/**
 * Reads a log of Artisan as `readRoastLog` does, without the readers of all other programs, for which it is a fault. A
 * page that loads those only then loads half as much for most logs.
 */
export const readArtisanLog = (bytes: Uint8Array): ReadResult =>
  readWith((text) => finish(rawLogWith([artisan, artisanJson, artisanCsv], text)), bytes, '');
