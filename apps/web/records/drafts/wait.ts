import type { Answer } from '@hanjan/core';

/** What keeps a record from being sent by itself; its writer decides. */
export interface Obstacle {
  /**
   * `refused`: the server said no; `role`: its writer no longer has the role in which it was written; `old`: it was sent
   * so long ago that the server would no longer know it again.
   */
  readonly why: 'refused' | 'role' | 'old';
  /** What the server said. */
  readonly answer?: Answer;
}

/** How a new record stands that is sent once the server can be reached. */
export interface Waiting {
  /** When it was saved here (ms): in this order they are sent. */
  readonly since: number;
  /** What its writer was in its organisation, or on the site. */
  readonly role: string;
  /** When it was sent first (ms), as long as no answer says whether it arrived. */
  readonly sent_at: number | null;
  /** How often it was sent in vain, and when it is sent again (ms). */
  readonly tries: number;
  readonly next_at: number;
  readonly obstacle: Obstacle | null;
}
