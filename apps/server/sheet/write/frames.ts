/** How far a file is. */
export interface Progress {
  rows: number;
}

/**
 * A file in frames: before each piece 8 bytes, the rows so far and the bytes of the piece (uint32, big-endian). A last
 * frame without bytes holds the total; only then the file is whole.
 */
export async function* framed(pieces: AsyncIterable<Buffer>, progress: Progress): AsyncGenerator<Buffer> {
  const head = (bytes: number) => {
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(progress.rows, 0);
    frame.writeUInt32BE(bytes, 4);
    return frame;
  };
  for await (const piece of pieces) if (piece.length > 0) yield Buffer.concat([head(piece.length), piece]);
  yield head(0);
}
