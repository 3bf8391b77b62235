const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as Artisan escapes it before it writes it: what is not printable ASCII as `\xNN`, `\uNNNN` or `\UNNNNNNNN`. */
const escaped = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (NAMED[sign]) return NAMED[sign];
    if (code >= 32 && code < 127) return sign;
    const [letter, digits] =
      code < 0x100 ? (['x', 2] as const) : code < 0x10000 ? (['u', 4] as const) : (['U', 8] as const);
    return `\\${letter}${code.toString(16).padStart(digits, '0')}`;
  }).join('');

/** A literal of Python. */
export type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal };

/** A value as a literal of Python on one line. Its texts are escaped before, as Artisan has them, so they are twice. */
export function literalOf(value: Literal): string {
  if (typeof value === 'string') return `'${escaped(value).replaceAll(/[\\']/g, '\\$&')}'`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  const entries = Object.entries(value).map(([key, of]) => `${literalOf(key)}: ${literalOf(of)}`);
  return `{${entries.join(', ')}}`;
}
