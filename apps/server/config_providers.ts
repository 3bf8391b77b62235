import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigFault } from './config_fault.ts';

/** Who else may say who somebody is. Each has a name in the addresses of its calls and a code of the group USRPRVD. */
export const PROVIDERS = {
  google: { code: 'GGL', issuer: 'https://accounts.google.com', scope: 'openid profile' },
  apple: {
    code: 'APPL',
    issuer: 'https://appleid.apple.com',
    scope: 'openid name',
    postsForm: true,
    hearsEnd: true,
  },
  // Neither puts the nonce of a request into its tokens by its documents, or more scopes than these without being asked to.
  naver: { code: 'NVR', issuer: 'https://nid.naver.com', scope: 'openid', hasNonce: false },
  kakao: { code: 'KKO', issuer: 'https://kauth.kakao.com', scope: 'openid' },
  /** Any other issuer. */
  oidc: { code: 'OIDC', issuer: null, scope: 'openid profile' },
} as const;

/** What holds of a provider wherever it is set up. */
interface Usual
  extends Pick<ProviderSettings, 'scope' | 'code'>,
    Partial<Pick<ProviderSettings, 'hasNonce' | 'postsForm' | 'hearsEnd'>> {
  readonly issuer: string | null;
}

/** The name of one of them. */
export type ProviderName = keyof typeof PROVIDERS;
const NAMES = Object.keys(PROVIDERS) as readonly ProviderName[];

/** What Apple's secret is made of: a key of a team. */
export interface SigningKey {
  readonly team: string;
  readonly keyId: string;
  /** The private key, as the file holds it. */
  readonly pem: string;
}

/** One provider as the operator set it up. */
export interface ProviderSettings {
  readonly name: ProviderName;
  /** What people call it, where that is the operator's choice. */
  readonly label: string | null;
  readonly code: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Nothing for a client that has none and is proved by PKCE alone. */
  readonly secret: string | SigningKey | null;
  /** The clients of apps on phones, whose tokens are ours too. */
  readonly appIds: readonly string[];
  readonly scope: string;
  /** The one algorithm that its tokens are signed by. */
  readonly alg: string;
  /** Its tokens hold the nonce of the request. */
  readonly hasNonce: boolean;
  /** It answers by a form that it has the browser post to us. */
  readonly postsForm: boolean;
  /** It wants to be told when somebody's account ends, by a token that it gives for that. */
  readonly hearsEnd: boolean;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Reads which providers there are; one without an id is none. */
export function readProviders(env: NodeJS.ProcessEnv, dataRoot: string): ProviderSettings[] {
  return NAMES.flatMap((name) => (env[variable(name, 'ID')] ? [readProvider(name, env, dataRoot)] : []));
}

const variable = (name: ProviderName, what: string) => `HANJAN_${name.toUpperCase()}_${what}`;

function readProvider(name: ProviderName, env: NodeJS.ProcessEnv, dataRoot: string): ProviderSettings {
  const read = (what: string) => env[variable(name, what)] || null;
  const usual: Usual = PROVIDERS[name];
  const alg = read('ALG') ?? 'RS256';
  if (!ALGORITHMS.includes(alg)) {
    throw new ConfigFault(`${variable(name, 'ALG')} must be one of ${ALGORITHMS.join(', ')}, not '${alg}'.`);
  }
  const label = name === 'oidc' ? read('NAME') : null;
  if (name === 'oidc' && !label) {
    throw new ConfigFault('HANJAN_OIDC_NAME must say what people call it: it stands on the button.');
  }
  return {
    name,
    label,
    code: usual.code,
    issuer: readIssuer(variable(name, 'ISSUER'), read('ISSUER') ?? usual.issuer),
    clientId: read('ID') ?? '',
    secret: name === 'apple' ? readKey(env, dataRoot) : readSecret(name, read('SECRET')),
    appIds: (read('APPS') ?? '').split(',').flatMap((id) => id.trim() || []),
    scope: usual.scope,
    alg,
    hasNonce: usual.hasNonce ?? true,
    postsForm: usual.postsForm ?? false,
    hearsEnd: usual.hearsEnd ?? false,
  };
}

/** Plain http is for a provider on this machine alone, which tests have. */
function readIssuer(name: string, text: string | null): string {
  const url = URL.parse(text ?? '');
  const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isBare = url !== null && !url.search && !url.hash && !url.username && !url.password;
  if (text && isBare && (url.protocol === 'https:' || isHere)) return text;
  throw new ConfigFault(
    `${name} must look like https://login.example.com, as the provider itself writes it, not '${text ?? ''}'.`,
  );
}

function readSecret(name: ProviderName, secret: string | null): string | null {
  if (secret || name === 'oidc') return secret;
  throw new ConfigFault(`${variable(name, 'SECRET')} must be set with ${variable(name, 'ID')}.`);
}

/** Apple's key is a file, so that it stands in no environment. Neither its text nor its fault is repeated. */
function readKey(env: NodeJS.ProcessEnv, dataRoot: string): SigningKey {
  const [team, keyId, path] = ['TEAM', 'KEY_ID', 'KEY'].map((what) => env[variable('apple', what)] || '');
  if (!team || !keyId || !path) {
    throw new ConfigFault(
      'HANJAN_APPLE_TEAM, HANJAN_APPLE_KEY_ID and HANJAN_APPLE_KEY must be set with HANJAN_APPLE_ID.',
    );
  }
  try {
    const pem = readFileSync(resolve(dataRoot, path), 'utf8');
    if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return { team, keyId, pem };
  } catch {
    // Told below, as what is no such key.
  }
  throw new ConfigFault(`HANJAN_APPLE_KEY must be the path of the .p8 file that Apple gave, which ${path} is not.`);
}
