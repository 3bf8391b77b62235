import { pxOf, round } from '../timeline/scale.ts';
import { clockText, roomOf } from '../timeline/words.ts';
import { type Frame, sizeOf } from './frame.ts';
import type { RoastPhase } from './input.ts';

/** A phase in the band above the curves; of its words those that have room. */
export interface PhaseLayout {
  readonly key: RoastPhase['key'];
  readonly x: number;
  readonly width: number;
  readonly textX: number;
  readonly name: string;
  readonly time: string;
  readonly percent: string;
  /** That it is estimated. */
  readonly note: string;
  readonly isEstimated: boolean;
}

/** Px between two phases, and between words. */
const BETWEEN = 1;
const BESIDE = 4;
const WORDS_APART = 6;

/** The phases that are seen, as a band. */
export function phasesOf(frame: Frame, phases: readonly RoastPhase[], estimated: string): PhaseLayout[] {
  const { x, plot, width } = frame;
  const { text } = sizeOf(frame);
  const seen = phases.filter(({ from, to }) => to > x.from && from < x.to && to > from);
  const start = ({ from }: RoastPhase) => Math.max(plot.left, pxOf(x, from));
  return seen.map((phase, i) => {
    const next = seen[i + 1];
    const [left, right] = [start(phase), Math.min(plot.right, pxOf(x, phase.to))];
    const room = (next ? start(next) - BESIDE : width - 2) - left;
    const all = {
      name: phase.label,
      time: clockText(phase.to - phase.from),
      percent: `${phase.percent.toFixed(1)} %`,
      note: phase.isEstimated ? estimated : '',
    };
    const none = { name: '', time: '', percent: '', note: '' };
    const { percent } = all;
    // That it is estimated its band says too.
    const choices = [all, { ...all, time: '' }, { ...all, time: '', note: '' }, { ...none, percent }, none];
    const fits = (words: typeof all) => lengthOf(Object.values(words), text) <= room;
    return {
      key: phase.key,
      isEstimated: phase.isEstimated === true,
      ...bandOf(left, right),
      textX: round(left + 1),
      ...(choices.find(fits) ?? none),
    };
  });
}

/** Its band in whole px: sharp, and the same until a px is gained. */
function bandOf(left: number, right: number) {
  const x = Math.round(left + BETWEEN);
  return { x, width: Math.max(1, Math.round(right) - x) };
}

const lengthOf = (words: readonly string[], size: number) =>
  words.filter(Boolean).reduce((sum, word, i) => sum + roomOf(word, size) + (i > 0 ? WORDS_APART : 0), 0);
