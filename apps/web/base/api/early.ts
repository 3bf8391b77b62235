import { type Answer, answerOf } from './call.ts';

/** What `boot.js` asked before any other script was there: who uses the page, and where they work. */
type Early = 'user' | 'orgs';

declare global {
  interface Window {
    hanjanEarly?: Partial<Record<Early, Promise<Response>>>;
  }
}

/**
 * The answer to what the page asked before its scripts were there: null when nobody responded, or when the server wants
 * to be asked again later. Undefined when nothing was asked, and from the second time on.
 */
export function earlyAnswer<T>(to: Early): Promise<Answer<T> | null> | undefined {
  const asked = window.hanjanEarly?.[to];
  delete window.hanjanEarly?.[to];
  return asked?.then(
    async (response) => {
      const answer = await answerOf<T>(response);
      return answer.code === 'rate_wait' ? null : answer;
    },
    () => null,
  );
}
