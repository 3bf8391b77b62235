declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL reads it; throws where it cannot be written as JSON. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
