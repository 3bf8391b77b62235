import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { PLAIN, straight } from '@hanjan/roastlog/curve/straight.ts';
import { finish } from '@hanjan/roastlog/finish/finish.ts';
import type { RawLog, RoastLog } from '@hanjan/roastlog/log.ts';
import { readRoastFile } from '@hanjan/roastlog/read_file.ts';
import { alogOf } from '@hanjan/roastlog/write/alog.ts';
import type { Locator, Page } from '@playwright/test';
import type { FormUser } from './form.ts';
import type { Say } from './texts.ts';

export const ROAST = '/info/chart/roasting';

/** A file as it is chosen or dropped. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const fileOf = (name: string, content: string | Buffer): GivenFile => ({
  ...{ name, mimeType: 'application/octet-stream' },
  buffer: Buffer.from(content as string),
});

/** A roast of straight lines, so that every figure can be worked out by hand: it turns after a minute at 90 °C. */
export const plainRoast = (more: Partial<RawLog> = {}): RoastLog => {
  const raw = straight(PLAIN, { CHARGE: 0, FCs: 420, DROP: 540 });
  return finish({ ...raw, air: raw.time.map(() => 230), ...more });
};

/** The file of a roast as Artisan writes it. */
export const alogFile = (name: string, log: RoastLog = plainRoast()): GivenFile => fileOf(name, alogOf(log));

/** Why a file is no log, in the words of the page. */
export async function sentenceOf({ name, buffer }: GivenFile, say: Say): Promise<string> {
  const read = await readRoastFile(buffer, name);
  if ('log' in read) throw new Error(`${name} is a log`);
  return say(`roast_fault_${read.fault.key}`, read.fault.args);
}

/** Drops files on the page, as from a folder of the device. */
export async function drop(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given)
      data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    return data;
  }, given);
  await page.locator('body').dispatchEvent('drop', { dataTransfer });
}

/** Chooses a file behind a button. */
export async function choose({ page, press }: FormUser, button: Locator, file: GivenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(button);
  await (await choosing).setFiles(file);
}

/** A figure beside the chart, its number with its unit. */
export const figure = ({ page, say }: Pick<FormUser, 'page' | 'say'>, key: MessageKey): Locator =>
  page
    .locator('.roast-figures > div')
    .filter({ has: page.getByText(say(key), { exact: true }) })
    .locator('dd')
    .first();
