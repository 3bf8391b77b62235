import { clockText, roomOf } from '../timeline/words.ts';
import { type Frame, unitOf } from './frame.ts';
import type { BrewInput, BrewWords } from './input.ts';
import type { BrewValues } from './values.ts';

/** One value of a readout. */
export interface Said {
  readonly key: 'time' | 'actual' | 'plan' | 'flow' | 'bar';
  readonly name: string;
  readonly text: string;
  readonly x: number;
}

const SIZE = 13;
const GAP = { name: 4, value: 14 };
/** No flow and no pressure is wider, so that none moves as they count. */
const WIDEST = '00.0';

/** The values of a moment from left to right, as far as there is room. */
export function readoutOf(
  values: BrewValues,
  input: Pick<BrewInput, 'plan' | 'inUnit'>,
  words: BrewWords,
  { x: time, mass, ground, bar, width }: Frame,
): Said[] {
  const inUnit = unitOf(input);
  const massOf = (tenths: number | null) => (tenths === null ? null : inUnit(tenths));
  const widest = fixed(inUnit(Math.ceil(mass.to)));
  const { plan } = input;
  const all = [
    { key: 'time' as const, name: '', text: clockText(values.ms / 1000), room: clockText(time.to / 1000) },
    ...[
      { key: 'actual' as const, name: plan ? words.actual : '', value: massOf(values.actual), unit: words.unit },
      { key: 'plan' as const, name: words.plan, value: massOf(values.plan), unit: words.unit },
      { key: 'bar' as const, name: '', value: values.bar, unit: words.bar },
      { key: 'flow' as const, name: '', value: values.flow, unit: words.flow },
    ].map(({ key, name, value, unit }) => ({
      ...{ key, name, text: `${value === null ? '–' : fixed(value)} ${unit}` },
      room: `${key === 'bar' || key === 'flow' ? WIDEST : widest} ${unit}`,
    })),
  ];
  const has = { time: true, actual: true, plan: Boolean(plan), bar: bar !== null, flow: ground !== null };
  let x = 0;
  return all.flatMap(({ key, name, text, room }) => {
    const wide = roomOf(room, SIZE) + (name ? roomOf(name, SIZE) + GAP.name : 0);
    if (!has[key] || x + wide > width) return [];
    const at = x;
    x += wide + GAP.value;
    return [{ key, name, text, x: Math.round(at) }];
  });
}

/** A number with one decimal, or with the two more that ounces need. */
const fixed = (value: number) => value.toFixed(3).replace(/0{1,2}$/, '');

/** What is shown of a moment in words. */
export const readoutText = (said: readonly Said[]): string =>
  said.map(({ name, text }) => (name ? `${name} ${text}` : text)).join(', ');
