import type { Page } from '@playwright/test';

/** The aim: no key in a memo of a million bytes takes longer until it stands on the screen. */
export const MEMO_KEY_MS = 50;

/** Texts of about a million bytes: as people write, as a log is written, and in one piece. */
const TEXTS = {
  'lines in Hangul': `${'커피 향이 좋고 산미가 밝았다. '.repeat(3)}\n`.repeat(7_800),
  'lines in English': `${'coffee is good and bright '.repeat(3)}\n`.repeat(12_600),
  'one paragraph': '가'.repeat(332_000),
} as const;

/** How long keys took, in ms, from the press to the picture after it. */
export interface MemoFigures {
  readonly text: string;
  readonly bytes: number;
  readonly median: number;
  readonly slowest: number;
}

const KEYS = 30;
/** Between two keys, as fast as people type. */
const PAUSE_MS = 100;

/**
 * Types at the beginning, in the middle and at the end of long texts. Each has a page of its own: `open` gives one with
 * an empty memo of this id, in a form that keeps its drafts, and closing it is left to whoever opens.
 */
export async function measureMemo(open: () => Promise<Page>, id: string): Promise<MemoFigures[]> {
  const figures: MemoFigures[] = [];
  for (const [text, written] of Object.entries(TEXTS)) {
    const page = await open();
    await paste(page, id, written);
    const times: number[] = [];
    for (const place of [0, 0.5, 1]) times.push(...(await typeAt(page, id, place)));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    figures.push({ text, bytes: Buffer.byteLength(written), median: at(0.5), slowest: at(1) });
  }
  return figures;
}

async function paste(page: Page, id: string, text: string): Promise<void> {
  const memo = page.locator(`#${id}`);
  await memo.focus();
  await memo.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function typeAt(page: Page, id: string, place: number): Promise<number[]> {
  const memo = page.locator(`#${id}`);
  await memo.focus();
  await page.keyboard.press(place < 1 ? 'ControlOrMeta+Home' : 'ControlOrMeta+End');
  if (place > 0 && place < 1) {
    await memo.evaluate((box) => {
      const { value } = box as HTMLTextAreaElement;
      (box as HTMLTextAreaElement).setSelectionRange(value.length / 2, value.length / 2);
    });
  }
  await page.waitForTimeout(PAUSE_MS * 5);
  await page.evaluate(watchKeys);
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** In the page: notes how long each key takes until the frame after it is drawn. */
function watchKeys(): void {
  const keyTimes: number[] = [];
  Object.assign(window, { keyTimes });
  document.onkeydown = ({ timeStamp }) => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  };
}
