import { whenIdle } from './idle.ts';

/** Waits until what is to be seen first is there. */
export const idle = (): Promise<void> => new Promise((ready) => whenIdle(ready));
