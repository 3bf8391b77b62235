import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Atlas } from '../../packages/charts/map/data.ts';
import type { MapCountry } from '../../packages/charts/map/layout.ts';
import { consuming, producing } from '../../packages/model/seed/country.ts';
import type { CountryRow } from '../../packages/model/seed/row.ts';

const country =
  (isGrowing: boolean) =>
  ([id, , name, name_ko]: CountryRow): MapCountry => ({ id, properties: { name, name_ko }, isGrowing });

/** The countries that come with the product: those that grow coffee, and all others. */
export const growingCountries = producing.map(country(true));
export const otherCountries = consuming.map(country(false));

/** The borders of the world, coarse or fine. */
export const atlasOf = (detail: '110m' | '50m'): Atlas =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../node_modules/world-atlas/countries-${detail}.json`), 'utf8'),
  );
