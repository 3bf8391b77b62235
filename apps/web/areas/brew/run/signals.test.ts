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
    const { answerPress, canShake, canSound, canSpeak, signal, wakeSignals } = await fresh();
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
