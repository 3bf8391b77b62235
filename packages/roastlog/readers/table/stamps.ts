import { isDate, twoDigits } from '@hanjan/core';

/** An instant as a log writes it. */
export interface Stamp {
  /** Seconds since 1970, to subtract from one another. */
  readonly s: number;
  /** As ISO 8601, as it stands there; null when day and month cannot be distinguished. */
  readonly iso: string | null;
}

const PARTS = new RegExp(
  String.raw`^(\d{1,4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,4})\.?` +
    String.raw`(?:[T\s]+(오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2})([.,]\d+)?)?\s*([AP]M)?\s*(Z|[-+]\d{2}:?\d{2})?)?$`,
  'i',
);

/**
 * A day, or a day and a time, in a cell: `2026-06-07T11:58:39.630258+00:00`, `6/14/2022 2:39:54 PM`,
 * `2026. 11. 20. 오후 2:28:05`. Of `6/7/2026` nobody knows the month, unless `order` says so.
 */
export function stampOf(cell: string | undefined, order?: 'month_first'): Stamp | null {
  const [, a = '', b = '', c = '', before, hour = '0', minute = '0', second = '0', fraction, after, offset = ''] =
    PARTS.exec(cell?.trim() ?? '') ?? [];
  if (!a || (before && after)) return null;
  const [year, left, right] = a.length === 4 ? [a, b, c] : [c.length === 2 ? `20${c}` : c, a, b];
  // `26.11.20` is written in Seoul and in Berlin, and means two days.
  const isShort = c.length === 2 && !cell?.includes('/');
  const isKnown = a.length === 4 || order !== undefined || (!isShort && (Number(left) > 12 || Number(right) > 12));
  const [month, day] = a.length < 4 && Number(left) > 12 ? [right, left] : [left, right];
  const half = (before ?? after)?.toLowerCase();
  const isLate = half === '오후' || half === 'pm';
  const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  const date = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  if (!isDate(date) || hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const clock = [hours, Number(minute), Number(second)].map(twoDigits).join(':');
  const zone = offset.toUpperCase().replace(/^(.\d\d)(\d\d)$/, '$1:$2');
  const at = Date.parse(`${date}T${clock}${zone || 'Z'}`);
  if (Number.isNaN(at)) return null;
  const hasTime = /\d:\d/.test(cell ?? '');
  return {
    s: at / 1000 + Number(fraction?.replace(',', '.') ?? 0),
    iso: isKnown ? (hasTime ? `${date}T${clock}${zone}` : date) : null,
  };
}
