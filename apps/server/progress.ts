/** When a step that takes long says so first, and how often at last. */
const [soon, seldom] = [2_000, 10_000];

/** Writes one line for people to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what is being done, does it, and shows passing seconds (and how far it is) while it takes long. */
export async function step<T>(what: string, work: () => Promise<T>, howFar = () => ''): Promise<T> {
  say(what);
  const began = Date.now();
  let pause = soon;
  const tell = () => {
    say([`  … ${Math.round((Date.now() - began) / 1000)} s`, howFar()].filter(Boolean).join(', '));
    pause = Math.min(pause * 2, seldom);
    timer = setTimeout(tell, pause);
  };
  let timer = setTimeout(tell, pause);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
