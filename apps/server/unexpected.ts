import { describeFailure } from './http/log.ts';

/** An error that nobody caught ends the process, because nothing is known of its state; the log tells of which it died. */
export function endOnUnexpected(): void {
  process.on('uncaughtException', (error: unknown, origin) => {
    const err = error instanceof Error ? describeFailure(error) : { type: typeof error };
    const line = { level: 60, time: Date.now(), pid: process.pid, origin, err, msg: 'an unexpected error ends Hanjan' };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  });
}
