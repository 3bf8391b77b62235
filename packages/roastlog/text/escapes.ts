const ESCAPE = /\\(?:(\r?\n)|x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|([0-7]{1,3})|(['"\\abfnrtv]))/g;
const SIGNS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A text whose signs are written as Python writes them: `\n`, `\xNN`, `\uNNNN`, `\UNNNNNNNN`. What is no such sign stays. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  const plain = text.replace(ESCAPE, (whole, end, x, u, long, octal, sign) => {
    if (end) return '';
    if (sign) return SIGNS[sign] ?? sign;
    const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(x ?? u ?? long, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  // Half of a pair is no sign, and cannot be written as UTF-8.
  return plain.toWellFormed();
}
