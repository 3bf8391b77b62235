import type { Answer } from '../../base/api/call.ts';

const PAUSE_MS = 3_000;

interface Waiting {
  /** The refusal that goes away by itself: other work has to end first. */
  readonly code: string;
  readonly tries: number;
  readonly stop: AbortSignal;
  onWait?(): void;
}

/** Sends something again while the server is busy with other files, also with one of the same person that broke off. */
export async function patiently<T>(
  send: () => Promise<Answer<T>>,
  { code, tries, stop, onWait }: Waiting,
): Promise<Answer<T>> {
  for (let nth = 1; ; nth++) {
    const answer = await send();
    if (answer.code !== code || nth === tries) return answer;
    onWait?.();
    await pause(stop);
    if (stop.aborted) return answer;
  }
}

const pause = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
