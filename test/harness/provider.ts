import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';
import { PROVIDERS, type ProviderName, type ProviderSettings } from '../../apps/server/config_providers.ts';

/** A real provider of OpenID Connect on loopback, at which whoever types a name is the person of that name. */
export interface TestProvider {
  readonly issuer: string;
  /** How the product is set up for it. */
  settings(name: ProviderName, change?: Partial<ProviderSettings>): ProviderSettings;
  /** A token that is signed with its key, unless another one is given; what is undefined is not in it. */
  token(claims: Claimed, by?: { key?: Key | Uint8Array; alg?: string; kid?: string }): Promise<string>;
  /** Its public key, as everybody reads it. */
  publicKey(): JWK;
  /** Answers the token that this makes of the claims of the one that it would answer. */
  forge: Forger | null;
  /** Signs with another key from now on, and shows that one alone. */
  rotate(): Promise<void>;
  /** What it does with every request: answers, says nothing, leads elsewhere, or breaks. */
  mood: 'well' | 'slow' | 'leads' | 'broken';
  /** Whose tokens were revoked, one after the other. */
  readonly revoked: string[];
  stop(): Promise<void>;
}

/** Makes a token of what a good one would say. */
export type Forger = (claims: JWTPayload) => Promise<string>;

/** What a token says, or leaves out. */
export type Claimed = Readonly<Record<string, unknown>>;

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

interface Options {
  /** Where it comes back to, for each provider that it stands for. */
  readonly origin: string;
  readonly port?: number;
  /** The public key that secrets are signed with which are none to be kept. */
  readonly secretKey?: CryptoKey;
}

export const CLIENT_SECRET = 'a secret of the client that is long enough';

/** Starts one. */
export async function startProvider({ origin, port = 0, secretKey }: Options): Promise<TestProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = Object.keys(PROVIDERS) as ProviderName[];
  const clients = names.map((name) => clientOf(name, origin));
  let signing = await newKey();

  const open = () => {
    const provider = new Provider(issuer, { ...configuration, clients, jwks: { keys: [signing.jwk] } });
    if (secretKey) {
      // Apple takes no secret that is kept, but one that is signed anew.
      provider.Client.prototype.compareClientSecret = async (actual: string) => {
        const { protectedHeader } = await jwtVerify(actual, secretKey, {
          ...{
            issuer: 'TEAM',
            subject: 'client-apple',
            audience: issuer,
            algorithms: ['ES256'],
            maxTokenAge: '180 days',
          },
        });
        return protectedHeader.kid === 'KEY';
      };
    }
    provider.use(async (ctx, next) => {
      await next();
      const { id_token } = (ctx.body ?? {}) as { id_token?: string };
      if (provided.forge && id_token) ctx.body = { ...ctx.body, id_token: await provided.forge(decodeJwt(id_token)) };
    });
    provider.on('refresh_token.destroyed', ({ accountId }) => provided.revoked.push(accountId ?? ''));
    const answer = provider.callback();
    handle = (request, response) => {
      if (provided.mood === 'slow') return;
      if (provided.mood === 'broken') return void response.writeHead(500).end('{}');
      if (provided.mood === 'leads') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      if (request.url?.startsWith('/interaction/')) return void interact(provider, request, response);
      answer(request, response);
    };
  };
  const provided: TestProvider = {
    issuer,
    mood: 'well',
    forge: null,
    revoked: [],
    settings: (name, change) => ({
      name,
      label: name === 'oidc' ? '동네 로그인' : null,
      code: PROVIDERS[name].code,
      issuer,
      clientId: `client-${name}`,
      secret: CLIENT_SECRET,
      appIds: [`app-${name}`],
      scope: PROVIDERS[name].scope,
      alg: 'RS256',
      hasNonce: true,
      postsForm: false,
      hearsEnd: false,
      ...change,
    }),
    async token(claims, { key, alg = 'RS256', kid = signing.jwk.kid } = {}) {
      const by = key ?? (await importJWK(signing.jwk, alg));
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: 'client-google', sub: 'haneul', iat: now, exp: now + 300, jti: randomUUID() };
      const all = Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined);
      return new SignJWT(Object.fromEntries(all)).setProtectedHeader({ alg, ...(kid && { kid }) }).sign(by);
    },
    publicKey: () =>
      Object.fromEntries(['kty', 'n', 'e', 'kid'].map((name) => [name, signing.jwk[name as 'n']])) as JWK,
    async rotate() {
      signing = await newKey();
      open();
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  open();
  return provided;
}

async function newKey(): Promise<{ jwk: JWK }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { jwk: { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}

const clientOf = (name: ProviderName, origin: string): ClientMetadata => ({
  client_id: `client-${name}`,
  client_secret: CLIENT_SECRET,
  // The second one is none of ours.
  redirect_uris: ['', '/elsewhere'].map((more) => `${origin}/api/sign/callback/${name}${more}`),
  response_types: ['code'],
  grant_types: name === 'apple' ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'RS256',
});

const configuration: Configuration = {
  cookies: { keys: ['of tests alone'] },
  scopes: ['openid', 'profile', 'name'],
  claims: { auth_time: null, openid: ['sub'], profile: ['name'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true }, revocation: { enabled: true } },
  // Apple gives one to everybody, without being asked.
  issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, name: nameOf(sub) }) }),
  // Nobody is asked what we may know of them.
  async loadExistingGrant(ctx) {
    const { session, client, provider, params } = ctx.oidc;
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: client?.clientId ?? '' });
    grant.addOIDCScope(String(params?.scope));
    await grant.save();
    return grant;
  },
};

/** What somebody is called who types this name. */
export const nameOf = (login: string): string => `${login} 님`;

/** The page of the provider: a name, and a way out. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="ko"><title>Provider</title><form method="post">
      <label>이름 <input name="login"></label><button>로그인</button><button name="cancel" value="yes">취소</button></form>`);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const typed = new URLSearchParams(Buffer.concat(chunks).toString());
  const result = typed.has('cancel')
    ? { error: 'access_denied', error_description: 'cancelled' }
    : { login: { accountId: typed.get('login') ?? '' } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** What a browser brings back from a provider: the address that it is led to, or the form that it posts there. */
export interface Brought {
  readonly address: URL;
  readonly form: URLSearchParams | null;
}

/** A browser at a provider, which remembers it as a browser would. */
export function visitor(): { go(url: string, login: string | null): Promise<Brought> } {
  const jar = new Map<string, string>();
  const ask = async (url: URL, body?: URLSearchParams) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  return {
    async go(start, login) {
      let url = new URL(start);
      let response = await ask(url);
      for (let step = 0; step < 8; step++) {
        const to = response.headers.get('location');
        if (to) {
          url = new URL(to, url);
          if (url.pathname.startsWith('/api/sign/callback/')) return { address: url, form: null };
          response = await ask(url);
          continue;
        }
        const html = await response.text();
        const [, action] = /<form[^>]* action="([^"]*callback[^"]*)"/.exec(html) ?? [];
        if (action) {
          const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
          return {
            address: new URL(action),
            form: new URLSearchParams([...inputs].map(([, n = '', v = '']) => [n, v])),
          };
        }
        if (!url.pathname.startsWith('/interaction/')) throw new Error(`${response.status} at ${url}: ${html}`);
        response = await ask(url, new URLSearchParams(login === null ? { cancel: 'yes' } : { login }));
      }
      throw new Error(`led nowhere from ${start}`);
    },
  };
}
