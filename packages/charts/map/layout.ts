import type { Point } from '../gesture/zoom.ts';
import { centres } from './centres.ts';
import { type Atlas, shapesOf } from './data.ts';
import { type Outline, outlineOf } from './outline.ts';
import { project, withinEdges } from './projection.ts';

/** A country that can be chosen: its id is its three letters, its names are `name` in English and `name_<locale>`. */
export interface MapCountry {
  readonly id: string;
  readonly properties: { readonly name: string } & Readonly<Record<`name_${string}`, string>>;
  /** Whether coffee grows there. */
  readonly isGrowing: boolean;
}

/** The name of a country in a language, or in English where it has none. */
export const nameIn = ({ properties }: MapCountry, locale: string): string =>
  properties[`name_${locale}`] || properties.name;

/** Land of a country, or of none that has a code. */
export interface Land extends Outline {
  readonly id: string | null;
}

/** Where a country lies and how large it is: the side of a square of its area. */
export interface Place {
  readonly id: string;
  readonly at: Point;
  readonly side: number;
}

/** The world as it is drawn, in the units of the drawing. */
export interface MapLayout {
  readonly lands: readonly Land[];
  readonly places: ReadonlyMap<string, Place>;
}

/** Nothing but the places that are known without a map. */
const EMPTY: MapLayout = { lands: [], places: new Map(islands().map((place) => [place.id, place])) };

const layouts = new WeakMap<Atlas, MapLayout>();

/** Draws an atlas, once for all that show it. Countries that it lacks have a place all the same, as far as it is known. */
export function mapLayout(atlas: Atlas | null): MapLayout {
  if (!atlas) return EMPTY;
  const layout = layouts.get(atlas) ?? draw(atlas);
  layouts.set(atlas, layout);
  return layout;
}

function draw(atlas: Atlas): MapLayout {
  const lands = shapesOf(atlas)
    .filter(({ id }) => id !== ANTARCTICA)
    .map(({ id, polygons }) => ({ id, ...outlineOf(polygons) }));
  const places = new Map(EMPTY.places);
  for (const { id, centre, area } of lands) {
    if (id) places.set(id, { id, at: places.get(id)?.at ?? centre, side: Math.sqrt(area) });
  }
  return { lands, places };
}

/** It has neither edge nor coffee. */
const ANTARCTICA = 'ATA';

function islands(): Place[] {
  return [...centres].map(([id, [lon, lat]]) => ({ id, at: project(withinEdges(lon), lat), side: 0 }));
}
