import type { Page } from '@playwright/test';

/** What a PNG turns out to be once it is opened. */
export interface Opened {
  readonly width: number;
  readonly height: number;
  /** The colour of its corner. */
  readonly paper: string;
  /** The share of it that has another colour. */
  readonly drawn: number;
}

/** Opens a PNG in the browser of a page, without asking the page for images of other addresses. */
export const openPng = (page: Page, bytes: Buffer): Promise<Opened> =>
  page.evaluate(async (base64) => {
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const pixels = new Uint32Array(data.buffer);
    const [r = 0, g = 0, b = 0] = data;
    const paper = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return { width, height, paper, drawn: pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length };
  }, bytes.toString('base64'));

/** What an SVG turns out to be once it is opened by itself. */
export const openSvg = (page: Page, text: string) =>
  page.evaluate((written) => {
    const { documentElement: svg } = new DOMParser().parseFromString(written, 'image/svg+xml');
    const all = [...svg.querySelectorAll('*')];
    const colours = all.flatMap((part) => ['fill', 'stroke'].map((name) => part.getAttribute(name)));
    return {
      name: svg.localName,
      texts: [...svg.querySelectorAll('text')].map((part) => part.textContent),
      colours: [...new Set(colours.filter((colour) => colour?.startsWith('#')))],
      /** What needs a style sheet, a script or somebody who presses something. */
      leftovers: all.flatMap((part) =>
        [...part.attributes].filter(
          ({ name, value }) => /^(class|style|tabindex|role|on.*|data-.*)$/.test(name) || value.includes('var('),
        ),
      ).length,
    };
  }, text);
