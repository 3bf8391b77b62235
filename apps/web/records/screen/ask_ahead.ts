import { type Action, type Actor, isOrgKind, may, type Screen } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { lacksFactor } from '../../base/session/admin_factor.ts';
import { whenOrgsKnown } from '../../base/session/org.ts';
import { isReady } from '../../base/session/person.ts';
import { currentActor, currentPerson, whenKnown } from '../../base/session/session.ts';
import { loadDefinitions } from '../catalogue.ts';
import { clientOf } from '../lookup/clients.ts';
import { screenFor } from './screen_for.ts';

/**
 * Asks for what a page begins with that lists or reads records of a screen, once that is defined and it is known whose,
 * while views and texts are still on their way. `ask` begins nothing where the page has to find out first what it begins
 * with. What was asked for has to count as fresh for a while, so that the page does not ask again.
 */
export async function askFirst(
  name: string | undefined,
  ask: (client: QueryClient, screen: Screen, actor: Actor) => Promise<unknown> | undefined,
  action: Action = 'list',
): Promise<void> {
  const known = name && (await loadDefinitions(name));
  if (!known) return;
  const { scope } = known.entity;
  await whenKnown();
  if (isOrgKind(scope)) await whenOrgsKnown();
  const person = currentPerson();
  // Of some people something else is asked first.
  if (!person || !isReady(person) || lacksFactor(person)) return;
  const actor = currentActor();
  const auth_seq = (isOrgKind(scope) ? actor[scope]?.auth_seq : undefined) ?? null;
  const screen = screenFor(actor, known, auth_seq);
  if (may(actor, screen, action)) await ask(clientOf(actor.user_seq, auth_seq), screen, actor);
}
