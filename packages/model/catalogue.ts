import type { Entity, Screen } from '@hanjan/core';
import type { Area } from './catalogue/area.ts';
import { cafe } from './catalogue/cafe.ts';
import { reference } from './catalogue/reference.ts';
import { roaster } from './catalogue/roaster.ts';
import { user } from './catalogue/user.ts';
import { views } from './catalogue/views.ts';

const areas: readonly Area[] = [user, cafe, roaster, reference, views];

/** Every kind of record that the product keeps; from here come tables, checks and history. */
export const entities: readonly Entity[] = areas.flatMap((area) => area.entities);

/** Every list and form; from here come routes, pages and the permission table. */
export const screens: readonly Screen[] = areas.flatMap((area) => area.screens);
