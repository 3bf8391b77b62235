import type { UploadBounds } from '@hanjan/core';
import { withoutNotes } from '@hanjan/core/calc/picture/jpeg.ts';

/** A picture as it is uploaded, and what it looks like: addresses of data may not be shown by the page. */
export interface Prepared {
  readonly file: File;
  readonly drawn: OffscreenCanvas;
}

/** The key of the text that says why a file is not taken. */
export type NotTaken = 'picture_one' | 'picture_unread' | 'picture_huge';

/** Bytes of a file that is not even opened, and pixels that no canvas of a phone holds. */
const MOST_BYTES = 60_000_000;
const MOST_PIXELS = 120_000_000;
/** From the best to one that is still readable. */
const QUALITIES = [0.85, 0.75, 0.6, 0.45, 0.3];
/** What is still too large is made smaller by so much, so many times. */
const SMALLER = 0.75;
const MOST_STEPS = 6;

/** The size of a picture whose longer side is no longer than is allowed. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const ratio = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/**
 * Scales the one picture of some files down until it fits, cut to a square where it has to be one: upright, in WebP, in JPEG where the browser writes no WebP. What
 * it says of where and when it was taken does not come along.
 */
export async function prepare(
  files: readonly File[],
  { side, bytes, square }: UploadBounds,
): Promise<Prepared | NotTaken> {
  const [chosen] = files;
  if (!chosen || files.length > 1) return 'picture_one';
  if (chosen.size > MOST_BYTES) return 'picture_huge';
  const opened = await createImageBitmap(chosen, { imageOrientation: 'from-image' }).catch(() => null);
  if (!opened) return 'picture_unread';
  try {
    if (opened.width * opened.height > MOST_PIXELS) return 'picture_huge';
    for (let step = 0; step < MOST_STEPS; step++) {
      const drawn = draw(opened, square ? middleOf(opened) : opened, side * SMALLER ** step);
      const file = await written(drawn, bytes);
      if (file) return { file, drawn };
    }
    return 'picture_huge';
  } catch {
    return 'picture_huge';
  } finally {
    opened.close();
  }
}

/** A part of a picture, in its pixels; without a corner it begins where the picture does. */
interface Part {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** The largest square in the middle of a picture. */
export function middleOf({ width, height }: { width: number; height: number }): Required<Part> {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side };
}

function draw(picture: ImageBitmap, part: Part, side: number): OffscreenCanvas {
  const { width, height } = fitted(part.width, part.height, side);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing can be drawn');
  // JPEG has no part that shines through.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, part.x ?? 0, part.y ?? 0, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** A canvas as a file of at most so many bytes, as good as that is possible; null where it is not. */
async function written(canvas: OffscreenCanvas, bytes: number): Promise<File | null> {
  for (const quality of QUALITIES) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    // A browser that writes no WebP answers with a PNG.
    const isWebp = webp.type === 'image/webp';
    const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const plain = isWebp ? blob : new Blob([Uint8Array.from(withoutNotes(await blob.bytes()))]);
    if (plain.size <= bytes) return new File([plain], isWebp ? 'photo.webp' : 'photo.jpg', { type: blob.type });
  }
  return null;
}
