import type { Gauge } from '@hanjan/core';
import { TRACE_KINDS, type TraceCafe, type TraceLot } from '@hanjan/model/roaster/trace/trace.ts';
import { dayHere } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { customerName } from '../leaving.ts';
import { lotName } from '../lot_text.ts';
import { exact } from '../masses.ts';
import type { Traced, Went } from './traced.ts';

/** What a lot is called. */
export const tracedName = (lot: TraceLot): string => lotName(lot, lot.id);

/** Whom something went to. */
export const wentName = (customer: Went['customer']): string =>
  customer ? customerName(customer) : t('stock_went_nobody');

/** A share as people say it. */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The day of an instant on this page. */
export const dayText = (instant: string): string => dayHere(new Date(instant));

/** A first and a last day; once where they are one. */
export const daysText = ({ first_cup, last_cup }: TraceCafe): string =>
  [...new Set([first_cup, last_cup])].filter(Boolean).join(' – ') || '–';

/** The sentences that answer at once: what is left, how far it was followed, and what of it is elsewhere. */
export function answerOf(traced: Traced, gauge: Gauge): string[] {
  const { start, whole, gone, made, customers, cups, notes, elsewhere } = traced;
  const massText = (mass: number) => exact(gauge, mass);
  const reached = [
    ...TRACE_KINDS.flatMap((kind) => (made[kind] > 0 ? [t(`trace_count_${kind}`, { count: made[kind] })] : [])),
    ...(customers > 0 ? [t('trace_count_customers', { count: customers })] : []),
    ...(cups > 0 ? [t('trace_count_cups', { count: cups })] : []),
    ...(notes > 0 ? [t('trace_count_notes', { count: notes })] : []),
  ];
  return [
    t('trace_answer', { whole: massText(whole), left: massText(start.closing), gone: massText(gone) }),
    reached.length > 0 ? t('trace_reach', { list: reached.join(', ') }) : t('trace_reach_none'),
    ...(elsewhere > 0 ? [t('trace_made_left', { mass: massText(elsewhere) })] : []),
  ];
}
