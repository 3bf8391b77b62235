const BYTES = 16;

/** A key that nobody else has; also on a plain http address, where browsers offer no UUIDs. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
