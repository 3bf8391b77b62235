import type { Entity, Screen } from '@hanjan/core';

/** Kinds of records that belong together, and their lists and forms. */
export interface Area {
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
}

/** Areas with pages of their own. The web app loads what is in one when somebody comes to it. */
export const AREAS = ['user', 'cafe', 'roaster'] as const;
export type AreaName = (typeof AREAS)[number];

/** The area of an entity or a screen: the first word of its name says it. None for what every page may refer to. */
export const areaOf = (name: string): AreaName | undefined => AREAS.find((area) => name.startsWith(`${area}_`));

/** Lists and forms whose names begin with these words have views that no others have. */
export const VIEWED = ['user_brewing', 'roaster'] as const;

/** The views that a list or form needs besides those of all. */
export const viewsOf = (screen: string): readonly (typeof VIEWED)[number][] =>
  VIEWED.filter((part) => screen.startsWith(part));
