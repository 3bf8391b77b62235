import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

const YEAR_S = 31_536_000;

interface Site {
  readonly origin: string;
  readonly adUrl: string | undefined;
  readonly hasSecureSubdomains: boolean;
  /** The scripts that stand in the page itself. */
  readonly inlineScripts: readonly string[];
}

/** The headers of every answer by which browsers keep to what is ours. They are the same for all, so they are made once. */
export function securityHeaders(site: Site): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(rules(site))({} as IncomingMessage, answer as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}

/** Everything only from ourselves, but for the frame of advertising; nothing inline but the page's own scripts, by their content. */
function rules({ origin, adUrl, hasSecureSubdomains, inlineScripts }: Site): HelmetOptions {
  const own = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: [...own, ...inlineScripts.map(hashOf)],
        styleSrc: own,
        imgSrc: own,
        fontSrc: own,
        connectSrc: own,
        manifestSrc: own,
        objectSrc: none,
        ...(adUrl && { frameSrc: [new URL(adUrl).origin] }),
        baseUri: none,
        formAction: own,
        frameAncestors: none,
      },
    },
    hsts: origin.startsWith('https:') ? { maxAge: YEAR_S, includeSubDomains: hasSecureSubdomains } : false,
    crossOriginEmbedderPolicy: false,
  };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The headers of an answer to bytes that are no request, which is written past Fastify. */
export const BARE_HEADERS = [
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy: same-origin',
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: SAMEORIGIN',
];
