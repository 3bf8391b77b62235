/** A function that waits until it has not been called for a while. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Does at once what is waiting, if anything is. */
  flush(): void;
  /** Forgets what is waiting. */
  cancel(): void;
}

/** Does the work of the last call once no other has come for a while. */
export function debounced<Args extends readonly unknown[]>(work: (...args: Args) => void, ms: number): Debounced<Args> {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly args: Args } | undefined;
  const cancel = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting?.args;
    cancel();
    if (args) work(...args);
  };
  const call = (...args: Args) => {
    cancel();
    waiting = { timer: setTimeout(flush, ms), args };
  };
  return Object.assign(call, { flush, cancel });
}
