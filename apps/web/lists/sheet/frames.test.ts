import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrames } from './frames.ts';

function frame(rows: number, bytes: readonly number[]): number[] {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, rows);
  head.setUint32(4, bytes.length);
  return [...new Uint8Array(head.buffer), ...bytes];
}

const chunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 30 }), { maxLength: 6 });
const seriesOf = (files: readonly Uint8Array[]) =>
  Uint8Array.from([...files.flatMap((chunk, i) => frame(500 * (i + 1), [...chunk])), ...frame(70_000, [])]);

/** Bytes cut at some places. */
const cut = (bytes: Uint8Array, places: readonly number[]) =>
  [...places, bytes.length].map((end, i) => bytes.subarray(places[i - 1] ?? 0, end));

describe('frames', () => {
  it('give the file, wherever the network cuts them', () => {
    fc.assert(
      fc.property(chunks, fc.array(fc.nat()), (file, cuts) => {
        const series = seriesOf(file);
        const places = cuts.map((place) => place % series.length).toSorted((a, b) => a - b);
        const frames = createFrames();
        const parts = cut(series, places).flatMap((piece) => frames.take(piece));
        expect(parts.flatMap((part) => [...part])).toEqual(file.flatMap((chunk) => [...chunk]));
        expect([frames.rows, frames.isWhole]).toEqual([70_000, true]);
      }),
    );
  });

  it('are whole with the last one alone', () => {
    const series = seriesOf([Uint8Array.of(1, 2, 3), Uint8Array.of(4)]);
    for (let end = 0; end < series.length; end++) {
      const frames = createFrames();
      frames.take(series.subarray(0, end));
      expect(frames.isWhole).toBe(false);
    }
  });

  it('tell the rows that have come', () => {
    const frames = createFrames();
    frames.take(Uint8Array.from(frame(500, [7])));
    expect(frames.rows).toBe(500);
  });

  it('are refused when something follows the last one', () => {
    const frames = createFrames();
    frames.take(Uint8Array.from(frame(0, [])));
    expect(() => frames.take(Uint8Array.of(0))).toThrow();
  });
});
