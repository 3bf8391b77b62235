import { currentLocale } from '../../../base/texts/index.ts';

/** What is spoken of a brew: which of two it is, 0 of one alone, and the words. */
interface Said {
  readonly nth: number;
  readonly words: string;
}

const LANGUAGES = { ko: 'ko-KR', en: 'en-US' } as const;

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** What is being spoken. */
let spoken: { readonly nth: number; readonly voice: SpeechSynthesisUtterance } | null = null;
/** What is spoken after that, at most one of each brew. */
let waiting: readonly Said[] = [];

/** Speaks of a brew: what was being said of it is over by now, what is being said of another one is heard first. */
export function speak(words: string, nth: number): void {
  if (!words || !canSpeak()) return;
  waiting = waiting.filter((one) => one.nth !== nth);
  const isBusy = spoken !== null && spoken.nth !== nth && (speechSynthesis.speaking || speechSynthesis.pending);
  if (isBusy) waiting = [...waiting, { nth, words }];
  else say({ nth, words });
}

function say({ nth, words }: Said): void {
  const voice = new SpeechSynthesisUtterance(words);
  voice.lang = LANGUAGES[currentLocale()];
  const end = () => {
    // What was broken off ends too.
    if (spoken?.voice !== voice) return;
    spoken = null;
    const [next, ...rest] = waiting;
    waiting = rest;
    if (next) say(next);
  };
  voice.onend = end;
  voice.onerror = end;
  spoken = { nth, voice };
  speechSynthesis.cancel();
  speechSynthesis.speak(voice);
}
