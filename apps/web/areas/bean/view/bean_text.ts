import { daysBetween, type Gauged, gaugeOf, localDate, nameInLocale } from '@hanjan/core';
import type { BeanDetail } from '@hanjan/model/bean/info.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';

/** A line of what is known: what it is called, and what it is; without a value it is not there. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** One of a pair of names, in the language that is shown. */
export const pairName = (plain?: string | null, local?: string | null): string =>
  nameInLocale(plain, local, currentLocale());

/** The names of a coffee: the one in the language that is shown first; the other one only where it differs. */
export function beanNames(detail: BeanDetail): readonly [string, string] {
  const plain = detail.coffeebean_name ?? detail.blending_name;
  const local = detail.coffeebean_name_locale ?? detail.blending_name_locale;
  const name = pairName(plain, local);
  const other = name === plain ? local : plain;
  return [name, other && other !== name ? other : ''];
}

/** A calendar day as people say it: `2026년 11월 21일`. */
export const dayText = (day: string): string => inDays({ year: 'numeric', month: 'short', day: 'numeric' }, day);

const inDays = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat(currentLocale(), options).format(new Date(`${day}T00:00:00`));

/** How long ago a day was for the reader, as the trade counts it: `+9일`. */
export function ageText(day: string): string {
  const days = daysBetween(day, localDate());
  return t('beaninfo_age', { days: Math.abs(days), sign: days < 0 ? '−' : '+' });
}

/** From one month to another one. */
export const monthsText = (from?: string | null, to?: string | null): string =>
  spanned(
    [from, to].map((day) => day && inDays({ year: 'numeric', month: 'short' }, day)),
    ' – ',
  );

/** A number in tenths with its unit: `48.5` of `%` is 4.85 %. */
export const tenths = (value: number | null | undefined, unit: string): string => rangeText([value], unit, 10);

/** A number with its unit as forms and lists say it, with as many decimals as its field has. */
export function gauged(value: number | null | undefined, field: Gauged): string {
  const { text, unit } = gaugeOf(field);
  return typeof value === 'number' ? `${text(value)}\u00a0${unit}` : '';
}

/** A mass in tenths of a gram, in kilograms from one on. */
export const massText = (mass: number | null | undefined): string =>
  typeof mass === 'number' && mass >= 10_000 ? rangeText([mass], 'kg', 10_000) : tenths(mass, 'g');

/** From one number to another one with their unit; one of them where the other is not known or the same. */
export function rangeText(ends: readonly (number | null | undefined)[], unit: string, scale = 1): string {
  const format = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2 });
  const text = spanned(
    ends.map((one) => (typeof one === 'number' ? format.format(one / scale) : '')),
    '–',
  );
  return text && `${text}\u00a0${unit}`;
}

const spanned = (ends: readonly (string | null | undefined)[], between: string): string =>
  [...new Set(ends.filter(Boolean))].join(between);
