import { importPKCS8, SignJWT } from 'jose';
import type { ProviderSettings } from '../../config_providers.ts';

/** How long a secret lasts that is made of a key: it is made for one question. */
const LASTS = '5 minutes';

/** What we prove to a provider with who we are: a word that both know, or one that is signed by our key, as Apple wants it. */
export async function clientSecret({ secret, issuer, clientId }: ProviderSettings): Promise<string | null> {
  if (secret === null || typeof secret === 'string') return secret;
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .setIssuer(secret.team)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LASTS)
    .sign(await importPKCS8(secret.pem, 'ES256'));
}
