/** Bytes that are stored before the browser may put them aside. */
const MOST = 4_000_000;

/** A file that grows piece by piece: only its last part is in the memory of the page. */
export interface Pile {
  add(part: Uint8Array): void;
  /** Everything that was added. */
  whole(): Blob;
}

export function createPile(): Pile {
  const blobs: Blob[] = [];
  let parts: BlobPart[] = [];
  let size = 0;
  const putAside = () => {
    if (size > 0) blobs.push(new Blob(parts));
    parts = [];
    size = 0;
  };
  return {
    add(part) {
      parts.push(part as Uint8Array<ArrayBuffer>);
      size += part.length;
      if (size >= MOST) putAside();
    },
    whole() {
      putAside();
      // What is downloaded is never shown by the browser itself, whatever it is called.
      return new Blob(blobs, { type: 'application/octet-stream' });
    },
  };
}
