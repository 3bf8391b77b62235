const NAME = 'hanjan.brew.voice';
let isHeld = false;
/** What this tab asked for last; whatever it asked before is given up. */
let asked: AbortController | null = null;

/** Makes this tab announce the steps of a brew as soon as no other one does. */
export function awaitVoice(): void {
  if (!asked) ask('wait');
}

/** Makes this tab the one that announces them: of several that show the brew, the one that was pressed last. */
export function takeVoice(): void {
  if (isHeld) return;
  // What is announced by this very press need not wait for the answer.
  isHeld = true;
  ask('steal');
}

/** Whether this tab announces them. */
export const hasVoice = (): boolean => isHeld;

function ask(how: 'wait' | 'steal'): void {
  asked?.abort();
  const mine = new AbortController();
  asked = mine;
  const hold = () => {
    if (asked !== mine) return undefined;
    isHeld = true;
    return new Promise(() => undefined);
  };
  const lose = ({ name }: DOMException) => {
    if (asked !== mine) return;
    // Where locks are refused nobody knows of other tabs.
    isHeld = name !== 'AbortError';
    if (!isHeld) ask('wait');
  };
  const options = how === 'steal' ? { steal: true } : { signal: mine.signal };
  if (navigator.locks) navigator.locks.request(NAME, options, hold).catch(lose);
  else isHeld = true;
}
