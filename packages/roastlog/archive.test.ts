import { describe, expect, it } from 'vitest';
import { alogOf, profileOf } from '../../test/harness/roasts/artisan.ts';
import { zipOf } from '../../test/harness/roasts/workbooks.ts';
import { openArchive } from './archive.ts';
import { RoastFaultError } from './fault.ts';
import { readRoasts } from './read_file.ts';

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);
const opened = (parts: Parameters<typeof zipOf>[0]) => openArchive(blobOf(zipOf(parts)));
const faultOf = (done: Promise<unknown>) =>
  done.then(
    () => null,
    (error) => (error instanceof RoastFaultError ? error.fault.key : error),
  );

describe('an archive', () => {
  it('tells its files, and holds them as they were', async () => {
    const files = await opened({ '2021/': '', '2021/가을.alog': alogOf(profileOf()), 'note.txt': 'hello' });
    expect(files.map(({ path }) => path)).toEqual(['2021/가을.alog', 'note.txt']);
    expect(new TextDecoder().decode(await files[1]?.bytes())).toBe('hello');
    const result = await readRoasts((await files[0]?.bytes()) ?? new Uint8Array(), '가을.alog');
    expect('roasts' in result && result.roasts[0]?.log.title).toBe('에티오피아 예가체프');
  });

  it('packed by Korean Windows has Korean names', async () => {
    const bytes = zipOf({ 'ABCD.alog': 'x' });
    const korean = [0xc4, 0xc9, 0xb3, 0xc4];
    for (const [at] of bytes.entries())
      if ([65, 66, 67, 68].every((letter, nth) => bytes[at + nth] === letter)) bytes.set(korean, at);
    expect((await openArchive(blobOf(bytes))).map(({ path }) => path)).toEqual(['케냐.alog']);
  });

  it('that grows beyond any log is given up on the way', async () => {
    const [file] = await opened({ 'bomb.alog': Buffer.alloc(20_000_000) });
    expect(await faultOf(file?.bytes() ?? Promise.resolve())).toBe('too_large');
  });

  it('grows no further than there may be altogether, file by file', async () => {
    const parts = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.csv`, Buffer.alloc(400_000)]));
    const files = await openArchive(blobOf(zipOf(parts)), 1_000_000);
    const faults: unknown[] = [];
    for (const file of files) faults.push(await faultOf(file.bytes()));
    expect(faults).toEqual([null, null, 'too_large']);
  });

  it('of too many files, damaged, or none at all is refused', async () => {
    const many = zipOf({ 'a.alog': 'x' });
    // Its end tells how many there are.
    new DataView(many.buffer).setUint16(many.length - 12, 10_001, true);
    expect(await faultOf(openArchive(blobOf(many)))).toBe('too_large');
    expect(await faultOf(openArchive(new Blob(['no archive'])))).toBe('broken');
    expect(await faultOf(openArchive(new Blob([])))).toBe('broken');
    const whole = zipOf({ 'a.alog': alogOf(profileOf()) });
    for (let at = 0; at < whole.length; at += 331) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      const read = openArchive(blobOf(damaged)).then((files) => Promise.all(files.map((file) => file.bytes())));
      expect([null, 'broken', 'locked', 'too_large']).toContain(await faultOf(read));
    }
  });
});
