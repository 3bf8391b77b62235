import { loadLetters, paint } from './paint.ts';

/** Px that a side of a picture may have: beyond them browsers draw nothing. */
const MOST = 8192;

/**
 * A picture as PNG of a width in px, drawn from the text of a standalone SVG by this page itself, so that its own
 * typeface is in it and no address has to be opened for images. Null where the browser cannot.
 */
export async function pngOf(text: string, width: number): Promise<Blob | null> {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const [, , across = 0, down = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  if (!(across > 0 && down > 0)) return null;
  const scale = Math.min(width / across, MOST / across, MOST / down);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(across * scale);
  canvas.height = Math.round(down * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await loadLetters(svg);
  paint(svg, pen, scale);
  return new Promise((give) => canvas.toBlob(give, 'image/png'));
}
