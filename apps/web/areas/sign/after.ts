import type { FactorWay } from '@hanjan/model/account/factor.ts';
import { withNext } from '../../base/router/next.ts';
import { isBareAdmin } from '../../base/session/admin_factor.ts';
import { isReady } from '../../base/session/person.ts';
import { currentPerson } from '../../base/session/session.ts';

/**
 * Where a sign-in leads: to where the person was going. An administrator without a second factor is asked for one before,
 * and so is whoever has just used up a recovery code.
 */
export function placeAfter(next: string | null, way?: FactorWay): string {
  const person = currentPerson();
  const isAsked = way === 'recovery' || (person !== null && isBareAdmin(person));
  // Whoever has to choose a password, or to agree to something, does that first.
  if (!isAsked || (person && !isReady(person))) return next ?? '/';
  const page = withNext('/user/factor', next);
  return way === 'recovery' ? `${page}${next ? '&' : '?'}recovered` : page;
}
