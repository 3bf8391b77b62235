import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../http/refusal.ts';
import { nameFrom } from './name.ts';

const LONGEST = 16_384;

/**
 * Reads forms in the calls of a scope, where they are meant: everywhere else a page of another site could post one
 * without being asked whether it may.
 */
export function readForms(scope: FastifyInstance, isMeant: (request: FastifyRequest) => boolean): void {
  const options = { parseAs: 'string' as const, bodyLimit: LONGEST };
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (request, body, done) => {
    if (isMeant(request)) done(null, new URLSearchParams(body));
    else done(new Refusal(415, 'bad_media_type'));
  });
}

/** The answer of a provider as a page of ours hands it on. */
export function readAnswer(body: Readonly<Record<string, unknown>>): URLSearchParams {
  const { ux_mode = 'redirect' } = body;
  // A code that a window beside the page was given is bound to nothing that we began.
  if (ux_mode !== 'redirect') throw invalid([{ name: 'ux_mode', key: 'field_code', args: {} }]);
  const words = ['code', 'state', 'iss'].flatMap((name) =>
    typeof body[name] === 'string' ? [[name, body[name]]] : [],
  );
  return new URLSearchParams(words as [string, string][]);
}

/** The name that Apple sends beside the token the first time. Nobody has signed it: it is a suggestion and nothing else. */
export function suggestedName(answer: URLSearchParams): string {
  try {
    const { name } = JSON.parse(answer.get('user') ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } };
    const { firstName, lastName } = name ?? {};
    const given = [firstName, lastName].filter((part) => typeof part === 'string');
    const isKorean = /^\p{Script=Hangul}+$/u.test(given.join(''));
    return nameFrom(isKorean ? given.toReversed().join('') : given.join(' '));
  } catch {
    return '';
  }
}
