/** Answers for some ms what was found once, whoever asks; also that it could not be found. */
export function knownFor<T>(ms: number, find: () => Promise<T>): (now?: number) => Promise<T> {
  let known: Promise<T> | undefined;
  let until = 0;
  return (now = performance.now()) => {
    if (known === undefined || now >= until) {
      until = now + ms;
      known = find();
    }
    return known;
  };
}
