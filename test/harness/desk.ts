import type { Row, Screen } from '@hanjan/core';
import type { Client } from './api.ts';
import { creation, sendSave } from './save.ts';
import { screens } from './served.ts';
import { goodRecord, readWorld } from './values.ts';

/** A list that somebody may write in. */
export interface Desk {
  readonly client: Client;
  readonly screen: Screen;
  /** A good record with little more than it must have. */
  readonly draft: Row;
}

/** Every list that people write in; a new one of the catalogue is among them by itself. */
export const written: readonly Screen[] = screens.filter(({ access }) => (access.write ?? []).length > 0);

const create = (desk: Desk): Promise<unknown> => sendSave(desk, creation(desk.screen, desk.draft));

/** Sits somebody who may do everything down at a list. What its records need of other lists is made before. */
export async function sitDown(client: Client, screen: Screen, make: (desk: Desk) => Promise<unknown> = create) {
  const { entity } = screen;
  const before = await readWorld(client, entity);
  const isOther = (other: Screen) => other.entity.name !== entity.name;
  const needed = written.filter((other) => isOther(other) && before.keys[other.entity.name]?.length === 0);
  for (const other of needed) await make(await sitDown(client, other, make));
  const good = goodRecord(entity, needed.length > 0 ? await readWorld(client, entity) : before);
  const some = Object.entries(entity.fields).filter(([, field], nth) => field.required || nth % 7 === 0);
  const draft = Object.fromEntries(some.flatMap(([name]) => (name in good ? [[name, good[name]]] : [])));
  return { client, screen, draft } satisfies Desk;
}
