/** What is waited for only after something else, whose failure is the one to report. */
export function heardLater<P extends Promise<unknown> | undefined>(promise: P): P {
  promise?.catch(() => undefined);
  return promise;
}
