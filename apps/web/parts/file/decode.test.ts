import { expect, it } from 'vitest';
import { decode } from './decode.ts';

const utf16 = (text: string, isLittle: boolean) =>
  [0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))].flatMap((unit) =>
    isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
  );
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

it.each([
  ['UTF-8', utf8('시간,온도\r\n0,200\n'), '시간,온도\r\n0,200\n'],
  ['UTF-8 with a mark, without it', [0xef, 0xbb, 0xbf, ...utf8('한')], '한'],
  ['UTF-16 of Windows', utf16('온도', true), '온도'],
  ['UTF-16 the other way round', utf16('온도', false), '온도'],
  ['EUC-KR', [0xc4, 0xbf, 0xc7, 0xc7], '커피'],
  ['nothing', [], ''],
])('reads %s', (_, bytes, text) => {
  expect(decode(Uint8Array.from(bytes))).toBe(text);
});

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
  ['UTF-16 without a mark', utf16('ab', true).slice(2)],
  ['a NUL among letters', utf8('a\u0000b')],
  ['bytes that are no letters anywhere', [0xff, 0xff, 0xff]],
  ['half a letter after a mark of UTF-8', [0xef, 0xbb, 0xbf, 0xed, 0x95]],
])('does not take %s', (_, bytes) => {
  expect(decode(Uint8Array.from(bytes))).toBeNull();
});
