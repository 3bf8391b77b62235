import type { Row } from '@hanjan/core';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { HOUR_MS } from '../../base/session/memberships.ts';

/** A record that stands in addition to those that are looked up at once. */
export interface Found extends Row {
  /** Out of use: lists are narrowed by it, and no form offers it. */
  readonly isUnused: boolean;
  /** When records in it had been changed here last as it was asked for, ms. */
  readonly as_of: number;
}

/** Records of an entity that were found by their names, or that are out of use, as far as somebody asked for them here. */
export const foundQuery = (to: string) =>
  queryOptions<readonly Found[]>({ queryKey: ['beside', to], queryFn: skipToken, gcTime: HOUR_MS });
