import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventFacts, type EventKind, eventLine, type Outcome } from '../http/events/event.ts';

/**
 * Writes an event of a command, or of the start, as a line into `HANJAN_DATA/events.log`: what a command writes to the
 * terminal is gone when it is closed. Where there is no such directory, which a database of one's own does not need, the
 * line goes to standard error.
 */
export function keepEvent(dataDir: string, event: EventKind, outcome: Outcome, facts: EventFacts = {}): void {
  const line = `${JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, ...eventLine(event, outcome, facts), msg: 'event' })}\n`;
  try {
    appendFileSync(join(dataDir, 'events.log'), line, { mode: 0o600 });
  } catch {
    process.stderr.write(line);
  }
}
