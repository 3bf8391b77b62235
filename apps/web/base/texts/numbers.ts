import { currentLocale } from './index.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as its kind shows it, with its thousands apart: `1,000.0`. A length of time stays as it is (`1:05.3`), and so
 * does what is typed.
 */
export function grouped(shown: string): string {
  const value = Number(shown.replace('−', '-'));
  if (Number.isNaN(value)) return shown;
  const decimals = shown.split('.')[1]?.length ?? 0;
  return formatOf(currentLocale(), decimals).format(value).replace('-', '−');
}

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const name = `${locale} ${decimals}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
