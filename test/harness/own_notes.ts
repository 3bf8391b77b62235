import type { Screen } from '@hanjan/core';
import type pg from 'pg';

/** What organisations are called in which somebody works for the sake of a note of their own. */
export const WORKPLACE = 'where somebody writes notes';

/** How such a note is made in an organisation of its kind, and what key its table's number gives it on the screen. */
const MADE = {
  user_cafe_note: {
    kind: 'cafe',
    role: 'BARISTA',
    table: 'cafe_qc_coffeebean',
    key: '{seq}',
    note: `WITH of AS (INSERT INTO cafe_coffeebean (org, coffeebean_name, cafe_public_stage, customer_public_stage, normal_public_stage)
        VALUES ($1, 'coffee', 'DTL', 'NRML', 'LST') RETURNING coffeebean_seq AS seq)
      INSERT INTO cafe_qc_coffeebean (org, coffeebean_seq, cupnote_name, cupnote_date, cupnote_satis, rgst_by, removed_at)
      SELECT $1, seq, $3, '2026-11-20', 8, $2, CASE WHEN $4 THEN now() END FROM of RETURNING cupnote_seq AS seq`,
  },
  user_roaster_note: {
    kind: 'roaster',
    role: 'ROASTER',
    table: 'roaster_qc_greenbean',
    key: '4 * {seq}',
    note: `WITH of AS (INSERT INTO roaster_greenbean (org, greenbean_name, greenbean_name_locale) VALUES ($1, 'bean', 'bean') RETURNING greenbean_roaster_seq AS seq),
        lot AS (INSERT INTO roaster_greenbean_year (org, greenbean_roaster_seq, greenbean_year) SELECT $1, seq, 2026 FROM of
          RETURNING greenbean_year_seq AS seq)
      INSERT INTO roaster_qc_greenbean (org, greenbean_year_seq, cupnote_name, cupnote_date, cupnote_satis, rgst_by, removed_at)
      SELECT $1, seq, $3, '2026-11-20', 8, $2, CASE WHEN $4 THEN now() END FROM lot RETURNING cupnote_seq AS seq`,
  },
} as const;

/** Whether records are notes that people wrote where they work. */
export const isOwnNotes = ({ entity }: Screen): boolean => entity.name in MADE;

const madeOf = ({ entity }: Screen) => MADE[entity.name as keyof typeof MADE];
const keyOf = (screen: Screen, seq: string) => madeOf(screen).key.replace('{seq}', seq);

/** A note that is to be made. */
export interface WantedNote {
  readonly org: number;
  readonly by: number;
  readonly name?: string;
  readonly isRemoved?: boolean;
}

/** Writes a note in an organisation, past the application; answers its key on the screen. */
export async function writeNote(admin: pg.Client, screen: Screen, wanted: WantedNote): Promise<number> {
  const { org, by, name = 'note', isRemoved = false } = wanted;
  const { rows } = await admin.query<{ seq: string }>(madeOf(screen).note, [org, by, name, isRemoved]);
  const key = await admin.query<{ key: string }>(`SELECT ${keyOf(screen, '$1::bigint')} AS key`, [rows[0]?.seq]);
  return Number(key.rows[0]?.key);
}

/** The same in a new organisation for each note, in which its writer works. */
export async function makeOwnNotes(
  admin: pg.Client,
  screen: Screen,
  wanted: readonly Omit<WantedNote, 'org'>[],
): Promise<number[]> {
  const { kind, role } = madeOf(screen);
  const made: number[] = [];
  for (const one of wanted) {
    const { rows } = await admin.query<{ org: string }>(
      `WITH place AS (INSERT INTO org (org_kind, org_name) VALUES ($1, $2) RETURNING org)
       INSERT INTO membership (org, user_seq, user_auth, user_nick) SELECT org, $3, $4, 'row' FROM place RETURNING org`,
      [kind, WORKPLACE, one.by, role],
    );
    made.push(await writeNote(admin, screen, { ...one, org: Number(rows[0]?.org) }));
  }
  return made;
}

/** Who wrote notes, by their keys. */
export async function writersOf(
  admin: pg.Client,
  screen: Screen,
  keys: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await admin.query<{ key: string; rgst_by: string }>(
    `SELECT ${keyOf(screen, 'cupnote_seq')} AS key, rgst_by FROM ${madeOf(screen).table} WHERE ${keyOf(screen, 'cupnote_seq')} = ANY($1)`,
    [keys],
  );
  return new Map(rows.map(({ key, rgst_by }) => [Number(key), Number(rgst_by)]));
}

/** Takes such notes away with where they were written, but those with these keys. */
export async function clearOwnNotes(
  admin: pg.Client,
  kept: readonly { readonly screen: Screen; readonly key: number }[],
): Promise<void> {
  const held: number[] = [];
  for (const { screen, key } of kept) {
    const { rows } = await admin.query<{ org: string }>(
      `SELECT org FROM ${madeOf(screen).table} WHERE ${keyOf(screen, 'cupnote_seq')} = $1`,
      [key],
    );
    held.push(...rows.map(({ org }) => Number(org)));
  }
  await admin.query('DELETE FROM org WHERE org_name = $1 AND org <> ALL($2)', [WORKPLACE, held]);
}
