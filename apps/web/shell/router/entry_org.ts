import type { OrgKind } from '@hanjan/core';

/** The organisation that the shown step of the history belongs to, if it belongs to one of this kind. */
export function orgOfEntry(kind: OrgKind): number | undefined {
  const seq: unknown = history.state?.[nameOf(kind)];
  return typeof seq === 'number' ? seq : undefined;
}

/** The shown step of the history is of this organisation: coming back to it from another one opens no record of that. */
export function bindEntry(kind: OrgKind, auth_seq: number): void {
  if (orgOfEntry(kind) !== auth_seq) history.replaceState({ ...history.state, [nameOf(kind)]: auth_seq }, '');
}

const nameOf = (kind: OrgKind) => `${kind}_seq`;
