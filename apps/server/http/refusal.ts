import type { Fielded, FieldFault } from '@hanjan/core';

interface Details {
  readonly fields?: readonly FieldFault[];
  /** Whose fields they are, where that is known. */
  readonly entity?: Fielded | undefined;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly result?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** No page of ours sends such input; the log tells of it. */
  readonly isHostile?: true;
}

/** A call that is answered with something else than OK: HTTP status, message key and what belongs to it. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, code: string, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
  }

  get code(): string {
    return this.message;
  }
}

/** The same answer for records that do not exist, are removed or belong to somebody else. */
export const notFound = () => new Refusal(404, 'nopage_text');

export const invalid = (fields: readonly FieldFault[], entity?: Fielded) =>
  new Refusal(400, 'validation_error', { fields, entity });

/** What a trigger or function of the database refuses with a state HJ403 or HJ409 is answered so, in the words of its message's key. */
export function refusedBelow(error: { readonly code?: unknown; readonly message: string }): never {
  const [, status] = /^HJ(403|409)$/.exec(String(error.code)) ?? [];
  throw status ? new Refusal(Number(status), error.message) : error;
}
