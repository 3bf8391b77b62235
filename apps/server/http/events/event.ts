import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../refusal.ts';
import { subnetOf } from '../subnet.ts';
import { recentEvents } from './recent.ts';

/** The events of security in the log. `docs/operations.md` says of each when it is written and with what. */
export const EVENT_KINDS = [
  'sign_in',
  'sign_again',
  'sign_up',
  'sign_out',
  'password_change',
  'factor',
  'one_time_password',
  'sessions_ended',
  'access',
  'limit',
  'input',
  'cross_site',
  'admin_edit',
  'export',
  'import',
  'demo_fill',
  'demo_remove',
  'backup',
  'restore',
  'account',
  'account_edit',
  'provider_edit',
  'token',
  'account_delete',
  'recover_asked',
  'recover',
  'email_verified',
  'mail',
  'first_admin',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** How it went: done, not allowed, sent away for a while, not accepted, failed by a fault of ours, broken off by the client. */
export type Outcome = 'ok' | 'denied' | 'waited' | 'refused' | 'failed' | 'cut';

/** Who, from where and at what, as far as it is known. Nothing that was typed, and nothing that opens anything. */
export interface EventFacts {
  /** The person who acts, or whom somebody tries to be. */
  readonly user_seq?: number | null;
  readonly subnet?: string | null;
  /** The name of the session in the log, which opens and finds nothing. */
  readonly session?: string | null;
  /** The pattern of the route, or what else was acted on. */
  readonly target?: string | null;
}

/** One line of one shape, whatever happened. */
export const eventLine = (
  event: EventKind,
  outcome: Outcome,
  { user_seq = null, subnet = null, session = null, target = null }: EventFacts,
) => ({ event, outcome, user_seq, subnet, session, target });

/** Logs an event at once. Most calls need not: that of a route with `config.event` is logged when it is answered. */
export function tellEvent(log: FastifyBaseLogger, event: EventKind, outcome: Outcome, facts: EventFacts): void {
  const line = eventLine(event, outcome, facts);
  log.info(line, 'event');
  recentEvents.add({ ...line, at: Date.now() });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route is in the log of events, however it ends. */
    event?: EventKind;
  }
  interface FastifyRequest {
    /** What the log of events may say of it: facts, the kind of event, and the refusal that it was answered with. */
    noted?: { facts: EventFacts; refusal?: Refusal; event?: EventKind };
  }
}

/** Adds what is known of a request to the event that it may become. */
export function noteFacts(request: FastifyRequest, facts: EventFacts): void {
  const { noted } = request;
  request.noted = { ...noted, facts: { ...noted?.facts, ...facts } };
}

/** Says what a call is in the log that may be one thing or another. */
export function noteEvent(request: FastifyRequest, event: EventKind): void {
  request.noted = { facts: {}, ...request.noted, event };
}

/** Remembers with what a request is refused, also where it is not answered so because a browser is led on. */
export function noteRefusal(request: FastifyRequest, refusal: Refusal): void {
  request.noted = { facts: {}, ...request.noted, refusal };
}

/** Logs one event for each answer that is worth one: of its route, or of why it was refused. */
export function tellEvents(app: FastifyInstance): void {
  app.decorateRequest('noted');
  app.addHook('onResponse', (request, reply, done) => {
    tellEventOf(request, reply);
    done();
  });
}

/** The event of an answered request, if it is one. */
function tellEventOf(request: FastifyRequest, reply: FastifyReply): void {
  const { facts, refusal, event } = request.noted ?? {};
  const { url: target = null, config } = request.routeOptions;
  const kind = (refusal && hostileKind(refusal)) ?? event ?? config.event ?? (refusal && kindOfStatus(refusal));
  if (!kind) return;
  const status = refusal?.status ?? reply.statusCode;
  const outcome = reply.raw.writableFinished ? outcomeOf(status) : 'cut';
  tellEvent(request.log, kind, outcome, { subnet: subnetOf(request.ip), target, ...facts });
}

/** Refusals that no page of ours brings about. */
const HOSTILE = new Set(['bad_json', 'bad_media_type', 'too_large', 'too_complex']);

/** What a refusal of hostile input is, whatever was asked for. */
function hostileKind({ code, details }: Refusal): EventKind | undefined {
  if (code === 'cross_site') return 'cross_site';
  return details.isHostile || HOSTILE.has(code) ? 'input' : undefined;
}

/** What a refusal is where the route has no event of its own. */
function kindOfStatus({ status }: Refusal): EventKind | undefined {
  if (status === 401 || status === 403) return 'access';
  return status === 429 ? 'limit' : undefined;
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok';
  if (status === 401 || status === 403) return 'denied';
  if (status === 429) return 'waited';
  return status < 500 ? 'refused' : 'failed';
}
