import { type Ref, useImperativeHandle } from 'react';
import type { BrewLine } from './line.ts';

/** A step beside the ruler: the nth is the nth pour; one more than there are pours is the end. */
export interface RulerStep {
  readonly key: string;
  readonly name: string;
  /** Up to how much is poured, `200 g까지`. */
  readonly target: string;
}

/** What a page may do with the ruler besides its props. */
export interface RulerHandle {
  /** Moves "now" to so many ms without drawing anything else anew. */
  moveTo(ms: number): void;
}

interface RulerProps {
  readonly plan: BrewLine;
  /** What has begun so far; `end` stays null while it runs. */
  readonly actual: BrewLine;
  /** Ms from 0:00 at which it is first drawn. */
  readonly now: number;
  readonly width: number;
  readonly height: number;
  readonly words: { readonly label: string };
  readonly steps: readonly RulerStep[];
  readonly ref?: Ref<RulerHandle> | undefined;
}

/** A brew on a ruler: time runs down, the poured mass grows to the right. */
export function BrewRuler({ width, height, words, ref }: RulerProps) {
  useImperativeHandle(ref, () => ({ moveTo: () => undefined }));
  return <svg className="ruler" width={width} height={height} role="img" aria-label={words.label} />;
}
