import { type Action, type Actor, GUEST, isOrgKind, mayEver, type Screen, type SiteRole } from '@hanjan/core';
import { MUST_AGREE } from '@hanjan/model/account/privacy.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { noteFacts } from './events/event.ts';
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
    /** The origin of another site that has browsers post to it, if there is one. */
    postedFrom?: (request: FastifyRequest) => string | undefined;
    /** May be called while a one-time password still has to be changed. */
    evenWithOneTimePassword?: boolean;
    /** May be called while the account waits to be deleted; so may what is open with a one-time password. */
    evenWhileLeaving?: boolean;
    /** May be called before the privacy policy of now was agreed to; so may what is open with a one-time password. */
    evenWithoutConsent?: boolean;
    /** May be called by an administrator who has to add a second factor first; so may what is open with a one-time password. */
    evenWithoutFactor?: boolean;
    /** Is for whoever has proved just now who they are. */
    needsFresh?: boolean;
  }
  interface FastifyRequest {
    actor: Actor;
    mustChangePass: boolean;
    /** The session that it came with. */
    session: SessionFacts | null;
  }
}

/** A session as calls need to know it. */
export interface SessionFacts {
  readonly seq: number;
  /** What the log calls it. */
  readonly name: string;
  /** Its person has proved just now who they are. */
  readonly isFresh: boolean;
}

export interface SignedIn {
  readonly actor: Actor;
  readonly mustChangePass: boolean;
  /** Their account waits to be deleted. */
  readonly isLeaving: boolean;
  /** The privacy policy is newer than the one they agreed to. */
  readonly mustAgree: boolean;
  /** They have to add a second factor before anything else. */
  readonly lacksFactor: boolean;
  readonly session: SessionFacts;
}

/** Finds who sent a request; null when nobody is signed in. */
export type WhoIs = (request: FastifyRequest) => Promise<SignedIn | null>;

/** Lets a request through only when the route's rule says so. A route of the API without a rule stops the start. */
export function guardAccess(app: FastifyInstance, whoIs: WhoIs): void {
  app.decorateRequest('actor', { getter: () => GUEST });
  app.decorateRequest('mustChangePass', false);
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.access) throw new Error(`${url}: a route needs an access rule`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, needsFresh, ...config } = request.routeOptions.config;
    if (!access) return;
    const signedIn = await whoIs(request);
    if (signedIn) noteFacts(request, { user_seq: signedIn.actor.user_seq, session: signedIn.session.name });
    if (!isMeant(request, signedIn)) throw new Refusal(401, 'noauth_text');
    const actor = signedIn?.actor ?? GUEST;
    Object.defineProperty(request, 'actor', { value: actor });
    request.mustChangePass = signedIn?.mustChangePass ?? false;
    request.session = signedIn?.session ?? null;
    if (signedIn) refuseUnready(signedIn, config);
    if (!isAllowed(actor, access))
      throw actor.user_seq === null ? new Refusal(401, 'noauth_text') : new Refusal(403, 'nopermission_text');
    if (needsFresh) refuseStale(request);
  });
}

/** Refuses what somebody may do only after something else that their account waits for. */
function refuseUnready(
  { mustChangePass, isLeaving, mustAgree, lacksFactor }: SignedIn,
  { evenWithOneTimePassword, evenWhileLeaving, evenWithoutConsent, evenWithoutFactor }: FastifyContextConfig,
): void {
  if (evenWithOneTimePassword) return;
  if (mustChangePass) throw new Refusal(403, 'password_change_required');
  if (isLeaving && !evenWhileLeaving) throw new Refusal(403, 'account_leaving');
  // Whoever leaves is asked for nothing any more.
  if (mustAgree && !isLeaving && !evenWithoutConsent) throw new Refusal(403, MUST_AGREE);
  if (lacksFactor && !evenWithoutFactor) throw new Refusal(403, 'factor_required');
}

/** Refuses whoever has not proved just now who they are: they are asked once more, and the same call is sent again. */
export function refuseStale({ session }: FastifyRequest): void {
  if (!session?.isFresh) throw new Refusal(403, 'fresh_required');
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
