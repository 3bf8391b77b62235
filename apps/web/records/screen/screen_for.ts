import { type Actor, type Screen, seenBy } from '@hanjan/core';
import { screenIn } from '../../base/api/org_call.ts';

/** A screen as an actor sees it, in an organisation or in none. */
export const screenFor = (actor: Actor, screen: Screen, auth_seq: number | null): Screen =>
  seenBy(actor, auth_seq === null ? screen : screenIn(screen, auth_seq));
