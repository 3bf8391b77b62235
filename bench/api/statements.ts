import type { Screen } from '@hanjan/core';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userCupnote, userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { readRecord } from '../../apps/server/engine/detail.ts';
import { listRecords } from '../../apps/server/engine/list.ts';
import { recorded } from './recorded.ts';

// The statements of the bare handler and of pgbench, values named as `:name`. Reading is recorded from the product;
// writing is the one statement that makes or changes the record, without locks, history and keys against doubles.
export const COUNT = 10;
const STAND_INS = { user: 9_000_001, cafe: 9_000_002, key: 9_000_003 };
const SEARCHED = '9000004';
const names = new Map<unknown, string>([
  ...Object.entries(STAND_INS).map(([name, value]) => [value, name] as const),
  [`%${SEARCHED}%`, 'pattern'],
]);

type Job = Parameters<typeof recorded>[0];
const sent = (job: Job) => recorded(job, STAND_INS.user, STAND_INS.cafe, { count: COUNT, removed_at: null }, names);
const page = (screen: Screen, searchTitle = '') =>
  sent((work) => listRecords(work, screen, { page: 1, list_count: COUNT, searchTitle }));
const record = (screen: Screen) => sent((work) => readRecord(work, screen, { [screen.entity.key]: STAND_INS.key }));

/** Every field of a note that is stored. */
export const FIELDS = Object.keys(userCupnote.fields).filter((name) => name !== userCupnote.key);

export const SESSION = `SELECT user_seq, user_type FROM session JOIN account USING (user_seq)
  WHERE token_hash = :hash AND user_use AND seen_at > now() - interval '14 days'
    AND session.rgst_at > now() - interval '30 days'`;

export const statements = {
  list: await page(userCupnoteScreen),
  search: await page(userCupnoteScreen, SEARCHED),
  detail: await record(userCupnoteScreen),
  lots: await page(cafeReceivedScreen),
  lot: await record(cafeReceivedScreen),
  create: [
    `INSERT INTO user_cupnote (user_seq, ${FIELDS.join(', ')}, rgst_by)
      VALUES (:user, ${FIELDS.map((name) => `:${name}`).join(', ')}, :user) RETURNING cupnote_seq, version`,
  ],
  update: [
    `UPDATE user_cupnote SET store_name = :store_name, cupnote_body_point = :cupnote_body_point,
       version = version + 1, edit_by = :user, edit_at = now()
     WHERE user_seq = :user AND cupnote_seq = :key AND removed_at IS NULL RETURNING cupnote_seq, version`,
  ],
} as const satisfies Record<string, readonly string[]>;

const PLACEHOLDER = /(?<!:):([a-z]\w*)/g;

/** A statement with `$1` in place of `:name`, and the names in the order of their numbers. */
export function numbered(statement: string): { text: string; names: string[] } {
  const found = [...new Set([...statement.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
  return { text: filledIn(statement, (name) => `$${found.indexOf(name) + 1}`), names: found };
}

/** A statement with something else in place of `:name`. */
export const filledIn = (statement: string, value: (name: string) => string) =>
  statement.replace(PLACEHOLDER, (_, name: string) => value(name));
