/** A number as it was typed, and the word behind it. */
export interface TypedNumber {
  readonly value: number;
  readonly unit: string;
}

const TYPED = /^([-+−–]?)\s*([\d.,]+)\s*([^\d.,]*)$/;
const IN_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+[.,]?\d*|[.,]\d+)$/;

/** Full-width signs and squared units such as ㎏ and ℃ as plain ones. Raised digits stay: 12² is not 122. */
const folded = (typed: string): string =>
  typed.replaceAll(/[\uFF01-\uFF5E\u3000\u3380-\u33DF\u2103\u2109]/g, (sign) => sign.normalize('NFKC')).trim();

/**
 * What somebody typed as a number with or without a unit, or undefined when it is none: `1,234.5`, `12,5`, `−2`,
 * `１２ g`. A comma before three digits parts thousands.
 */
export function readNumber(typed: string): TypedNumber | undefined {
  const [, sign = '', digits = '', unit = ''] = TYPED.exec(folded(typed)) ?? [];
  const plain = IN_THOUSANDS.test(digits) ? digits.replaceAll(',', '') : PLAIN.test(digits) && digits.replace(',', '.');
  if (!plain) return undefined;
  const size = Number(plain);
  return { value: /[-−–]/.test(sign) && size !== 0 ? -size : size, unit: unit.trim() };
}
