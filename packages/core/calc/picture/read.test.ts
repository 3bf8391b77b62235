import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chunk,
  EXIF,
  extended,
  JFIF,
  jpeg,
  lossless,
  lossy,
  segment,
  webp,
} from '../../../../test/harness/picture_bytes.ts';
import { withoutNotes } from './jpeg.ts';
import { readPicture } from './read.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const bytesOf = (...pieces: (Uint8Array | readonly number[])[]) => Uint8Array.from(pieces.flatMap((one) => [...one]));

describe('a picture is known by its bytes', () => {
  it.each([
    ['WebP', webp(lossy(1_600, 900)), 'image/webp', 1_600, 900],
    ['WebP without loss', webp(lossless(16_384, 3)), 'image/webp', 16_384, 3],
    [
      'WebP with a part that shines through',
      webp(extended(0x10, 40, 30), chunk('ALPH', [0]), lossy(40, 30)),
      'image/webp',
      40,
      30,
    ],
    ['WebP with colours', webp(extended(0x20, 40, 30), chunk('ICCP', [1, 2]), lossless(40, 30)), 'image/webp', 40, 30],
    ['JPEG', jpeg(1_600, 900, JFIF), 'image/jpeg', 1_600, 900],
    [
      'JPEG with colours',
      jpeg(3, 4, segment(0xe2, letters('ICC_PROFILE\0x')), segment(0xee, letters('Adobe'))),
      'image/jpeg',
      3,
      4,
    ],
  ] as const)('%s', (_, bytes, type, width, height) => {
    expect(readPicture(bytes)).toEqual({ type, width, height });
  });

  it.each([
    ['nothing', [], 'picture_type'],
    ['a PNG', [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a], 'picture_type'],
    ['a GIF', letters('GIF89a'), 'picture_type'],
    ['an SVG', letters('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_type'],
    ['a page', letters('<!doctype html><script>alert(1)</script>'), 'picture_type'],
    ['a sound', [...letters('RIFF'), 4, 0, 0, 0, ...letters('WAVE')], 'picture_type'],
    ['a WebP without pixels', webp(), 'picture_broken'],
    ['a WebP that is longer than it says', bytesOf(webp(lossy(4, 4)), letters('<script>')), 'picture_broken'],
    ['a WebP whose head lies', webp(extended(0, 4, 4), lossy(4_000, 4)), 'picture_broken'],
    ['a WebP with two pictures', webp(extended(0, 4, 4), lossy(4, 4), lossless(4, 4)), 'picture_broken'],
    ['a WebP with something unknown', webp(extended(0, 4, 4), lossy(4, 4), chunk('ABCD', [1])), 'picture_broken'],
    ['a WebP with something beside a plain stream', webp(lossy(4, 4), chunk('ICCP', [1])), 'picture_broken'],
    ['a WebP of no width', webp(lossy(0, 4)), 'picture_broken'],
    ['a WebP with EXIF', webp(extended(8, 4, 4), lossy(4, 4), chunk('EXIF', [1])), 'picture_notes'],
    ['a WebP with EXIF that is not announced', webp(lossy(4, 4), chunk('EXIF', [1])), 'picture_notes'],
    ['a WebP with XMP', webp(extended(4, 4, 4), lossy(4, 4), chunk('XMP ', [1])), 'picture_notes'],
    ['a WebP that moves', webp(extended(2, 4, 4), chunk('ANIM', [0, 0, 0, 0, 0, 0])), 'picture_moving'],
    ['a JPEG with EXIF', jpeg(4, 4, JFIF, EXIF), 'picture_notes'],
    ['a JPEG with notes of Photoshop', jpeg(4, 4, segment(0xed, letters('Photoshop 3.0'))), 'picture_notes'],
    ['a JPEG with a comment', jpeg(4, 4, segment(0xfe, letters('here'))), 'picture_notes'],
    ['a JPEG with EXIF under another name', jpeg(4, 4, segment(0xe2, letters('Exif\0\0'))), 'picture_notes'],
    ['a JPEG with EXIF behind its pixels', bytesOf(jpeg(4, 4).slice(0, -2), EXIF, [0xff, 0xd9]), 'picture_notes'],
    ['a JPEG of no height', jpeg(4, 0), 'picture_broken'],
    ['a JPEG with something behind it', bytesOf(jpeg(4, 4), letters('<script>')), 'picture_broken'],
    ['a JPEG with two frames', jpeg(4, 4, segment(0xc0, [8, 0, 9, 0, 9, 1, 1, 0x11, 0])), 'picture_broken'],
    ['a JPEG whose height comes later', jpeg(4, 4, segment(0xdc, [9, 9])), 'picture_broken'],
  ] as const)('but not %s', (_, bytes, fault) => {
    expect(readPicture(Uint8Array.from(bytes))).toBe(fault);
  });
});

const GOOD = [
  webp(lossy(40, 30)),
  webp(lossless(40, 30)),
  webp(extended(0x30, 40, 30), chunk('ICCP', [1, 2, 3]), chunk('ALPH', [0]), lossy(40, 30)),
  jpeg(40, 30, JFIF),
];

it.each(GOOD.map((bytes) => [bytes]))('one that is cut off anywhere is refused', (bytes) => {
  for (let length = 0; length < bytes.length; length++) {
    expect(readPicture(bytes.slice(0, length))).toMatch(/^picture_(type|broken)$/);
  }
});

const isAnswer = (answer: ReturnType<typeof readPicture>) =>
  typeof answer === 'string' ||
  (answer.width >= 1 && answer.width <= 65_535 && answer.height >= 1 && answer.height <= 65_535);

it('whatever bytes there are, they are answered', () => {
  const beginnings = fc.constantFrom([], [0xff, 0xd8, 0xff], [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP')]);
  const any = fc.tuple(beginnings, fc.uint8Array({ maxLength: 400 }));
  fc.assert(
    fc.property(any, ([begin, rest]) => isAnswer(readPicture(bytesOf(begin, rest)))),
    { numRuns: 2_000 },
  );
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 });
  const changed = fc.tuple(fc.constantFrom(...GOOD), changes).map(([good, all]) => {
    const bytes = good.slice();
    for (const [at, value] of all) bytes[at % bytes.length] = value;
    return bytes;
  });
  fc.assert(
    fc.property(changed, (bytes) => isAnswer(readPicture(bytes)) && withoutNotes(bytes).length > 0),
    { numRuns: 5_000 },
  );
});

it('a large one takes no time', () => {
  const large = new Uint8Array(4_000_000).fill(0xff);
  large.set([0xff, 0xd8, 0xff, 0xda, 0, 2, 1]);
  const from = performance.now();
  expect(readPicture(large)).toBe('picture_broken');
  expect(performance.now() - from).toBeLessThan(500);
});

describe('notes are taken out', () => {
  it('of a JPEG, but for those about its colours', () => {
    const noted = jpeg(4, 4, JFIF, EXIF, segment(0xfe, letters('here')));
    expect(withoutNotes(noted)).toEqual(jpeg(4, 4, JFIF));
  });
  it('and what is no JPEG stays as it is', () => {
    for (const bytes of [webp(lossy(4, 4)), jpeg(4, 4, EXIF).slice(0, -1), new Uint8Array()]) {
      expect(withoutNotes(bytes)).toBe(bytes);
    }
  });
});
