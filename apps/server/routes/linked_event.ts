import { type OrgKind, readUuid } from '@hanjan/core';
import type { LinkedEvent } from '@hanjan/model/applying.ts';
import { sql } from 'kysely';
import type { Work } from '../engine/work.ts';
import { Refusal } from '../http/refusal.ts';

/** An event that was found by its link, with the number of the organisation that made it. */
export type FoundEvent = LinkedEvent & { readonly org: number };

/**
 * The event of a type that a link opens. From here on the transaction sees that one event and its organisation, whoever
 * asks. An unknown link, one of another type, and one whose event or organisation is gone are answered alike (404).
 */
export async function openLink({ run }: Work, kind: OrgKind, type: string, link: unknown): Promise<FoundEvent> {
  const uuid = readUuid(link);
  if (uuid === undefined) throw unknownLink();
  await run(sql`SELECT set_config('app.link', ${uuid}, true)`);
  const event = sql.table(`${kind}_event`);
  const [found] = await run(
    sql<FoundEvent>`SELECT org, event_uuid, event_start, event_end, ${event}.event_status, event_name, event_name_locale,
        event_desc, org_name, org_name_locale, org_zone
      FROM ${event} JOIN org USING (org)
     WHERE event_uuid = ${uuid} AND event_type = ${type} AND removed_at IS NULL AND org_kind = ${kind} AND org_use`,
  );
  if (!found) throw unknownLink();
  return found;
}

/** Refuses what an event lets people do before it begins and after it is over (409). */
export function refuseUnlessOpen({ event_status }: LinkedEvent): void {
  if (event_status !== 0) throw new Refusal(409, event_status < 0 ? 'event_before' : 'event_over');
}

const unknownLink = () => new Refusal(404, 'event_unknown');
