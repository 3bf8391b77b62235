import { expect, it } from 'vitest';
import { RoastFaultError } from '../fault.ts';
import { decode } from './decode.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isBig: boolean) =>
  Array.from(text).flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const read = (bytes: readonly number[]) => decode(Uint8Array.from(bytes));
function faultOf(bytes: readonly number[]) {
  try {
    return read(bytes);
  } catch (error) {
    return error instanceof RoastFaultError ? error.fault.key : error;
  }
}

it.each<[string, readonly number[], string]>([
  ['UTF-8', utf8('시간,온도'), '시간,온도'],
  ['UTF-8 with a mark at its beginning', [0xef, 0xbb, 0xbf, ...utf8('시간')], '시간'],
  ['UTF-16, little end first', [0xff, 0xfe, ...utf16('시간\t100', false)], '시간\t100'],
  ['UTF-16, big end first', [0xfe, 0xff, ...utf16('시간Ā', true)], '시간Ā'],
  // 시간 and 옐로우 in CP949.
  ['Korean Windows', [0xbd, 0xc3, 0xb0, 0xa3, 0x2c, 0xbf, 0xbb, 0xb7, 0xce, 0xbf, 0xec], '시간,옐로우'],
  ['Latin', [...utf8('Caf'), 0xe9, 0x20, 0xc0, 0x2e], 'Café À.'],
  ['UTF-8 that is cut within a sign', [...utf8('옐로우 투입'), 0xeb, 0xb0], '옐로우 투입ë°'],
  ['a text with what a power cut leaves', [...utf8('a,b'), 0, 0, 0, 0], 'a,b'],
])('%s', (_, bytes, text) => expect(faultOf(bytes)).toBe(text));

it.each<[readonly number[], string]>([
  [[], 'empty'],
  [[0, 0, 0], 'empty'],
  [utf8(' \r\n\t'), 'empty'],
  [[0xef, 0xbb, 0xbf], 'empty'],
  [[0xff, 0xfe], 'empty'],
  [[1, 0, 2, 0, 3], 'not_text'],
  [Array.from({ length: 100 }, (_, nth) => nth % 9), 'not_text'],
])('%j is %s', (bytes, key) => expect(faultOf(bytes)).toBe(key));
