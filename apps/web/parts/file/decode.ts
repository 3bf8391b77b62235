/** Controls that no text holds, but nearly every other file does. */
const CONTROLS = /(?![\t\n\f\r])[\p{Cc}]/u;

/** Marks at the beginning of a file that say how its letters are written. */
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** How Korean programs write letters: by a mark, in UTF-8, or as Windows did before it. */
const UNMARKED = ['utf-8', 'euc-kr'] as const;

/** The text in a file, without its mark; null when it holds none. */
export function decode(bytes: Uint8Array): string | null {
  const mark = MARKS.find(({ bytes: begin }) => begin.every((byte, i) => bytes[i] === byte));
  for (const encoding of mark ? [mark.encoding] : UNMARKED) {
    const text = decodeAs(encoding, bytes);
    if (text !== null) return CONTROLS.test(text) ? null : text;
  }
  return null;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
