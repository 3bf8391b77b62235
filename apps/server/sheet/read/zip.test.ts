import { expect, it } from 'vitest';
import { zipped } from '../../../../test/harness/sheets.ts';
import { openPackage } from './zip.ts';

const read = async (file: Buffer, most?: number) => {
  const parts = await openPackage(file, most);
  let text = '';
  for await (const piece of parts.text('a.xml')) text += piece;
  return text;
};

it('a packed file is read as long as it unpacks to what it may', async () => {
  const file = await zipped({ 'a.xml': '커피'.repeat(50_000) });
  expect(file.length).toBeLessThan(5_000);
  expect(await read(file)).toHaveLength(100_000);
  await expect(read(file, 100_000)).rejects.toThrow('import_unreadable');
});

it('what lies about its size is not read to the end', async () => {
  const file = await zipped({ 'a.xml': 'a'.repeat(1_000_000) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1_000_000);
  const lying = Buffer.from(file);
  lying.writeUInt32LE(10, file.lastIndexOf(size));
  expect(lying.equals(file)).toBe(false);
  await expect(read(lying)).rejects.toThrow();
});
