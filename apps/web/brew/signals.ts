/** How a brew tells its steps to those who do not look: each only where the person allows it. */
export interface SignalChoice {
  readonly sound: boolean;
  readonly shake: boolean;
  readonly speech: boolean;
}

/** Makes what sounds, which browsers allow only right after a press. Nothing here throws. */
export function wakeSignals(_choice: SignalChoice): void {
  return undefined;
}

/** What is told: a step is about to come, it begins, the brew is over. */
export type Signal = 'soon' | 'step' | 'over';

/** Tells something by whatever is allowed; `words` is what is spoken. */
export function signal(_kind: Signal, _choice: SignalChoice, _words: string): void {
  return undefined;
}
