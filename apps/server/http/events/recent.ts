import type { EventFacts, EventKind, Outcome } from './event.ts';

/** An event of security with when it was. */
export interface RecentEvent extends Omit<Required<EventFacts>, 'session'> {
  readonly at: number;
  readonly event: EventKind;
  readonly outcome: Outcome;
}

const DAY_MS = 86_400_000;
/** A flood of refusals pushes the oldest out, not the memory up. */
const MOST = 2_000;

/** Remembers the newest events of this process for a day, so that the administrator's desk shows them. */
export function rememberEvents(most = MOST) {
  let events: RecentEvent[] = [];
  return {
    add(event: RecentEvent): void {
      events.push(event);
      if (events.length > 2 * most) events = events.slice(-most);
    },
    /** The newest one first. */
    ofTheDay: (now = Date.now()): RecentEvent[] =>
      events
        .slice(-most)
        .filter(({ at }) => now - at < DAY_MS)
        .reverse(),
  };
}

export const recentEvents = rememberEvents();
