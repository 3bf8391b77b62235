import { type Entity, type Field, isOrgKind, ORG_ROLES, type Row, type Screen, writable } from '@hanjan/core';
import type pg from 'pg';
import { clearOwnNotes, isOwnNotes, makeOwnNotes } from './own_notes.ts';

/** Whether records are accounts, as the super administrator sees them. */
const isAccounts = ({ name }: Entity): boolean => name === 'system_account';

/** Whether records are organisations themselves, as administrators keep them. */
const isOrgs = (entity: Entity): boolean => entity.scope === 'none' && !isAccounts(entity);

/** Whether records are people of an organisation; otherwise they are links of one to others. */
const isPeople = ({ moves }: Entity): boolean => moves?.person !== undefined;

/** The state that a screen shows first, or one that it does not show; one that shows all has none of these. */
function stateFor({ entity }: Screen, isShown: boolean): string {
  const { moves, about = {}, scope } = entity;
  const shown = about[moves?.field ?? ''];
  const roles: readonly string[] = !isPeople(entity) ? ['CSTMR'] : isOrgKind(scope) ? ORG_ROLES[scope] : [];
  const all = [...roles.slice(0, 1), 'WTSGNP', 'CNCL'];
  const found = all.find((state) => !shown || shown.includes(state) === isShown);
  if (found === undefined) throw new Error(`${entity.name}: there is no such state`);
  return found;
}

/** A record to be made: its organisation, or the person whose it is, and whether the screen shows it. */
export interface Wanted {
  readonly org: number;
  readonly isShown: boolean;
}

/**
 * Makes people who have a row in an organisation and are nobody else, or links to organisations that have no other, or
 * organisations of nobody, or people without any, or notes of somebody where they work, past the application; answers their keys in order.
 */
export async function makeMembers(admin: pg.Client, screen: Screen, wanted: readonly Wanted[]): Promise<number[]> {
  if (isOwnNotes(screen))
    return makeOwnNotes(
      admin,
      screen,
      wanted.map(({ org: by, isShown }) => ({ by, isRemoved: !isShown })),
    );
  if (isAccounts(screen.entity)) return makeAccounts(admin, wanted.length);
  if (isOrgs(screen.entity)) return makeOrgs(admin, screen, wanted.length);
  if (!isPeople(screen.entity)) return makeLinks(admin, screen, wanted);
  const rows = wanted.map(({ org, isShown }, nth) => ({ nth, org, state: stateFor(screen, isShown) }));
  const { rows: made } = await admin.query<{ member_seq: string }>(
    `WITH given AS (SELECT *, 'row.' || gen_random_uuid() AS user_id
        FROM jsonb_to_recordset($1) AS given (nth integer, org bigint, state text)),
      people AS (INSERT INTO account (user_id, user_pass, user_name, user_country)
        SELECT left(user_id, 45), '-', 'row', 'KOR' FROM given RETURNING user_seq, user_id)
     INSERT INTO membership (org, user_seq, user_auth, user_nick)
     SELECT org, user_seq, state, 'row' FROM given JOIN people ON people.user_id = left(given.user_id, 45) ORDER BY nth
     RETURNING member_seq`,
    [JSON.stringify(rows)],
  );
  return made.map(({ member_seq }) => Number(member_seq));
}

async function makeAccounts(admin: pg.Client, count: number): Promise<number[]> {
  const { rows } = await admin.query<{ user_seq: string }>(
    `INSERT INTO account (user_id, user_pass, user_name, user_country)
     SELECT left('row.' || gen_random_uuid(), 45), '-', 'row', 'KOR' FROM generate_series(1, $1) RETURNING user_seq`,
    [count],
  );
  return rows.map(({ user_seq }) => Number(user_seq));
}

const ORG = 'an organisation of nobody';

async function makeOrgs(admin: pg.Client, { entity }: Screen, count: number): Promise<number[]> {
  const { rows } = await admin.query<{ org: string }>(
    `INSERT INTO org (org_kind, org_name, org_name_locale) SELECT $1, $2, $2 FROM generate_series(1, $3) RETURNING org`,
    [entity.key.replace('_seq', ''), ORG, count],
  );
  return rows.map(({ org }) => Number(org));
}

const OTHER = 'the other side of a link';

async function makeLinks(admin: pg.Client, screen: Screen, wanted: readonly Wanted[]): Promise<number[]> {
  const [own, other, kind] =
    screen.entity.scope === 'cafe' ? ['cafe_org', 'roaster_org', 'roaster'] : ['roaster_org', 'cafe_org', 'cafe'];
  const made: number[] = [];
  for (const { org, isShown } of wanted) {
    const { rows } = await admin.query<{ link_seq: string }>(
      `WITH other AS (INSERT INTO org (org_kind, org_name) VALUES ($1, $2) RETURNING org)
       INSERT INTO roaster_link (${own}, ${other}, link_auth) SELECT $3, org, $4 FROM other RETURNING link_seq`,
      [kind, OTHER, org, stateFor(screen, isShown)],
    );
    made.push(Number(rows[0]?.link_seq));
  }
  return made;
}

/** Takes such people, links, organisations and notes away but those with these keys, whose they are as the screen says. */
export async function clearMembers(
  admin: pg.Client,
  all: readonly { readonly screen: Screen; readonly key: number }[],
): Promise<void> {
  await clearOwnNotes(
    admin,
    all.filter(({ screen }) => isOwnNotes(screen)),
  );
  const kept = all.filter(({ screen }) => !isOwnNotes(screen));
  const keys = (isOf: (entity: Entity) => boolean) =>
    kept.filter(({ screen }) => isOf(screen.entity)).map(({ key }) => key);
  await admin.query(
    `DELETE FROM account WHERE user_id LIKE 'row.%'
        AND user_seq NOT IN (SELECT user_seq FROM membership WHERE member_seq = ANY($1)) AND user_seq <> ALL($2)`,
    [keys(isPeople), keys(isAccounts)],
  );
  await admin.query(
    `DELETE FROM org WHERE org_name = $1
        AND org NOT IN (SELECT unnest(ARRAY[roaster_org, cafe_org]) FROM roaster_link WHERE link_seq = ANY($2))`,
    [OTHER, keys((entity) => !isPeople(entity) && !isOrgs(entity) && !isAccounts(entity))],
  );
  await admin.query('DELETE FROM org WHERE org_name = $1 AND org <> ALL($2)', [ORG, keys(isOrgs)]);
}

/** A field of such a record that may be saved, with what it holds and with something else. */
const changeableOf = ({ entity }: Screen): readonly [name: string, now: unknown, other: unknown] => {
  const flag = Object.entries<Field>(entity.fields).find(([, { kind }]) => kind === 'flag');
  if (flag) return [flag[0], true, false];
  const [text = ''] = writable(entity).filter((name) => entity.fields[name]?.kind === 'text');
  return [text, null, '이름'];
};

/** What such a record may be saved with, as it is. */
export const goodMember = (screen: Screen): Row => {
  const [name, now] = changeableOf(screen);
  return { [name]: now };
};

/** The body of a save that changes such a record. */
export const changedMember = (screen: Screen, key: number): Row => {
  const [name, , other] = changeableOf(screen);
  return { [screen.entity.key]: key, UPList: [name], [name]: other };
};
