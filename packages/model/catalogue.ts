import type { Entity, Screen, SoundRow, StoredRow } from '@hanjan/core';
import { cafe } from './catalogue/cafe.ts';
import { reference } from './catalogue/reference.ts';
import { roaster } from './catalogue/roaster.ts';
import { setting } from './catalogue/setting.ts';
import { system } from './catalogue/system.ts';
import { user } from './catalogue/user.ts';
import { views } from './catalogue/views.ts';
import { type EntitiesOf, type ScreenNameOf, whole } from './catalogue/whole.ts';

const areas = whole([user, cafe, roaster, reference, setting, system, views]);

/** Every kind of record that the product keeps; from here come tables, checks and history. */
export const entities: readonly Entity[] = areas.flatMap((area): readonly Entity[] => area.entities);

/** Every list and form; from here come routes, pages and the permission table. */
export const screens: readonly Screen[] = areas.flatMap((area): readonly Screen[] => area.screens);

/** The entities of the product by their names. */
export type Entities = EntitiesOf<typeof areas>;
/** The name of a kind of record. */
export type EntityName = keyof Entities;
/** The name of a list and form. */
export type ScreenName = ScreenNameOf<typeof areas>;

/** A stored record of an entity. */
export type RowOf<E extends EntityName> = StoredRow<Entities[E]['fields']>;
/** A record of an entity that was found good: what the server gives it may still be missing. */
export type SoundRowOf<E extends EntityName> = SoundRow<Entities[E]['fields']>;
