import { lettersAt, type PictureFacts, type PictureFault } from './found.ts';

/** A piece of a JPEG between two markers: its marker, where it begins, where its content begins, and where it ends. */
interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly content: number;
  readonly to: number;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
/** Frames that browsers write and draw: baseline, extended, progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables of quantisation and of Huffman codes, and how often the stream begins anew. */
const TABLES = [0xdb, 0xc4, 0xdd];
/** Notes that say only how the colours are meant, by how they begin. */
const COLOURS: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;

/** The pieces of a JPEG up to its end; null where it is damaged, cut off, or goes on after its end. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  const found: Segment[] = [];
  for (let from = 2; from < bytes.length; ) {
    if (bytes[from] !== 0xff) return null;
    let at = from + 1;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at] ?? 0;
    if (marker === EOI) return at + 1 === bytes.length ? found : null;
    const content = at + 3;
    const length = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    let to = at + 1 + length;
    if (length < 2 || to > bytes.length) return null;
    if (marker === SOS) to = endOfStream(bytes, to);
    found.push({ marker, from, content, to });
    from = to;
  }
  return null;
}

/** Where the next marker stands after a stream of pixels. In it 0xff comes with 0, or with one of 8 that begin it anew. */
function endOfStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const isHarmless = (bytes: Uint8Array, { marker, content }: Segment): boolean => {
  const begin = COLOURS[marker];
  return begin !== undefined && lettersAt(bytes, content, begin.length) === begin;
};

/** What a JPEG says about itself. */
export function readJpeg(bytes: Uint8Array): PictureFacts | PictureFault {
  const segments = segmentsOf(bytes);
  if (!segments) return 'picture_broken';
  if (segments.some((one) => isNote(one.marker) && !isHarmless(bytes, one))) return 'picture_notes';
  const drawn = segments.filter(({ marker }) => !isNote(marker));
  const [frame, ...others] = drawn.filter(({ marker }) => FRAMES.includes(marker));
  const known = [SOS, ...FRAMES, ...TABLES];
  if (!frame || others.length > 0 || drawn.some(({ marker }) => !known.includes(marker))) return 'picture_broken';
  if (!drawn.some(({ marker }) => marker === SOS) || frame.to - frame.content < 6) return 'picture_broken';
  const sizeAt = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  const [height, width] = [sizeAt(frame.content + 1), sizeAt(frame.content + 3)];
  return width > 0 && height > 0 ? { type: 'image/jpeg', width, height } : 'picture_broken';
}

/** A JPEG without notes but for those about its colours; some browsers write others into what they paint. */
export function withoutNotes(bytes: Uint8Array): Uint8Array {
  const segments = isJpeg(bytes) ? segmentsOf(bytes) : null;
  if (!segments) return bytes;
  const left = segments.filter((one) => !isNote(one.marker) || isHarmless(bytes, one));
  const pieces = [[0xff, SOI], ...left.map(({ from, to }) => bytes.subarray(from, to)), [0xff, EOI]];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
