/** What the bytes of a picture say about it. */
export interface PictureFacts {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Why bytes are refused: neither WebP nor JPEG; damaged or cut off; with notes about when, where and by what a picture was
 * taken; with several frames.
 */
export type PictureFault = 'picture_type' | 'picture_broken' | 'picture_notes' | 'picture_moving';

/** Bytes as letters, each a byte. */
export const lettersAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
