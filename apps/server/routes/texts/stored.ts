import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { sql } from 'kysely';
import { lockName } from '../../db/named_lock.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { BUILT_IN } from '../../http/texts.ts';

/** An own text as it is stored. */
export interface StoredText {
  readonly text_key: string;
  readonly text_locale: Locale;
  readonly text_own: string;
  readonly version: number;
  readonly edit_at: string;
}

/** All own texts, by language and key. */
export async function storedTexts({ run }: Transaction): Promise<ReadonlyMap<string, StoredText>> {
  const rows = await run(
    sql<StoredText>`SELECT text_key, text_locale, text_own, version, edit_at FROM own_text ORDER BY text_key, text_locale`,
  );
  return new Map(rows.map((row) => [placeOf(row), row]));
}

export const placeOf = ({ text_key, text_locale }: Pick<StoredText, 'text_key' | 'text_locale'>) =>
  `${text_locale} ${text_key}`;

/** What tells one state of all own texts from any other. */
export const seenOf = (stored: ReadonlyMap<string, StoredText>): string =>
  `${stored.size}.${Math.max(0, ...[...stored.values()].map(({ version }) => version))}`;

/** Whoever changes own texts does it alone, so that what they saw of them still holds. */
export const lockTexts = ({ run }: Transaction) => lockName(run, 'own text');

/** Somebody else has changed what was to be changed. */
export const textChanged = () => new Refusal(409, 'text_changed');

/** One text in one language as it shall read; null as it is built in. */
export interface WantedText {
  readonly text_key: string;
  readonly text_locale: Locale;
  readonly text_own: string | null;
}

/** A wish for the very words that are built in is none of one's own. */
export const wantedText = ({ text_key, text_locale, text_own }: WantedText): WantedText => ({
  text_key,
  text_locale,
  text_own: BUILT_IN[text_locale][text_key] === text_own ? null : text_own,
});

/** Stores how texts shall read. */
export async function storeTexts({ run, actor }: Transaction, wanted: readonly WantedText[]): Promise<void> {
  for (const { id } of LOCALES) {
    const some = wanted.filter(({ text_locale }) => text_locale === id);
    const gone = some.filter(({ text_own }) => text_own === null).map(({ text_key }) => text_key);
    const kept = some.filter(({ text_own }) => text_own !== null);
    if (gone.length > 0) await run(sql`DELETE FROM own_text WHERE text_locale = ${id} AND text_key = ANY(${gone})`);
    if (kept.length === 0) continue;
    const keys = kept.map(({ text_key }) => text_key);
    const texts = kept.map(({ text_own }) => text_own);
    await run(sql`
      INSERT INTO own_text (text_key, text_locale, text_own, edit_by)
      SELECT text_key, ${id}, text_own, ${actor.user_seq}
        FROM unnest(${keys}::text[], ${texts}::text[]) AS wanted (text_key, text_own)
      ON CONFLICT (text_key, text_locale) DO UPDATE
        SET text_own = excluded.text_own, version = excluded.version, edit_by = excluded.edit_by, edit_at = now()`);
  }
}
