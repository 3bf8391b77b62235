import type { Entity, Screen } from '@hanjan/core';
import { farm } from './reference/farm.ts';
import { region } from './reference/region.ts';
import { userCupnote, userCupnoteScreen } from './user/cupnote.ts';

/** Every kind of record that the product keeps; from here come tables, checks and history. */
export const entities: readonly Entity[] = [userCupnote, region, farm];

/** Every list and form; from here come routes, pages and the permission table. */
export const screens: readonly Screen[] = [userCupnoteScreen];
