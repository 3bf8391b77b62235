import type { Entity, Field, Screen } from '@hanjan/core';
import type { TextPart } from '../messages/ko.ts';
import { type CellArea, VIEWS, type ViewArea } from '../views.ts';

/** Kinds of records that belong together, and their lists and forms. */
export interface Area {
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
}

/**
 * Areas with pages of their own, each with the texts that its lists and forms need besides those of all. The web app loads
 * what is in one when somebody comes to it.
 */
export const AREAS = {
  user: [],
  cafe: ['cafe', 'stock', 'supply'],
  roaster: ['roaster', 'stock', 'supply'],
  setting: ['setting', 'roaster', 'supply'],
  system: ['system', 'account'],
} as const satisfies Readonly<Record<string, readonly TextPart[]>>;
export type AreaName = keyof typeof AREAS;

/** The texts that views need which only some lists and forms ask for. */
const VIEW_TEXTS: Readonly<Record<LoadedViews, readonly TextPart[]>> = {
  cup: ['own_note'],
  brew: ['brew'],
  dial: ['brew', 'dial'],
  code: [],
  drink: ['drink'],
  event: ['event'],
  link: [],
  receive: [],
  roast: ['roasted'],
  stock: [],
  system: [],
};

/** Who draws views that only some lists and forms ask for. */
export type LoadedViews = Exclude<ViewArea, 'every'>;
/** Those of them that show fields in ways of their own, which lists load without the rest. */
export type LoadedCells = Exclude<CellArea, 'every'>;

/** The area of an entity or a screen: the first word of its name says it. None for what every page may refer to. */
export const areaOf = (name: string): AreaName | undefined => AREA_NAMES.find((area) => name.startsWith(`${area}_`));

/** What a list or form needs besides what all of them need. */
export interface Needs {
  readonly texts: readonly TextPart[];
  /** How its fields are shown, which a list needs too. */
  readonly cells: readonly LoadedCells[];
  /** How its fields are typed, its groups drawn and its records read. */
  readonly views: readonly LoadedViews[];
}

/** What a list or form needs by its area and the views that it, its fields and its groups name. */
export function needsOf({ name, entity, form, reading = '' }: Screen): Needs {
  const fields = Object.values(entity.fields).flatMap(viewsOf);
  const groups = form.flatMap(({ view }) => view ?? []);
  const cells = LOADED_VIEWS.filter((area) => fields.some(isAmong(VIEWS[area].cells))) as LoadedCells[];
  const views = LOADED_VIEWS.filter(
    (area) =>
      fields.some(isAmong(VIEWS[area].inputs)) ||
      groups.some(isAmong(VIEWS[area].groups)) ||
      isAmong(VIEWS[area].readings)(reading),
  );
  const area = areaOf(name);
  const drawing = LOADED_VIEWS.filter((one) => views.includes(one) || isAmong(cells)(one));
  return { texts: [...(area ? AREAS[area] : []), ...drawing.flatMap((one) => VIEW_TEXTS[one])], cells, views };
}

const AREA_NAMES = Object.keys(AREAS) as AreaName[];
const LOADED_VIEWS = Object.keys(VIEW_TEXTS) as LoadedViews[];
const isAmong = (names: readonly string[]) => (name: string) => names.includes(name);
const viewsOf = (field: Field): readonly string[] => [
  ...(field.view ? [field.view] : []),
  ...(field.kind === 'rows' ? Object.values<Field>(field.of).flatMap(viewsOf) : []),
];
