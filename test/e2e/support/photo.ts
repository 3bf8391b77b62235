import type { Page } from '@playwright/test';

/** A PNG of some size with a pattern that leans to one side, drawn by the browser of a page. */
export const pngOf = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing can be drawn');
      pen.fillStyle = '#c9a36b';
      pen.fillRect(0, 0, across, down);
      pen.fillStyle = '#3b2415';
      for (let nth = 0; nth < 400; nth++) pen.fillRect((nth * 397) % across, (nth * 211) % down, 90, 30);
      const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).bytes();
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
};
