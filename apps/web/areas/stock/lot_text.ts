import { calledOr, daysBetween, LEAST_DAYS, type Pace } from '@hanjan/core';
import type { StockLot } from '@hanjan/model/stock/stock.ts';
import { dayHere, today } from '../../base/session/day.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { daysText } from '../../records/views/days_text.ts';

type Named = Pick<StockLot, 'name' | 'name_locale' | 'year'>;

/** What a lot is called: its name, and of a green bean the year. */
export function lotName(lot: Named, key: string | number): string {
  const called = calledOr(lot, key, currentLocale());
  return lot.year === null ? called : `${called} ${lot.year}`;
}

/** When a lot was roasted, and which of that day or of that coffee it is; nothing for a lot of green beans. */
export const batchText = ({ roasted_on, batch, mark }: Pick<StockLot, 'roasted_on' | 'batch' | 'mark'>): string =>
  [
    roasted_on,
    batch !== null && t('stock_batch', { batch }),
    roasted_on && ageText(roasted_on),
    mark !== null && t('stock_mark', { mark }),
  ]
    .filter(Boolean)
    .join(' · ');

/** How many days ago something was roasted, `+9일`. */
export const ageText = (roasted_on: string): string => daysText(Math.max(0, daysBetween(roasted_on, today())));

/** Whether there is something of a lot, or will have to be. */
export const isHeld = ({ balance, reserved }: Pick<StockLot, 'balance' | 'reserved'>): boolean =>
  balance > 0 || reserved > 0;

/** From so many days on a lot does not run out soon. */
const SOON = 7;

/** Whether a lot is to be looked after. */
export const isSoonOut = ({ days_left }: Pick<StockLot, 'days_left'>): boolean =>
  days_left !== null && days_left < SOON;

/** What a forecast rests on: `28일 자료 · 고름`. Of few days, how many there are; nothing where nothing is used. */
export function restsOn({ data_days, evenness }: Pace): string {
  const days = t('stock_data_days', { days: data_days });
  if (data_days < LEAST_DAYS) return days;
  return evenness ? `${days} · ${t(`stock_evenness_${evenness}`)}` : '';
}

/** The same where there is room to say why nothing is forecast. */
export const restsOnLong = (pace: Pace): string => (pace.data_days < LEAST_DAYS ? t('stock_data_few') : restsOn(pace));

/** The day of an instant on this page, in days since 1970. */
export const dayOf = (instant: string): number => daysBetween('1970-01-01', dayHere(new Date(instant)));

/** A calendar date in days since 1970. */
export const dayOfDate = (date: string): number => daysBetween('1970-01-01', date);
