import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignalChoice } from './signals.ts';

const voice = vi.hoisted(() => ({ isHeld: true, taken: 0 }));
vi.mock('./voice.ts', () => ({ hasVoice: () => voice.isHeld, takeVoice: () => void voice.taken++ }));
vi.mock('../../../base/texts/index.ts', () => ({ currentLocale: () => 'ko' }));

const NOTHING: SignalChoice = { sound: false, shake: false, speech: false };
const ALL: SignalChoice = { sound: true, shake: true, speech: true };

/** A device that notes how it sounds, shakes and speaks. */
function device() {
  const said = { tones: [] as number[], shakes: [] as unknown[], words: [] as string[], silenced: 0 };
  class AudioContext {
    state = 'suspended';
    currentTime = 5;
    async resume() {
      this.state = 'running';
    }
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: () => undefined,
      start(this: { frequency: { value: number } }) {
        said.tones.push(this.frequency.value);
      },
      stop: () => undefined,
    });
  }
  class SpeechSynthesisUtterance {
    lang = '';
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speechSynthesis = {
    cancel: () => said.silenced++,
    speak: ({ lang, text }: SpeechSynthesisUtterance) => said.words.push(`${lang}: ${text}`),
  };
  const vibrate = (pattern: unknown) => said.shakes.push(pattern);
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('window', { AudioContext, speechSynthesis });
  for (const [name, part] of Object.entries({ AudioContext, SpeechSynthesisUtterance, speechSynthesis }))
    vi.stubGlobal(name, part);
  return said;
}

/** The module keeps what sounds, so each test has it anew. */
async function fresh() {
  vi.resetModules();
  return import('./signals.ts');
}

beforeEach(() => Object.assign(voice, { isHeld: true, taken: 0 }));
afterEach(() => vi.unstubAllGlobals());

describe('a step is told', () => {
  it('by sound, vibration and its name, each of them where it is chosen', async () => {
    const said = device();
    const { signal, wakeSignals } = await fresh();
    wakeSignals(ALL);
    signal('step', NOTHING, '1차 붓기');
    expect(said).toEqual({ tones: [], shakes: [], words: [], silenced: 0 });
    signal('step', { ...NOTHING, sound: true }, '1차 붓기');
    expect(said.tones).toEqual([880]);
    signal('step', { ...NOTHING, shake: true }, '1차 붓기');
    expect(said.shakes).toEqual([[180, 80, 180]]);
    signal('step', { ...NOTHING, speech: true }, '1차 붓기');
    expect(said.words).toEqual(['ko-KR: 1차 붓기']);
    expect(said.tones).toHaveLength(1);
  });
  it('beforehand without words, and the end by two tones; what is being said is broken off', async () => {
    const said = device();
    const { signal, wakeSignals } = await fresh();
    wakeSignals(ALL);
    signal('soon', ALL, '1차 붓기');
    expect(said).toEqual({ tones: [660], shakes: [[60]], words: [], silenced: 0 });
    signal('over', ALL, '드로다운 끝');
    expect(said).toEqual({
      tones: [660, 880, 660],
      shakes: [[60], [400]],
      words: ['ko-KR: 드로다운 끝'],
      silenced: 1,
    });
  });
  it('by one tab alone', async () => {
    const said = device();
    const { signal, wakeSignals } = await fresh();
    wakeSignals(ALL);
    expect(voice.taken).toBe(1);
    voice.isHeld = false;
    signal('step', ALL, '1차 붓기');
    expect(said).toEqual({ tones: [], shakes: [], words: [], silenced: 0 });
  });
});

describe('of two brews', () => {
  it('a signal begins with one knock or two, and waits for that of the other one', async () => {
    vi.useFakeTimers({ now: 0 });
    const said = device();
    const { signal, wakeSignals } = await fresh();
    wakeSignals(ALL);
    signal('step', { ...ALL, speech: false }, '', 1);
    expect(said).toMatchObject({ tones: [440, 880], shakes: [[60, 200, 180, 80, 180]] });
    signal('soon', { ...ALL, speech: false }, '', 2);
    expect(said.shakes).toHaveLength(1);
    // Two knocks and a short rest take 400 ms; the first signal 700 ms, and it is quiet for 250 ms.
    vi.advanceTimersByTime(949);
    expect(said.shakes).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said.shakes).toEqual([
      [60, 200, 180, 80, 180],
      [60, 80, 60, 200, 60],
    ]);
    vi.useRealTimers();
  });
  it('what is said of one is heard to its end, and only the newest of the other one after it', async () => {
    const said = device();
    const voices: { text: string; onend?: () => void }[] = [];
    Object.assign(speechSynthesis, {
      speaking: true,
      speak: (voice: (typeof voices)[number]) => voices.push(voice),
    });
    const { signal } = await fresh();
    const speech = { ...NOTHING, speech: true };
    signal('step', speech, '1번, 1차 푸어', 1);
    signal('step', speech, '2번, 1차 푸어', 2);
    signal('step', speech, '2번, 2차 푸어', 2);
    expect(voices.map(({ text }) => text)).toEqual(['1번, 1차 푸어']);
    const silenced = said.silenced;
    voices[0]?.onend?.();
    expect(voices.map(({ text }) => text)).toEqual(['1번, 1차 푸어', '2번, 2차 푸어']);
    signal('step', speech, '2번, 3차 푸어', 2);
    expect(voices.map(({ text }) => text)).toEqual(['1번, 1차 푸어', '2번, 2차 푸어', '2번, 3차 푸어']);
    expect(said.silenced).toBe(silenced + 2);
    // The one that was broken off ends, which begins nothing.
    voices[1]?.onend?.();
    expect(voices).toHaveLength(3);
  });
});

describe('a device', () => {
  it('sounds only after a press, and not where sound is off', async () => {
    const said = device();
    const { signal, wakeSignals } = await fresh();
    signal('step', { ...NOTHING, sound: true }, '');
    wakeSignals(NOTHING);
    signal('step', { ...NOTHING, sound: true }, '');
    expect(said.tones).toEqual([]);
  });
  it('that can do nothing of it stays silent', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {});
    const { answerPress, canShake, canSound, signal, wakeSignals } = await fresh();
    const { canSpeak } = await import('./speech.ts');
    expect([canSound(), canShake(), canSpeak()]).toEqual([false, false, false]);
    wakeSignals(ALL);
    signal('step', ALL, '1차 붓기');
    answerPress(ALL);
  });
  it('without a way to sound shakes and speaks all the same', async () => {
    const said = device();
    class AudioContext {
      constructor() {
        throw new Error('no device');
      }
    }
    vi.stubGlobal('AudioContext', AudioContext);
    const { signal, wakeSignals } = await fresh();
    wakeSignals(ALL);
    signal('step', ALL, '1차 붓기');
    expect(said).toEqual({ tones: [], shakes: [[180, 80, 180]], words: ['ko-KR: 1차 붓기'], silenced: 1 });
  });
  it('answers a press where it may shake', async () => {
    const said = device();
    const { answerPress } = await fresh();
    answerPress(NOTHING);
    answerPress(ALL);
    expect(said.shakes).toEqual([30]);
  });
});
