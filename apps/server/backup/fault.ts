import { DatabaseError } from 'pg';

/** A reason why a backup or a restore cannot be, reported in one line. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** The connection was lost while everything was being made valid. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** What went wrong with the database, as a sentence; null when it was something else. */
export function databaseReason(error: unknown): string | null {
  const { message, cause } = error as Error;
  const state = [error, cause].find((one) => one instanceof DatabaseError)?.code ?? '';
  if (isLost(error)) return `The connection to the database was lost (${message}).`;
  if (state === '53100') return `The disk of the database is full (${message}).`;
  if (state === '55P03') return 'Another program uses the tables: stop it, or try again in a minute.';
  return state ? `PostgreSQL refused: ${message}.` : null;
}

/** Whether the connection ended, so that the last statement may have been done or not. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|57P)/.test(error.code ?? '');
  return /^Connection terminated|^Client was closed|ECONNRESET|EPIPE/.test((error as Error).message);
}
