import { createHash } from 'node:crypto';
import type { Row } from '@hanjan/core';
import { type BroughtIn, type KnownLogs, ROAST_IMPORT_PATH } from '@hanjan/model/roaster/roast_import.ts';
import type { Client } from './api.ts';
import { told } from './roastery.ts';

/** A curve that no other has. */
export const curve = (nth: number) =>
  JSON.stringify({ 0: { bean: 20_000 + nth, air: null }, 1000: { bean: 19_990, air: null } });
export const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** A roast of the past as its log brings it; masses are ×10 g. */
export const past = (nth: number, more: Row = {}): Row => ({
  ...{ roasting_result_date: '2021-03-05', roasting_step: 'DONE', roasting_name_locale: `로그 ${nth}` },
  ...{ roasting_mass: 85_000, greenbean_past_mass: 100_000, roasting_chart_log: curve(nth) },
  ...more,
});

/** The import that roasts are brought in by, and the key under which that is done once. */
export interface Bringing {
  readonly name?: string;
  readonly once?: string;
}

export const bringIn = (
  by: Client,
  roasts: readonly Row[],
  { name = crypto.randomUUID(), once = crypto.randomUUID() }: Bringing = {},
) => by.post<BroughtIn>(`${ROAST_IMPORT_PATH}/import`, { roasting_import: name, roasts }, { 'idempotency-key': once });

/** Which logs are in the book, and which roasts may be. */
export const askKnown = async (by: Client, body: Row) =>
  told(await by.post<KnownLogs>(`${ROAST_IMPORT_PATH}/known`, body));

export const upTo = (most: number) => Array.from({ length: most }, (_, nth) => nth);
