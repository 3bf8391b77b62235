import { BackupFault, databaseReason, OutcomeUnknown } from '../backup/fault.ts';
import { ConfigFault } from '../config_fault.ts';
import { EmbeddedFault } from '../db/embedded/fault.ts';
import { say } from '../progress.ts';

/**
 * Runs a command of the operator to its end; a signal stops it. What went wrong is reported in one line, which `ending`
 * follows unless the outcome is not known.
 */
export async function command(work: (signal: AbortSignal) => Promise<void>, ending = ''): Promise<never> {
  const asked = new AbortController();
  const stop = () => {
    if (!asked.signal.aborted) say('Stopping.');
    asked.abort();
  };
  // A closed terminal must not end the work half way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The starting script is connected to us; when it is killed, we stop too.
  if (process.connected) process.on('disconnect', stop);
  try {
    await work(asked.signal);
    process.exit(0);
  } catch (error) {
    const line =
      error instanceof OutcomeUnknown ? error.message : `${tell(error, asked.signal.aborted)} ${ending}`.trim();
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/** Faults that people can mend are one line; anything else is ours and keeps its stack. */
function tell(error: unknown, isStopped: boolean): string {
  if (isStopped) return 'Stopped.';
  if ([BackupFault, ConfigFault, EmbeddedFault].some((kind) => error instanceof kind)) return (error as Error).message;
  return databaseReason(error) ?? (error as Error).stack ?? String(error);
}
