/** Bytes in front of each frame: the rows so far and the length of what follows, both as 32 bits, the high ones first. */
const HEAD = 8;

/** What is read from a series of frames. */
export interface Frames {
  /** Takes the next piece, cut anywhere, and answers what of the file is in it. */
  take(piece: Uint8Array): Uint8Array[];
  /** Rows of the file so far. */
  readonly rows: number;
  /** The last frame has come: it alone has no length. */
  readonly isWhole: boolean;
}

/** Reads frames from pieces as a network brings them. Throws when something follows the last frame. */
export function createFrames(): Frames {
  const head = new Uint8Array(HEAD);
  let known = 0;
  let left = 0;
  let rows = 0;
  let isWhole = false;

  /** Fills the head of the next frame and answers how many bytes that took. */
  const begin = (piece: Uint8Array): number => {
    const taken = piece.subarray(0, HEAD - known);
    head.set(taken, known);
    known += taken.length;
    if (known < HEAD) return taken.length;
    const view = new DataView(head.buffer);
    rows = view.getUint32(0);
    left = view.getUint32(4);
    isWhole = left === 0;
    known = 0;
    return taken.length;
  };

  return {
    take(piece) {
      const parts: Uint8Array[] = [];
      let rest = piece;
      while (rest.length > 0) {
        if (isWhole) throw new Error('more than was announced');
        if (left === 0) {
          rest = rest.subarray(begin(rest));
          continue;
        }
        const part = rest.subarray(0, left);
        parts.push(part);
        left -= part.length;
        rest = rest.subarray(part.length);
      }
      return parts;
    },
    get rows() {
      return rows;
    },
    get isWhole() {
      return isWhole;
    },
  };
}
