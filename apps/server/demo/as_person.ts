import type { Actor, Row, Screen } from '@hanjan/core';
import type { Database } from '../db/database.ts';
import { enter, type HasOf } from '../engine/enter.ts';
import { createRecord } from '../engine/save.ts';
import type { Known, Work } from '../engine/work.ts';
import { ORGS, type OrgName, PEOPLE } from './people.ts';

/** The application's way in for records. */
export interface Engine {
  readonly db: Database;
  readonly known: Known;
  readonly hasOf: HasOf;
}

/** Numbers of the organisations and people of the demo as the database gave them. */
export interface Made {
  readonly orgs: ReadonlyMap<OrgName, number>;
  readonly people: ReadonlyMap<string, number>;
}

/** Saves a new record and answers its key. */
export type Save = (screen: Screen, body: Row) => Promise<number>;
/** What somebody writes, with their work at hand. */
export type Write = (save: Save, work: Work) => Promise<void>;

/** Everything that one person writes for themselves or in an organisation, in one transaction. */
export const asPerson = (
  { db, known, hasOf }: Engine,
  { people, orgs }: Made,
  user_id: string,
  locale: string,
  write: Write,
  org?: OrgName,
): Promise<void> => {
  const user_type = PEOPLE.find((person) => person.user_id === user_id)?.user_type ?? 'USER';
  const person: Actor = { user_seq: people.get(user_id) ?? null, user_type };
  return db.transact(person, async (run) => {
    const actor = org ? await enter({ run, hasOf }, person, ORGS[org].kind, orgs.get(org)) : person;
    const work = { run, actor, locale, known, touched: new Set<string>() };
    await write(async (screen, body) => (await createRecord(work, screen, body)).key, work);
  });
};
