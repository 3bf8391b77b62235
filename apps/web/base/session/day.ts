import { isOrgKind, localDate } from '@hanjan/core';
import { type Clock, clockOf } from '@hanjan/core/calc/time/zone.ts';
import { pathOf } from '../router/path.ts';
import { chosenOf, currentOrgs } from './org.ts';

/** The clock that was asked last: making one takes longer than reading it. */
let last: { readonly zone: string; readonly read: Clock } | null = null;

/** The calendar date of an instant in a zone. */
export function dayIn(zone: string, instant: Date = new Date()): string {
  if (last?.zone !== zone) last = { zone, read: clockOf(zone) };
  return last.read(instant.toISOString()).day;
}

/** The calendar date of an instant on this page: in the zone of the organisation whose page it is, otherwise the reader's. */
export function dayHere(instant: Date = new Date()): string {
  const [, area = ''] = pathOf(globalThis.location?.pathname ?? '/').split('/');
  const org = isOrgKind(area) ? chosenOf(currentOrgs(), area) : null;
  return org ? dayIn(org.org_zone, instant) : localDate(instant);
}

/** Today on this page. */
export const today = (): string => dayHere();
