import { RoastFaultError } from '../fault.ts';

/** UTF-8 signs of more than one byte, in a text whose signs are bytes. */
const SEQUENCE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g;
const UTF_8 = new TextDecoder();
/** What no text holds: signs that steer, besides tabs, ends of lines and pages, and the end of an old file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
const CONTROL = /[\0-\x08\x0B\x0E-\x19\x1B-\x1F\x7F\uFFFD]/g;

/**
 * The text in a file: UTF-8, UTF-16 that says so, Korean Windows (CP949), or Latin letters among UTF-8.
 * @throws RoastFaultError `empty` or `not_text`
 */
export function decode(bytes: Uint8Array): string {
  // What a power cut leaves behind a file's text.
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const text = textOf(isUtf16(bytes) ? bytes : bytes.subarray(0, end));
  if (!text.trim()) throw new RoastFaultError('empty');
  const controls = text.match(CONTROL)?.length ?? 0;
  if (text.includes('\0') || controls > 8 + text.length / 100) throw new RoastFaultError('not_text');
  return text;
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function textOf(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const utf8 = strictly('utf-8', bytes);
  if (utf8 !== null) return utf8;
  const letters = bytesAsSigns(bytes);
  const sequences = letters.match(SEQUENCE)?.join('').length ?? 0;
  const strays = letters.replace(/[\0-\x7F]+/g, '').length - sequences;
  // Bytes that are mostly UTF-8 may be Korean in CP949 too, but then they say nothing.
  const korean = strays > sequences ? strictly('euc-kr', bytes) : null;
  if (korean !== null && /[가-힣]/.test(korean)) return korean;
  return letters.replace(SEQUENCE, (signs) => UTF_8.decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0))));
}

/** Null when a byte is none of this encoding. */
function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Each byte as the sign that Latin 1 has for it. */
function bytesAsSigns(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return parts.join('');
}
