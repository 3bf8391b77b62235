import { currentLocale } from './index.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as its kind shows it, with its thousands apart: `1,000.0`. What is typed stays plain. */
export function grouped(shown: string): string {
  const decimals = shown.split('.')[1]?.length ?? 0;
  return formatOf(currentLocale(), decimals)
    .format(Number(shown.replace('−', '-')))
    .replace('-', '−');
}

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const name = `${locale} ${decimals}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
