import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFault } from '../../config_fault.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Something encrypted, and the name of the key that opens it. */
export interface Sealed {
  readonly key_id: string;
  readonly sealed: Buffer;
}

/** Encrypts what the database keeps and nobody who reads a backup is to know. */
export interface Keyring {
  /** Encrypts for one purpose, such as the number of an account; opened for another it is nothing. Null without a key. */
  seal(plain: Uint8Array, purpose: string): Sealed | null;
  /** Null where the key is not here, or where this was not encrypted with it for this purpose. */
  open(sealed: Sealed, purpose: string): Buffer | null;
}

/** The keys by their names; new things are encrypted with the current one. */
interface Keys {
  readonly current: string;
  readonly keys: Readonly<Record<string, string>>;
}

/**
 * The keys in `keys.json` of a data directory (mode 600), which is made with a new one where there is none. A key that is
 * not known yet is looked for once more, because it may have been put there since. Without a directory the key lasts as
 * long as the process. Where the file can be neither read nor made nothing is encrypted, and `onFault` hears why.
 */
export function openKeyring(dataDir: string | undefined, onFault: (error: unknown) => void): Keyring {
  const path = dataDir === undefined ? undefined : join(dataDir, 'keys.json');
  let known = path === undefined ? newKeys() : orFault(() => readKeys(path) ?? makeKeys(path), onFault);
  const keyOf = (key_id: string): Buffer | undefined => {
    if (path !== undefined && !known?.keys[key_id]) known = orFault(() => readKeys(path), onFault) ?? known;
    const key = known?.keys[key_id];
    return key === undefined ? undefined : Buffer.from(key, 'base64');
  };
  return {
    seal(plain, purpose) {
      const key = known && keyOf(known.current);
      if (!known || !key) return null;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { key_id: known.current, sealed: Buffer.concat([iv, text, cipher.getAuthTag()]) };
    },
    open({ key_id, sealed }, purpose) {
      const key = keyOf(key_id);
      if (!key || sealed.length < IV_BYTES + TAG_BYTES) return null;
      const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(purpose));
      cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** Which of these keys are not in the file of a data directory; all of them where it cannot be read. */
export function missingKeys(dataDir: string, needed: readonly string[]): string[] {
  const path = join(dataDir, 'keys.json');
  const known = orFault(
    () => readKeys(path),
    () => undefined,
  );
  return needed.filter((key_id) => known?.keys[key_id] === undefined);
}

/** A key file that is there and wrong is the operator's to mend; anything else leaves the product without a key. */
function orFault<T>(work: () => T, onFault: (error: unknown) => void): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigFault) throw error;
    onFault(error);
    return undefined;
  }
}

function newKeys(): Keys {
  const current = randomBytes(4).toString('hex');
  return { current, keys: { [current]: randomBytes(KEY_BYTES).toString('base64') } };
}

function readKeys(path: string): Keys | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const keys = parsed(text);
  if (keys) return keys;
  throw new ConfigFault(`${path} is no file of keys: put back a copy of it.`);
}

/** Made beside its place and linked there: of two processes that start at once the later one reads the key of the other. */
function makeKeys(path: string): Keys | undefined {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(part, `${JSON.stringify(newKeys())}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return readKeys(path);
}

function parsed(text: string): Keys | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { current, keys } = (found ?? {}) as Partial<Keys>;
  const isSound =
    typeof current === 'string' &&
    keys?.[current] !== undefined &&
    Object.values(keys).every((key) => typeof key === 'string' && Buffer.from(key, 'base64').length === KEY_BYTES);
  return isSound ? { current, keys } : undefined;
}
