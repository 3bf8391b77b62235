import { encode } from 'uqr';

/** A QR code as squares: how many there are in a row, and a path over the dark ones. */
export interface QrLayout {
  readonly size: number;
  readonly path: string;
}

/** Light squares that a reader needs around the code. */
export const QUIET = 4;
/** Readable with so much of it hidden or dirty: M is 15 %. */
const CORRECTION = 'M';

/** The QR code of a text with its quiet zone. Dark squares side by side are one stroke. */
export function layOut(text: string): QrLayout {
  const { data, size } = encode(text, { ecc: CORRECTION, border: QUIET });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1]++;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}

/** The code as a file of its own, of so many px. */
export const svgOf = ({ size, path }: QrLayout, px: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
