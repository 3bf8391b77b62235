/** How often a step that takes long says so. */
const every = 2_000;

/** Writes one line for people to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what is being done, does it, and shows passing seconds while it takes long. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  say(what);
  const began = Date.now();
  const timer = setInterval(() => say(`  … ${Math.round((Date.now() - began) / 1000)} s`), every);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
