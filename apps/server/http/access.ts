import { type Action, type Actor, GUEST, isOrgKind, mayEver, type Screen, type SiteRole } from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteFacts } from './event.ts';
import { Refusal } from './refusal.ts';

/** Who may call a route: whoever may do one of the actions of a screen, or a set of site roles. */
export type RouteAccess =
  | { readonly screen: Screen; readonly actions: readonly Action[] }
  | { readonly roles: readonly SiteRole[] };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** A GET that changes something and so must come from our own pages. */
    changesState?: boolean;
    /** May be called while a one-time password still has to be changed. */
    evenWithOneTimePassword?: boolean;
  }
  interface FastifyRequest {
    actor: Actor;
    mustChangePass: boolean;
  }
}

export interface SignedIn {
  readonly actor: Actor;
  readonly mustChangePass: boolean;
  /** What the log calls their session. */
  readonly session: string;
}

/** Finds who sent a request; null when nobody is signed in. */
export type WhoIs = (request: FastifyRequest) => Promise<SignedIn | null>;

/** Lets a request through only when the route's rule says so. A route of the API without a rule stops the start. */
export function guardAccess(app: FastifyInstance, whoIs: WhoIs): void {
  app.decorateRequest('actor', { getter: () => GUEST });
  app.decorateRequest('mustChangePass', false);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.access) throw new Error(`${url}: a route needs an access rule`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, evenWithOneTimePassword } = request.routeOptions.config;
    if (!access) return;
    const signedIn = await whoIs(request);
    if (signedIn) noteFacts(request, { user_seq: signedIn.actor.user_seq, session: signedIn.session });
    if (!isMeant(request, signedIn)) throw new Refusal(401, 'noauth_text');
    const actor = signedIn?.actor ?? GUEST;
    Object.defineProperty(request, 'actor', { value: actor });
    request.mustChangePass = signedIn?.mustChangePass ?? false;
    if (request.mustChangePass && !evenWithOneTimePassword) throw new Refusal(403, 'password_change_required');
    if (!isAllowed(actor, access))
      throw actor.user_seq === null ? new Refusal(401, 'noauth_text') : new Refusal(403, 'nopermission_text');
  });
}

/** Whether somebody may call a route at all. Which role they have in an organisation is asked with the work itself. */
function isAllowed(actor: Actor, access: RouteAccess): boolean {
  if (!('screen' in access)) return access.roles.includes(actor.user_type);
  if (isOrgKind(access.screen.entity.scope)) return actor.user_seq !== null;
  return access.actions.some((action) => mayEver(actor, access.screen, action));
}

/**
 * Whether the session is that of the person whom the page was opened for. Somebody else may have signed in in another
 * tab since; what the first one typed is not for their account.
 */
function isMeant({ headers }: FastifyRequest, signedIn: SignedIn | null): boolean {
  const meant = headers['x-hanjan-user'];
  return meant === undefined || meant === String(signedIn?.actor.user_seq);
}
