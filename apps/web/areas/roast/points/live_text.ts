import { localDate, showTerm, type Units } from '@hanjan/core';
import { MARK_OF, type Point } from '@hanjan/roastlog/curve/points.ts';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { clock, when } from '../../../base/texts/times.ts';
import type { Noted } from '../live.ts';

/** The unit of temperatures as fields read it. */
export const unitsOf = (unit: Unit): Units => ({ temperature: `°${unit}` });

const DAY = 86_400_000;

/** A point is called as the mark that it is; those of the preheating have names of their own. */
export function pointName(point: Point): string {
  const mark = MARK_OF[point];
  return mark ? t(`roast_mark_${mark}`) : textOf(`roast_point_${point}`);
}

/** What was noted, with its time: `1차 크랙 시작 8:31`. */
export const notedText = (noted: Noted): string => {
  const time = showTerm(noted.ms);
  return 'point' in noted
    ? t('roast_live_marked', { point: pointName(noted.point), time })
    : t('roast_live_reading', { time });
};

/** A moment as it is said at another one: the time of day, `어제 14:06`, or the day too. */
export function momentText(moment: number, now: number): string {
  const at = new Date(moment).toISOString();
  const day = localDate(new Date(moment));
  if (day === localDate(new Date(now))) return clock(at);
  return day === localDate(new Date(now - DAY)) ? t('roast_live_yesterday', { time: clock(at) }) : when(at);
}
