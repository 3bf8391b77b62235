import type { Row, Screen } from '@hanjan/core';
import {
  type BroughtIn,
  type KnownLogs,
  MOST_ALIKE,
  ROAST_IMPORT_PATH,
  type RoastId,
  type RoastImport,
  type TakenBack,
} from '@hanjan/model/roaster/roast_import.ts';
import { type Answer, call, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import type { FoundRoast } from './found.ts';
import { askedOf, type There } from './item.ts';

/** Which of some roasts are in the book, by their hashes, and which may be one that is there, by their places among them. */
export async function readThere(screen: Screen, roasts: readonly FoundRoast[]): Promise<There> {
  const hashes = [...new Set(roasts.flatMap(({ hash }) => hash ?? []))];
  const asked = roasts.flatMap((roast, nth) => {
    const one = askedOf(roast);
    return one ? [{ nth, one }] : [];
  });
  const there = { known: new Map<string, RoastId>(), alike: new Map<number, RoastId>() };
  for (let at = 0; at < Math.max(hashes.length, asked.length); at += MOST_ALIKE) {
    const some = asked.slice(at, at + MOST_ALIKE);
    const { result } = await read<KnownLogs>(
      'POST',
      `${ROAST_IMPORT_PATH}/known`,
      { logs: hashes.slice(at, at + MOST_ALIKE), roasts: some.map(({ one }) => one) },
      { org: orgOf(screen) },
    );
    for (const { roasting_log_hash, ...id } of result.known) there.known.set(roasting_log_hash, id);
    for (const { nth, ...id } of result.alike) there.alike.set(some[nth]?.nth ?? -1, id);
  }
  return there;
}

/** What was brought in before, the last first. */
export const readImports = async (screen: Screen, signal: AbortSignal): Promise<readonly RoastImport[]> =>
  (await read<readonly RoastImport[]>('POST', `${ROAST_IMPORT_PATH}/list`, {}, { org: orgOf(screen), signal })).result;

/** A save may wait for others of the same book, in ms. */
const PATIENCE = 60_000;

const sending = <T>(screen: Screen, name: 'import' | 'undo', body: Row, key: string): Promise<Answer<T>> =>
  call<T>('POST', `${ROAST_IMPORT_PATH}/${name}`, body, {
    headers: { 'Idempotency-Key': key },
    org: orgOf(screen),
    patience: PATIENCE,
  });

/** Brings some roasts in; under the same key it is done once. */
export const sendRoasts = (screen: Screen, roasting_import: string, roasts: readonly Row[], key: string) =>
  sending<BroughtIn>(screen, 'import', { roasting_import, roasts }, key);

/** Takes the next roasts of an import back, those after a key. */
export const sendUndo = (screen: Screen, roasting_import: string, after: number | null, key: string) =>
  sending<TakenBack>(screen, 'undo', { roasting_import, after }, key);
