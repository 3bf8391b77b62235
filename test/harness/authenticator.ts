import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator says of itself with each answer. */
interface Says {
  /** The address of the page that asks. */
  readonly origin: string;
  readonly isVerified?: boolean;
  readonly isSynced?: boolean;
  /** How often it signed; 0 for one that does not count. */
  readonly count?: number;
}

/** A passkey as a device holds it, which answers as a browser would. */
export interface Passkey {
  readonly id: string;
  /** The answer to the options with which a passkey is made. */
  make(
    options: { readonly challenge: string },
    says: Says,
    fmt?: string,
    attStmt?: ReadonlyMap<string, unknown>,
  ): object;
  /** The answer to the options with which one is asked for. */
  use(options: { readonly challenge: string }, says: Says, userHandle?: string): object;
}

const PRESENT = 1;
const VERIFIED = 4;
const SYNCED = 8 + 16;
const ATTESTED = 64;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encode = (value: unknown) => Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** A new passkey: a key pair (ES256) with an id. */
export function newPasskey(): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = base64(credential);
  const data = ({ origin, isVerified = true, isSynced = false, count = 0 }: Says, more = Buffer.alloc(0)) => {
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + (isSynced ? SYNCED : 0) + (more.length > 0 ? ATTESTED : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  return {
    id,
    make({ challenge }, says, fmt = 'none', attStmt = new Map()) {
      const length = Buffer.from([0, credential.length]);
      const authData = data(says, Buffer.concat([Buffer.alloc(16), length, credential, coseOf(publicKey)]));
      const statement = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge, says.origin)),
        attestationObject: base64(encode(statement)),
        transports: ['internal'],
      });
    },
    use({ challenge }, says, userHandle) {
      const client = clientData('webauthn.get', challenge, says.origin);
      const authData = data(says);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(authData),
        signature: base64(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        ...(userHandle !== undefined && { userHandle }),
      });
    },
  };
}

/** A public key as authenticators write it (COSE). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}
