import { currentLocale } from '../../../base/texts/index.ts';
import type { Signal } from './signals_due.ts';
import { hasVoice, takeVoice } from './voice.ts';

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
const LANGUAGES = { ko: 'ko-KR', en: 'en-US' } as const;
/** How long a device shakes at a press, in ms. */
const PRESSED = 30;

/** What this device can do. */
export const canShake = (): boolean => typeof navigator.vibrate === 'function';
export const canSpeak = (): boolean => 'speechSynthesis' in window;
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

/** Tells something by whatever is allowed, once for all tabs; `words` is what is spoken. */
export function signal(kind: Signal, choice: SignalChoice, words: string): void {
  if (!hasVoice()) return;
  if (choice.sound) ring(TONES[kind]);
  if (choice.shake && canShake()) navigator.vibrate([...SHAKES[kind]]);
  if (choice.speech && kind !== 'soon') speak(words);
}

/** Answers a press, so that a wet finger feels it. */
export function answerPress({ shake }: SignalChoice): void {
  if (shake && canShake()) navigator.vibrate(PRESSED);
}

function ring(tones: readonly Tone[]): void {
  if (audio?.state !== 'running') return;
  for (const [at, lasts, hertz] of tones) {
    const begin = audio.currentTime + at;
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

function speak(words: string): void {
  if (!words || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = LANGUAGES[currentLocale()];
  // What was to be said before is over by now.
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
