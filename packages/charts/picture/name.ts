import { twoDigits } from '@hanjan/core';

/** The name of a file that holds a chart as it was at some moment, without its ending: `flavorwheel20261122004512`. */
export function pictureName(chart: string, at: Date): string {
  const parts = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()];
  return `${chart}${String(at.getFullYear()).padStart(4, '0')}${parts.map(twoDigits).join('')}`;
}
