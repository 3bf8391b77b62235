import { createRemoteJWKSet } from 'jose';
import * as oidc from 'openid-client';
import type { ProviderName, ProviderSettings } from '../../config_providers.ts';
import { clientSecret } from './client_secret.ts';
import { away, told } from './fault.ts';
import { type Claims, type KeySet, readIdToken, type Wanted } from './id_token.ts';

/** How long a provider may take to answer each question. */
const PATIENCE_S = 5;
/** How long it is remembered where a provider takes its questions. */
const KNOWN_MS = 3_600_000;

/** What a sign-in under way is known by, all of it made anew for each. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What somebody is sent to a provider for besides: to prove just now that they are who they are. */
export interface AskOptions {
  readonly again: boolean;
}

/** A provider that may be asked who somebody is. */
export interface Provider {
  readonly settings: ProviderSettings;
  /** The address to send somebody to, who comes back to `/api/sign/callback/<name>`. Refuses with 503 while it is away. */
  ask(attempt: Attempt, options: AskOptions): Promise<URL>;
  /** What it says of whoever came back with these words. Refuses what is not the answer to this attempt. */
  hear(answer: URLSearchParams, attempt: Attempt, options: AskOptions): Promise<Answered>;
  /** What a token says that an app was given. Refuses what is not meant for us, and what was given long ago. */
  read(idToken: string): Promise<Claims>;
  /** Revokes a token that it gave, so that it knows of the end of an account. Refuses with 503 while it is away. */
  revoke(token: string): Promise<void>;
}

/** What a provider says of whoever came back, and the token that it wants revoked when their account ends. */
export interface Answered extends Claims {
  readonly revokeToken: string | null;
}

/** The providers that there are, by name. */
export type Providers = ReadonlyMap<string, Provider>;

/** Opens those that are set up; nothing is asked of them before somebody comes. */
export const openProviders = (all: readonly ProviderSettings[], origin: string): Providers =>
  new Map(all.map((settings) => [settings.name, openProvider(settings, origin)]));

/** The address that somebody comes back to; never the one that a request says it came to. */
export const callbackOf = (origin: string, name: ProviderName): string => `${origin}/api/sign/callback/${name}`;

function openProvider(settings: ProviderSettings, origin: string): Provider {
  const { issuer, clientId, appIds, alg, hasNonce, postsForm, hearsEnd } = settings;
  const redirect = callbackOf(origin, settings.name);
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  let known: { readonly server: oidc.ServerMetadata; readonly keys: KeySet; readonly at: number } | undefined;

  const look = async () => {
    if (known && Date.now() - known.at < KNOWN_MS) return known;
    const found = await oidc
      .discovery(new URL(issuer), clientId, {}, oidc.None(), { timeout: PATIENCE_S, execute })
      .catch((error) => {
        throw away(error);
      });
    const server = found.serverMetadata();
    if (!server.jwks_uri) throw away(new Error(`${issuer} names no keys`));
    const keys = createRemoteJWKSet(new URL(server.jwks_uri), { timeoutDuration: PATIENCE_S * 1000 });
    known = { server, keys, at: Date.now() };
    return known;
  };
  /** The provider as its library takes it, with a secret for now. */
  const client = async () => {
    const { server, keys } = await look();
    const secret = await clientSecret(settings);
    const client = new oidc.Configuration(
      server,
      clientId,
      { id_token_signed_response_alg: alg },
      authOf(server, secret),
    );
    client.timeout = PATIENCE_S;
    for (const allow of execute) allow(client);
    return { client, keys };
  };
  const read = (keys: KeySet, idToken: string, wanted: Omit<Wanted, 'issuer' | 'alg' | 'keys'>) =>
    readIdToken(idToken, { issuer, alg, keys, ...wanted });

  return {
    settings,
    async ask({ state, nonce, verifier }, { again }) {
      const { client: of } = await client();
      return oidc.buildAuthorizationUrl(of, {
        redirect_uri: redirect,
        scope: settings.scope,
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(hasNonce && { nonce }),
        ...(postsForm && { response_mode: 'form_post' }),
        ...(again && { prompt: 'login', max_age: '0' }),
        // Some say when somebody signed in to them only to whoever asks for it so.
        claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
      });
    },
    async hear(answer, { state, nonce, verifier }, { again }) {
      const { client: of, keys } = await client();
      const url = new URL(redirect);
      url.search = answer.toString();
      const { id_token, refresh_token } = await oidc
        .authorizationCodeGrant(of, url, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(hasNonce && { expectedNonce: nonce }),
        })
        .catch((error) => {
          throw told(error);
        });
      const wanted = { audiences: [clientId], nonce: hasNonce ? nonce : null, wasAsked: again };
      const claims = await read(keys, id_token ?? '', wanted);
      return { ...claims, revokeToken: hearsEnd ? shortToken(refresh_token) : null };
    },
    async revoke(token) {
      const { client: of } = await client();
      await oidc.tokenRevocation(of, token, { token_type_hint: 'refresh_token' }).catch((error) => {
        throw away(error);
      });
    },
    async read(idToken) {
      const { keys } = await look();
      return read(keys, idToken, { audiences: [clientId, ...appIds], nonce: undefined, wasAsked: false });
    },
  };
}

/** A token that fits the column `revoke_token`; null for a longer one, or none. */
const shortToken = (token: string | undefined) =>
  token !== undefined && Buffer.byteLength(token) <= 4_000 ? token : null;

/** How we prove to a provider who we are: in the body, unless it takes nothing but a header. */
function authOf({ token_endpoint_auth_methods_supported: methods }: oidc.ServerMetadata, secret: string | null) {
  if (secret === null) return oidc.None();
  const takesBody = !methods || methods.includes('client_secret_post');
  return takesBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}
