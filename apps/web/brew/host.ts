import type { Row } from '@hanjan/core';

type Take = (fields: Row) => void;

/** Pages that take the brew which they began, by their path. */
export const hosts = {
  join:
    (_home: string, _take: Take): (() => void) =>
    () =>
      undefined,
  of: (_home: string): Take | null => null,
};
