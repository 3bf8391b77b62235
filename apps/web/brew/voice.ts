const NAME = 'hanjan.brew.voice';
let isHeld = true;
let isAsked = false;

/** Has this tab be the one that tells the steps of a brew: of several that show it, the one that was pressed last. */
export function takeVoice(): void {
  if ((isHeld && isAsked) || !navigator.locks) return;
  isHeld = true;
  isAsked = true;
  navigator.locks
    .request(NAME, { steal: true }, () => new Promise(() => undefined))
    .catch(() => {
      // Another tab took it.
      isHeld = false;
    });
}

/** Whether this tab tells them. One that nobody pressed yet does where no other was pressed. */
export const hasVoice = (): boolean => isHeld;
