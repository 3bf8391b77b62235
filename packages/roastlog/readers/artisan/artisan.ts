/**
 * Artisan's own files: `.alog`, one dict of Python, and its JSON export, which has the same keys. Documented by Artisan's
 * `serialize`, `getProfile` and `setProfile` (artisan-roaster-scope/artisan, src/artisanlib/main.py) and by its type
 * `ProfileData` (src/artisanlib/atypes.py).
 */
import type { RawLog } from '../../log.ts';
import type { Head, Reader } from '../reader.ts';
import { artisanProfile } from './artisan_profile.ts';

/** Keys of every profile of Artisan. */
const KEYS = ['timex', 'timeindex', 'temp2'];

export const artisan: Reader = {
  source: 'artisan',
  recognises: (_, { literal }) => isProfile(literal?.dict),
  read: (_, { literal }) => artisanProfile('artisan', literal?.dict ?? {}, literal?.cut ?? null),
};

export const artisanJson: Reader = {
  source: 'artisan_json',
  recognises: (_, { json }) => isProfile(json),
  read: (_: string, { json }: Head): RawLog => artisanProfile('artisan_json', Object(json), null),
};

const isProfile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && KEYS.some((key) => Object.hasOwn(value, key));
