import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { alpha3 } from './alpha3.ts';

/** Borders of all countries as world-atlas has them. */
export type Atlas = Topology<{ countries: GeometryCollection }>;

/** Rings of longitudes and latitudes: the outer one and its holes. */
export type Polygon = readonly Position[][];

/** The land of a country; `id` is null where it belongs to none that has a code. */
export interface Shape {
  readonly id: string | null;
  readonly polygons: readonly Polygon[];
}

/** Parts of a country that have a code of their own: whose, which, and from where to where they lie. */
const PARTS: readonly (readonly [of: string, id: string, west: number, south: number, east: number, north: number])[] =
  [
    ['FRA', 'GUF', -55, 2, -51, 6],
    ['FRA', 'GLP', -62, 15.5, -60.8, 16.8],
    ['FRA', 'MTQ', -61.5, 14, -60.5, 15.2],
    ['FRA', 'REU', 55, -22, 56, -20],
    ['FRA', 'MYT', 44.8, -13.2, 45.5, -12.4],
    ['NOR', 'SJM', 10, 74, 34, 82],
    ['NLD', 'BES', -69, 11, -62, 18],
  ];

/** Every country of an atlas once, with all of its land. */
export function shapesOf(atlas: Atlas): Shape[] {
  const pieces = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const country = alpha3(id);
    return polygonsOf(geometry).map((polygon) => ({ id: country && partOf(country, polygon), polygon }));
  });
  return [...Map.groupBy(pieces, ({ id }) => id)].map(([id, ofOne]) => ({
    id,
    polygons: ofOne.map(({ polygon }) => polygon),
  }));
}

function polygonsOf(geometry: Geometry): readonly Polygon[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function partOf(country: string, [outer]: Polygon): string {
  const [lon = 0, lat = 0] = outer?.[0] ?? [];
  const isHere = ([of, , west, south, east, north]: (typeof PARTS)[number]) =>
    of === country && lon >= west && lon <= east && lat >= south && lat <= north;
  return PARTS.find(isHere)?.[1] ?? country;
}
