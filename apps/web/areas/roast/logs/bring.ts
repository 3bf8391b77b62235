import type { Row, Screen } from '@hanjan/core';
import type { RoastId } from '@hanjan/model/roaster/roast_import.ts';
import type { Answer } from '../../../base/api/call.ts';
import { randomKey } from '../../../base/api/random.ts';
import { currentLocale } from '../../../base/texts/index.ts';
import { bodyOf } from './body_of.ts';
import { sendRoasts } from './calls.ts';
import { openReader } from './folder.ts';
import type { ChosenFile } from './found.ts';
import { foundText, placeText } from './found_text.ts';
import type { Item } from './item.ts';
import type { Lot } from './targets.ts';

/** What became of the roasts of an import so far. */
export interface Brought {
  readonly made: readonly RoastId[];
  /** Those whose log somebody has brought in meanwhile. */
  readonly known: number;
  readonly refused: readonly { readonly path: string; readonly text: string }[];
}

export const NONE_BROUGHT: Brought = { made: [], known: 0, refused: [] };

/** Roasts that are read and sent in one go, and letters of their curves together. */
const AT_ONCE = 25;
const MOST_LETTERS = 1_500_000;

interface Batch {
  readonly items: readonly Item[];
  readonly rows: readonly Row[];
  readonly key: string;
}

/**
 * Brings roasts in, some at a time: each is read again from its file, so that their curves are never in memory together.
 * What was sent and never answered is sent again under the same key when it goes on.
 */
export function createRun(screen: Screen, files: readonly ChosenFile[], items: readonly Item[], lots: readonly Lot[]) {
  const reader = openReader(files);
  const name = uuidOf(randomKey());
  let brought = NONE_BROUGHT;
  let done = 0;
  let open: Batch | null = null;

  /** Reads the next roasts; those that cannot be read any more are told and passed over. */
  const nextBatch = async (): Promise<Batch> => {
    const some = items.slice(done, done + AT_ONCE);
    const logs = await reader.read(some.map(({ roast }) => roast.at));
    const batch: { item: Item; row: Row | string }[] = [];
    let letters = 0;
    for (const [nth, item] of some.entries()) {
      const read = logs[nth] ?? 'unreadable';
      const row =
        typeof read === 'object' && 'log' in read ? bodyOf(item, read, lots, currentLocale()) : foundText(read);
      letters += typeof row === 'string' ? 0 : String(row.roasting_chart_log ?? '').length;
      if (letters > MOST_LETTERS && batch.length > 0) break;
      batch.push({ item, row });
    }
    const unread = batch.flatMap(({ item, row }) =>
      typeof row === 'string' ? [{ path: placeText(item.roast), text: row }] : [],
    );
    const good = batch.filter((one): one is { item: Item; row: Row } => typeof one.row !== 'string');
    brought = { ...brought, refused: [...brought.refused, ...unread] };
    done += batch.length - good.length;
    return { items: good.map(({ item }) => item), rows: good.map(({ row }) => row), key: randomKey() };
  };

  return {
    name,
    of: items.length,
    standing: () => ({ brought, done }),
    /** Goes on until all are in; answers why it could not. */
    async goOn(tell: () => void, touched: (entities: readonly string[]) => void): Promise<Answer | null> {
      while (done < items.length || open) {
        open ??= await nextBatch();
        if (open.rows.length > 0) {
          const answer = await sendRoasts(screen, name, open.rows, open.key);
          if (answer.status !== 'OK') return answer;
          const { items: sent } = open;
          const { made, known, refused } = answer.result;
          brought = {
            made: [...brought.made, ...made.map(({ nth, ...id }) => id)],
            known: brought.known + known.length,
            refused: [
              ...brought.refused,
              ...refused.map(({ nth, fields }) => {
                const roast = sent[nth]?.roast;
                const text = fields.map(({ description }) => description).join(' ');
                return { path: roast ? placeText(roast) : '', text };
              }),
            ],
          };
          done += sent.length;
          touched(answer.touched ?? []);
        }
        open = null;
        tell();
      }
      return null;
    },
    close: reader.close,
  };
}
export type Run = ReturnType<typeof createRun>;

/** A random name as RFC 4122 writes one (version 4), of a key of 32 digits. */
export function uuidOf(key: string): string {
  const digits = [...key];
  digits[12] = '4';
  digits[16] = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4] ?? '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
