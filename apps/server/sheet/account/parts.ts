import { exportable, type Row, type Screen, seenBy } from '@hanjan/core';
import { sql } from 'kysely';
import { countAll, countLiving } from '../../engine/pages.ts';
import type { Work } from '../../engine/work.ts';
import { textsFor } from '../../http/texts.ts';
import type { Progress } from '../write/frames.ts';
import { readRows } from '../write/route.ts';
import { writeSheet } from '../write/send.ts';
import type { Part } from './archive.ts';
import { historyOf, linesOf, oneJson, recordsJson } from './json.ts';

/** What an archive is made of, and how many records are in it. */
interface Archive {
  readonly parts: readonly Part[];
  readonly total: number;
}

interface Asked {
  readonly screens: readonly Screen[];
  /** What the login that signs people in read of the account, by the names of the files. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly zone: string;
  readonly progress: Progress;
}

/** Everything that somebody wrote: as JSON, and their lists as sheets, with the pictures; and what is kept of them besides. */
export async function partsOf(work: Work, { screens, own, zone, progress }: Asked): Promise<Archive> {
  const { actor, locale } = work;
  const text = textsFor(locale);
  const seen = screens.filter(({ entity }) => entity.scope === 'user').map((screen) => seenBy(actor, screen));
  const [counts, pictures, places, suggestions, favorites] = await Promise.all([
    Promise.all(seen.map(async ({ entity }) => countAll(await countLiving(work, entity, [], true)))),
    picturesOf(work),
    placesOf(work),
    suggestionsOf(work),
    favoritesOf(work),
  ]);
  const sheets = seen.map(
    (screen): Part => ({
      name: `${text('archive_sheets')}/${fileName(text(`list_${screen.name}_title`))}.xlsx`,
      isPacked: true,
      async *make() {
        const asked = { list: { columns: exportable(screen) }, format: 'xlsx' as const };
        // Each record counts once, where it stands with all of its fields.
        const { rows } = await readRows(work, screen, asked, { rows: 0 });
        yield* writeSheet('xlsx', rows, zone);
      },
    }),
  );
  const records = seen.map(
    (screen): Part => ({ name: `json/${screen.entity.name}.json`, make: () => recordsJson(work, screen, progress) }),
  );
  const one = (name: string, value: unknown): Part => ({ name: `json/${name}.json`, make: () => oneJson(value) });
  const parts = [
    { name: `${text('archive_readme')}.txt`, make: () => readme(text('archive_about')) },
    ...sheets,
    ...Object.entries(own).map(([name, value]) => one(name, value)),
    one('membership', places),
    one('correction', suggestions),
    one('favorite', favorites),
    ...records,
    { name: 'json/history.json', make: () => linesOf(historyOf(work)) },
    ...pictures.map((picture) => pictureOf(work, picture)),
  ];
  return { parts, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** Windows shows a text without this mark in another alphabet. */
async function* readme(text: string): AsyncGenerator<string> {
  yield `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`;
}

/** A name that every system takes for a file. */
const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '_');

interface Stored {
  readonly hash: string;
  readonly type: string;
}

const picturesOf = ({ run, actor }: Work): Promise<Stored[]> =>
  run(sql<Stored>`SELECT hash, type FROM user_picture WHERE user_seq = ${actor.user_seq} ORDER BY rgst_at, hash`);

const pictureOf = ({ run, actor }: Work, { hash, type }: Stored): Part => ({
  name: `pictures/${hash}.${type === 'image/webp' ? 'webp' : 'jpg'}`,
  isPacked: true,
  async *make() {
    const [found] = await run(
      sql<{ data: Buffer }>`SELECT data FROM user_picture WHERE user_seq = ${actor.user_seq} AND hash = ${hash}`,
    );
    if (found) yield found.data;
  },
});

/** Where somebody works or worked, and what they say of themselves there. */
const placesOf = ({ run, actor }: Work): Promise<Row[]> =>
  run(
    sql<Row>`SELECT org_kind, org, org_name_locale, org_name, user_auth, user_nick, user_desc, user_use,
        membership.rgst_at, membership.edit_at
      FROM membership LEFT JOIN org USING (org) WHERE user_seq = ${actor.user_seq} ORDER BY org`,
  );

const suggestionsOf = ({ run, actor }: Work): Promise<Row[]> =>
  run(
    sql<Row>`SELECT entity, record_seq, correction_text, correction_state, correction_answer, correction_at, settled_at
      FROM correction WHERE user_seq = ${actor.user_seq} ORDER BY correction_seq`,
  );

const favoritesOf = ({ run, actor }: Work): Promise<Row[]> =>
  run(
    sql<Row>`SELECT entity, record_seq, org, favorite_at FROM user_favorite
      WHERE user_seq = ${actor.user_seq} ORDER BY favorite_seq`,
  );
