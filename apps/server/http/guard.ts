import { hasMarkRun } from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const MAX_DEPTH = 32;
const MAX_KEYS = 5_000;
const MAX_ITEMS = 1_000;

/**
 * Refuses what is too deep or too wide, texts that no database keeps as they are, and those that take long to compose,
 * before anything reads them.
 */
export function guardInput(app: FastifyInstance): void {
  app.addHook('preValidation', ({ query, body, url, routeOptions }, _reply, done) => {
    // The address of a page is read by the page alone, which makes the best of it.
    if (routeOptions.url?.startsWith('/api/') !== false) {
      refuseBadEscapes(url);
      refuseBadValues(query, body);
    }
    done();
  });
}

/** Refuses values that are too deep or too wide together, or hold texts that cannot be stored. */
export function refuseBadValues(...values: readonly unknown[]): void {
  let keys = 0;
  const visit = (value: unknown, depth: number, field: string): void => {
    if (typeof value === 'string') refuseBadText(value, field);
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    keys += entries.length;
    if (depth >= MAX_DEPTH || keys > MAX_KEYS || (Array.isArray(value) && value.length > MAX_ITEMS)) {
      throw new Refusal(400, 'too_complex');
    }
    for (const [key, inner] of entries) {
      refuseBadText(key, field || 'body');
      visit(inner, depth + 1, field || key);
    }
  };
  for (const value of values) visit(value, 0, '');
}

/** What is escaped in an address must be UTF-8; otherwise it would be read as other signs than were sent. */
function refuseBadEscapes(url: string): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Refusal(400, 'bad_request', { isHostile: true });
  }
}

function refuseBadText(text: string, name: string): void {
  const isStorable = !text.includes('\u0000') && text.isWellFormed();
  if (isStorable && !hasMarkRun(text)) return;
  const key = isStorable ? 'field_marks' : 'field_text';
  throw new Refusal(400, 'validation_error', { fields: [{ name, key, args: {} }], isHostile: true });
}

const READS = new Set(['GET', 'OPTIONS']);
const OURS = new Set(['same-origin', 'none']);

/** The token that a client without a browser sends; no page can make a browser send it to another site. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Refuses whatever another site makes a browser send. A state change must come from our own pages; a client without a
 * browser proves itself by its token, which then is the only thing that says who it is.
 */
export function refuseCrossSite(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', (request, _reply, done) =>
    done(isOurs(request, origin) ? undefined : new Refusal(403, 'cross_site')),
  );
}

function isOurs(request: FastifyRequest, origin: string): boolean {
  const { method, headers, routeOptions } = request;
  const changes = !READS.has(method) || routeOptions.config.changesState === true;
  if (!changes || bearerOf(request) !== undefined) return true;
  if (headers.origin !== undefined && headers.origin === routeOptions.config.postedFrom?.(request)) return true;
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' ? OURS.has(site) : headers.origin === origin;
}
