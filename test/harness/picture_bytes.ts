/** Bytes of pictures made by hand: every part that says what a picture is, and hardly any pixels. No browser draws them. */

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const little = (value: number, length: number) =>
  Array.from({ length }, (_, nth) => Math.floor(value / 256 ** nth) % 256);
const big = (value: number) => [value >> 8, value & 255];

/** A piece of a WebP. */
export const chunk = (name: string, content: readonly number[]): number[] => [
  ...letters(name),
  ...little(content.length, 4),
  ...content,
  ...(content.length % 2 ? [0] : []),
];

/** A WebP of some pieces. */
export const webp = (...chunks: readonly (readonly number[])[]): Uint8Array => {
  const content = [...letters('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...letters('RIFF'), ...little(content.length, 4), ...content]);
};

/** The pixels of a WebP: a stream of VP8, or of VP8L. */
export const lossy = (width: number, height: number, more: readonly number[] = [0, 0]): number[] =>
  chunk('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), ...more]);
export const lossless = (width: number, height: number): number[] =>
  chunk('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0]);

/** The head of an extended WebP. */
export const extended = (flags: number, width: number, height: number): number[] =>
  chunk('VP8X', [flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);

/** A piece of a JPEG. */
export const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(content.length + 2),
  ...content,
];

export const JFIF = segment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
export const EXIF = segment(0xe1, letters('Exif\0\0GPS'));

/** A JPEG with some notes before its frame. */
export const jpeg = (width: number, height: number, ...notes: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...notes.flat(),
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc0, [8, ...big(height), ...big(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
    ...[0xff, 0xd9],
  ]);

/** An upload of some bytes. */
export function formOf(bytes: Uint8Array, name = 'a.webp'): FormData {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
}
