import type { Source } from '../../../packages/roastlog/log.ts';

/** A log as one of the programs writes it, made up here. */
export interface Fixture {
  readonly name: string;
  readonly source: Source;
  readonly text: string;
}

/** Seconds from charge at which the roast of these logs was marked. */
export const AT = { TP: 68, DRY: 306, FCs: 492, FCe: 564, DROP: 610 } as const;

/** °C of the beans' probe, which is warm from preheating when the beans come in. */
export const beanAt = (s: number): number =>
  s < 0 ? 190 + s / 10 : round(230 - 165 * Math.exp(-s / 420) + 125 * Math.exp(-s / 25));

/** °C of the air around them. */
export const airAt = (s: number): number => round(s < 0 ? 215 : 235 - 60 * Math.exp(-s / 220) + 40 * Math.exp(-s / 40));

/** Power in percent, which is turned down twice. */
export const heatAt = (s: number): number => (s < 300 ? 75 : s < 500 ? 60 : 45);

/** Fan in percent, which is turned up once. */
export const fanAt = (s: number): number => (s < 400 ? 30 : 50);

/** Seconds from, to and including an end. */
export const every = (step: number, from: number, until: number): number[] =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => round(from + index * step));

/** A time of the roast as `mm:ss`. */
export const clock = (s: number): string =>
  [Math.floor(s / 60), s % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** °F of °C. */
export const fahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;

const round = (value: number) => Math.round(value * 100) / 100;
