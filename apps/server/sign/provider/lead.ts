import { LOCALES, localeInfo, localeOf as localeOfPath, withoutLocale } from '@hanjan/model/messages/locales.ts';
import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../http/texts.ts';

/** The page to sign in at, in the language that a browser asks for. */
export function signInPage({ headers }: FastifyRequest): string {
  const locale = localeOf(headers['accept-language']);
  return `${LOCALES.find(({ id }) => id === locale)?.prefix ?? ''}/user/signin`;
}

/** The page where somebody new agrees, in the language of the page that they came from. */
export const consentPage = (from: string): string => `${localeInfo(localeOfPath(from)).prefix}/user/consent`;

/** The page that asks for the second factor, in the language of the page that they came from; `next` comes after it. */
export const factorPage = (from: string, next: string): string =>
  `${localeInfo(localeOfPath(from)).prefix}/user/signin?${new URLSearchParams({ step: 'factor', next: withoutLocale(next) })}`;

/** A page that says something to whoever comes back to it: the key of a text of its own. */
export function backTo(page: string, said: string): string {
  const url = new URL(page, 'http://localhost');
  url.searchParams.set('said', said);
  return url.pathname + url.search;
}
