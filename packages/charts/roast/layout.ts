import { type Box, pxOf } from '../timeline/scale.ts';
import { roomOf } from '../timeline/words.ts';
import { type CheckLayout, checkLineOf, checksOf } from './checks.ts';
import { type Frame, frameOf, sizeOf } from './frame.ts';
import type { RoastInput } from './input.ts';
import { type MarkLayout, marksOf } from './marks.ts';
import { type NamedLine, type NameLayout, namesOf } from './names.ts';
import { type PhaseLayout, phasesOf } from './phases.ts';
import { type StripLayout, stripsOf } from './strips.ts';

export type {
  RoastCheck,
  RoastControl,
  RoastInput,
  RoastMark,
  RoastOther,
  RoastPhase,
  RoastSeries,
  RoastView,
} from './input.ts';

/** Where everything on the chart of a roast lies, besides its curves. */
export interface RoastLayout {
  readonly frame: Frame;
  readonly marks: readonly MarkLayout[];
  readonly phases: readonly PhaseLayout[];
  readonly strips: readonly StripLayout[];
  readonly checks: readonly CheckLayout[];
  readonly checkLine: { readonly y: number; readonly text: string } | null;
  readonly names: readonly NameLayout[];
}

/** What lines and estimates are called. */
export interface LayoutWords {
  readonly bean: string;
  readonly air: string;
  readonly ror: string;
  readonly estimated: string;
}

/** So many other roasts are distinguished. */
export const OTHERS = 10;

/** The geometry of a roast, whatever it holds. */
export function roastLayout(input: RoastInput, words: LayoutWords): RoastLayout {
  const { marks, rows } = marksOf(input, words.estimated);
  const frame = frameOf(input, rows);
  const dots = [...dotsOf(frame, marks), ...rateNumbers(frame)];
  const names = namesOf(frame, linesOf(input, words, frame), frame.isNarrow ? 11 : 13, dots);
  return {
    frame,
    marks,
    phases: phasesOf(frame, input.phases, words.estimated),
    strips: stripsOf(frame, input.controls),
    checks: checksOf(frame, input.checks ?? [], dots),
    checkLine: checkLineOf(frame, input),
    names,
  };
}

/** The lines that have names, the most important first. */
function linesOf(input: RoastInput, words: LayoutWords, { y, rate, rateBox }: Frame): NamedLine[] {
  const { time, bean, air, ror, shown = {}, others = [] } = input;
  const own: (NamedLine | false)[] = [
    shown.bean !== false && { key: 'bean', line: 'bean', name: words.bean, time, values: bean, scale: y },
    shown.air !== false && { key: 'air', line: 'air', name: words.air, time, values: air, scale: y },
    rateBox !== null && { key: 'ror', line: 'ror', name: words.ror, time, values: ror, scale: rate },
  ];
  const behind = shown.others === false ? [] : others.slice(0, OTHERS);
  return [
    ...own.filter((line) => line !== false),
    ...behind.map(
      ({ key, name, time, bean, shift }, nth): NamedLine => ({
        ...{ key: `other ${key}`, line: 'other', other: nth, name, time, shift, values: bean, scale: y },
      }),
    ),
  ];
}

const DOT = 5;

const dotsOf = ({ y }: Frame, marks: readonly MarkLayout[]): Box[] =>
  marks.flatMap(({ x, bean }) => {
    if (bean === null) return [];
    const at = pxOf(y, bean);
    return [{ left: x - DOT, top: at - DOT, right: x + DOT, bottom: at + DOT }];
  });

/** The numbers of the axis at the right, and the unit above them. */
function rateNumbers(frame: Frame): Box[] {
  const { rates, plot } = frame;
  const size = sizeOf(frame).text;
  const numbers = rates.map(({ y, text }) => ({ y, wide: roomOf(text, size) }));
  const highest = Math.min(...rates.map(({ y }) => y));
  const all = rates.length > 0 ? [...numbers, { y: highest - 18, wide: 60 }] : [];
  return all.map(({ y, wide }) => ({ left: plot.right + 4, right: plot.right + 10 + wide, top: y - 8, bottom: y + 8 }));
}
