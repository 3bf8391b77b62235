import { speak } from './speech.ts';
import { hasVoice, takeVoice } from './voice.ts';

/** What is announced of a brew: something is about to come, it is time for it, all is over. */
export type Signal = 'soon' | 'step' | 'over';

/** How a brew announces its steps to those who do not look: each only where the person allows it. */
export interface SignalChoice {
  readonly sound: boolean;
  readonly shake: boolean;
  readonly speech: boolean;
}

/** A tone: when it begins and how long it lasts in s, and how high it is in Hz. */
type Tone = readonly [at: number, lasts: number, hertz: number];

const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  soon: [[0, 0.06, 660]],
  step: [[0, 0.2, 880]],
  over: [
    [0, 0.16, 880],
    [0.2, 0.3, 660],
  ],
};
const SHAKES: Readonly<Record<Signal, readonly number[]>> = { soon: [60], step: [180, 80, 180], over: [400] };
/** Loud enough over a kettle, without the click of a tone that begins at once. */
const LOUD = 0.35;
const RISE = 0.008;
const SECOND = 1000;
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
/** How long a device shakes at a press, in ms. */
const PRESSED = 30;
/** Of two brews a signal begins with so many knocks as the brew is the nth: how long one lasts and when the next one is due, in ms. */
const KNOCK = { lasts: 60, every: 140, hertz: 440, rest: 120 };
/** How long it is quiet between signals of two brews, in ms. */
const APART = 250;

/** What this device can do. */
export const canShake = (): boolean => typeof navigator.vibrate === 'function';
export const canSound = (): boolean => 'AudioContext' in window;

let audio: AudioContext | undefined;

/** Makes what sounds, which browsers allow only after a press, and makes this tab the one that announces. */
export function wakeSignals({ sound }: SignalChoice): void {
  takeVoice();
  if (!sound || !canSound()) return;
  try {
    audio ??= new AudioContext({ latencyHint: 'interactive' });
    if (audio.state !== 'running') audio.resume().catch(() => undefined);
  } catch {
    // A device without a way to sound stays silent.
  }
}

/**
 * Tells something by whatever is allowed, once for all tabs; `words` is what is spoken. `nth` says of which of two brews,
 * and what is announced of the other one is over first.
 */
export function signal(kind: Signal, choice: SignalChoice, words: string, nth = 0): void {
  if (!hasVoice()) return;
  const isHeard = choice.sound || (choice.shake && canShake());
  const wait = isHeard ? waitFor(nth, lengthOf(kind) + knocked(nth)) : 0;
  if (choice.sound) ring(tonesOf(kind, nth), wait);
  if (choice.shake && canShake()) shake(shakesOf(kind, nth), wait);
  if (choice.speech && kind !== 'soon') speak(words, nth);
}

/** How long knocks take, and the rest after them. */
const knocked = (nth: number): number => (nth === 0 ? 0 : nth * KNOCK.every + KNOCK.rest);

/** How long a signal takes, whether it is heard or felt. */
const lengthOf = (kind: Signal): number =>
  Math.max(sum(SHAKES[kind]), ...TONES[kind].map(([at, lasts]) => (at + lasts) * SECOND));

function tonesOf(kind: Signal, nth: number): Tone[] {
  const knocks = Array.from(
    { length: nth },
    (_, at): Tone => [(at * KNOCK.every) / SECOND, KNOCK.lasts / SECOND, KNOCK.hertz],
  );
  return [...knocks, ...TONES[kind].map(([at, lasts, hertz]): Tone => [at + knocked(nth) / SECOND, lasts, hertz])];
}

/** Ms to shake and to rest by turns. */
const shakesOf = (kind: Signal, nth: number): number[] => [
  ...Array.from({ length: nth }, (_, at) => {
    const rest = KNOCK.every - KNOCK.lasts;
    return [KNOCK.lasts, at === nth - 1 ? rest + KNOCK.rest : rest];
  }).flat(),
  ...SHAKES[kind],
];

/** Of which brew something is announced, and until when. */
let announced = { nth: 0, until: 0 };

/** How long a signal of a brew waits for that of another one, in ms. */
function waitFor(nth: number, lasts: number): number {
  const now = Date.now();
  const wait = nth === announced.nth ? 0 : Math.max(0, announced.until - now);
  announced = { nth, until: now + wait + lasts + APART };
  return wait;
}

function shake(pattern: number[], wait: number): void {
  if (wait === 0) navigator.vibrate(pattern);
  else setTimeout(() => navigator.vibrate(pattern), wait);
}

/** Answers a press, so that a wet finger feels it. */
export function answerPress({ shake }: SignalChoice): void {
  if (shake && canShake()) navigator.vibrate(PRESSED);
}

function ring(tones: readonly Tone[], wait: number): void {
  if (audio?.state !== 'running') return;
  for (const [at, lasts, hertz] of tones) {
    const begin = audio.currentTime + wait / SECOND + at;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + RISE);
    volume.gain.setValueAtTime(LOUD, begin + lasts - RISE);
    volume.gain.linearRampToValueAtTime(0, begin + lasts);
    volume.connect(audio.destination);
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}
