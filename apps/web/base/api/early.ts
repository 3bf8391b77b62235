import { type Answer, answerOf } from './call.ts';

declare global {
  interface Window {
    /** The question who uses the page, as `boot.js` asked it before any other script was there. */
    hanjanUser?: Promise<Response> | undefined;
  }
}

/** The answer to what the page asked before its scripts were there; null when there is none, and from the second time on. */
export async function earlyAnswer<T>(): Promise<Answer<T> | null> {
  const asked = window.hanjanUser;
  window.hanjanUser = undefined;
  const response = await asked?.catch(() => null);
  return response ? answerOf<T>(response) : null;
}
