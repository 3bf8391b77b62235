import type { FastifyHelmetOptions } from '@fastify/helmet';

const YEAR_S = 31_536_000;

interface Site {
  readonly origin: string;
  readonly adUrl: string | undefined;
  readonly hasSecureSubdomains: boolean;
}

/** Everything only from ourselves, but for the frame of advertising; nothing inline, neither scripts nor styles. */
export function securityHeaders({ origin, adUrl, hasSecureSubdomains }: Site): FastifyHelmetOptions {
  const own = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: own,
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

/** The headers of an answer to bytes that are no request, which is written past Fastify. */
export const BARE_HEADERS = [
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy: same-origin',
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: SAMEORIGIN',
];
