import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 250;
const PATIENCE_MS = 20_000;
/** So much of the processors must lie idle. */
const IDLE = 0.85;

/** Waits until nobody else is at work on the machine; not for ever, because on some machines somebody always is. */
export async function quietMoment(): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const before = processorTimes();
    await wait(LOOK_MS);
    const after = processorTimes();
    if (after.idle - before.idle > IDLE * (after.all - before.all)) return;
  }
}

function processorTimes(): { idle: number; all: number } {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (of: (one: (typeof times)[number]) => number) => times.reduce((total, one) => total + of(one), 0);
  return { idle: sum(({ idle }) => idle), all: sum((one) => one.user + one.nice + one.sys + one.irq + one.idle) };
}
