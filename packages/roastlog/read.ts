import { finish } from './finish/finish.ts';
import type { ReadResult } from './limits.ts';
import { readWith } from './read_with.ts';
import { ownLog } from './readers/hanjan.ts';
import { rawLogOf } from './recognise.ts';

export { MOST_BYTES, type ReadResult } from './limits.ts';

/**
 * Reads a roast log of any known program; its content says of which. The name only helps to say what a file is that
 * cannot be read. `text` is the file as text. Never throws.
 */
export const readRoastLog = (bytes: Uint8Array, fileName = ''): ReadResult =>
  readWith((text) => ownLog(text) ?? finish(rawLogOf(text)), bytes, fileName);
