import type { PictureFacts, PictureFault } from './found.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isWebp, readWebp } from './webp.ts';

export type { PictureFacts, PictureFault } from './found.ts';

/** What a picture is, by its bytes: nothing is decoded, and every byte is looked at once at the most. */
export function readPicture(bytes: Uint8Array): PictureFacts | PictureFault {
  if (isWebp(bytes)) return readWebp(bytes);
  return isJpeg(bytes) ? readJpeg(bytes) : 'picture_type';
}
