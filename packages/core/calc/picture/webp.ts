import { lettersAt, type PictureFacts, type PictureFault } from './found.ts';

/** A piece of a WebP: its name of four letters and where its content lies. */
interface Chunk {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Names of the pieces that hold pixels, of those that say how they are meant, and of those that hold frames or notes. */
const PIXELS = ['VP8 ', 'VP8L'];
const EXTRAS = ['VP8X', 'ICCP', 'ALPH'];
const MOVING = ['ANIM', 'ANMF'];
const NOTES = ['EXIF', 'XMP '];
/** What the head of an extended WebP announces. */
const HAS_NOTES = 0x0c;
const HAS_FRAMES = 0x02;
/** How many pieces a picture has at the most. */
const MOST = 8;

export const isWebp = (bytes: Uint8Array): boolean =>
  lettersAt(bytes, 0, 4) === 'RIFF' && lettersAt(bytes, 8, 4) === 'WEBP';

const whole = (bytes: Uint8Array, at: number, length: number): number =>
  Array.from({ length }, (_, nth) => (bytes[at + nth] ?? 0) * 256 ** nth).reduce((sum, part) => sum + part, 0);

/** The pieces of a WebP; null where it is damaged, cut off, or goes on after its end. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  if (whole(bytes, 4, 4) + 8 !== bytes.length) return null;
  const found: Chunk[] = [];
  for (let at = 12; at < bytes.length; ) {
    const length = whole(bytes, at + 4, 4);
    const from = at + 8;
    const to = from + length;
    if (found.length === MOST || to > bytes.length) return null;
    found.push({ name: lettersAt(bytes, at, 4), from, to });
    at = to + (length % 2);
    if (at > bytes.length) return null;
  }
  return found;
}

/** What a WebP says about itself: its pixels have to agree with its head. */
export function readWebp(bytes: Uint8Array): PictureFacts | PictureFault {
  const chunks = chunksOf(bytes);
  if (!chunks) return 'picture_broken';
  const names = chunks.map(({ name }) => name);
  const head = chunks[0]?.name === 'VP8X' ? chunks[0] : undefined;
  const flags = head ? (bytes[head.from] ?? 0) : 0;
  if (flags & HAS_FRAMES || names.some((name) => MOVING.includes(name))) return 'picture_moving';
  if (flags & HAS_NOTES || names.some((name) => NOTES.includes(name))) return 'picture_notes';
  const [pixels, ...others] = chunks.filter(({ name }) => PIXELS.includes(name));
  const isKnown = names.every((name) => PIXELS.includes(name) || (head && EXTRAS.includes(name)));
  const isOnce = new Set(names).size === names.length;
  const size = pixels && (pixels.name === 'VP8 ' ? lossySize(bytes, pixels) : losslessSize(bytes, pixels));
  if (!size || others.length > 0 || !isKnown || !isOnce) return 'picture_broken';
  const agrees = !head || (head.to - head.from === 10 && isSize(bytes, head.from + 4, size));
  return agrees ? { type: 'image/webp', ...size } : 'picture_broken';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const isSize = (bytes: Uint8Array, at: number, { width, height }: Size): boolean =>
  whole(bytes, at, 3) + 1 === width && whole(bytes, at + 3, 3) + 1 === height;

/** The size that a stream of VP8 has: a key frame that is shown, three bytes that begin it, twice 14 bits. */
function lossySize(bytes: Uint8Array, { from, to }: Chunk): Size | null {
  const isKeyFrame = to - from > 10 && ((bytes[from] ?? 1) & 1) === 0 && whole(bytes, from + 3, 3) === 0x2a019d;
  const [width, height] = [whole(bytes, from + 6, 2) & 0x3fff, whole(bytes, from + 8, 2) & 0x3fff];
  return isKeyFrame && width > 0 && height > 0 ? { width, height } : null;
}

/** The size that a stream of VP8L has: a byte that begins it, twice 14 bits that count from 1. */
function losslessSize(bytes: Uint8Array, { from, to }: Chunk): Size | null {
  const bits = whole(bytes, from + 1, 4);
  if (to - from <= 5 || bytes[from] !== 0x2f) return null;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
