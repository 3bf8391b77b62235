import crypto, { randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A token that nobody guesses: 256 random bits, of which the database has the SHA-256 alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether something has the form of a token. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** What the database knows of a token. */
export const hashOf = (token: string): Buffer => crypto.hash('sha256', token, 'buffer');
