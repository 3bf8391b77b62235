import { roundTo } from '@hanjan/core';
import type { Meta, Reading, Unit } from '../../log.ts';
import type { Profile } from './artisan_profile.ts';
import { finiteOf, listOf, momentOf, saidOf, textOf } from './artisan_values.ts';

const GRAMS = new Map([
  ['g', 1],
  ['kg', 1000],
  ['lb', 453.59237],
  ['oz', 28.349523125],
]);
const LITRES = new Map([
  ['l', 1],
  ['ml', 0.001],
]);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a profile says besides its curves. 0 and empty texts are what nobody said. */
export function artisanMeta(profile: Profile, unit: Unit): Partial<Meta> {
  const [green, roasted, mass] = listOf(profile.weight);
  const number = saidOf(profile.roastbatchnr);
  return {
    title: textOf(profile.title),
    beans: textOf(profile.beans),
    roasted_at: momentOf(dayOf(profile), textOf(profile.roasttime)),
    batch: number === null ? null : `${textOf(profile.roastbatchprefix) ?? ''}${number}`,
    machine: textOf(profile.roastertype),
    operator: textOf(profile.operator),
    roasting_notes: textOf(profile.roastingnotes),
    cupping_notes: textOf(profile.cuppingnotes),
    green_g: gramsOf(green, mass),
    roasted_g: gramsOf(roasted, mass),
    moisture_green: saidOf(profile.moisture_greens),
    moisture_roasted: saidOf(profile.moisture_roasted),
    density: densityOf(profile),
    whole_color: saidOf(profile.whole_color),
    ground_color: saidOf(profile.ground_color),
    color_system: textOf(profile.color_system),
    ambient_c: ambientOf(profile, unit),
    ambient_humidity: saidOf(profile.ambient_humidity),
    ambient_pressure: saidOf(profile.ambient_pressure),
  };
}

/** The day as ISO 8601; files of old versions have it in English words alone, `Sun Aug 31 2025`. */
function dayOf(profile: Profile): string | null {
  const iso = textOf(profile.roastisodate);
  const [, month = '', day = '', year] =
    /^\w{3} (\w{3}) (\d{1,2}) (\d{4})$/.exec(textOf(profile.roastdate) ?? '') ?? [];
  const nth = MONTHS.indexOf(month) + 1;
  return iso ?? (nth > 0 ? `${year}-${String(nth).padStart(2, '0')}-${day.padStart(2, '0')}` : null);
}

/** A mass of some unit in g; null where nobody said it, and of a unit that nobody knows. */
export function gramsOf(value: unknown, unit: unknown): Reading {
  const grams = GRAMS.get(String(unit).toLowerCase());
  const mass = saidOf(value);
  return grams === undefined || mass === null || mass < 0 ? null : roundTo(mass * grams, 1000);
}

/** In g/L; the file holds `[717.0, 'g', 1, 'l']`. */
function densityOf(profile: Profile): Reading {
  const [mass, unit, volume, litre] = listOf(profile.density);
  const grams = gramsOf(mass, unit);
  const litres = (saidOf(volume) ?? 1) * (LITRES.get(String(litre).toLowerCase()) ?? Number.NaN);
  return grams === null ? null : finiteOf(roundTo(grams / litres, 10));
}

function ambientOf(profile: Profile, unit: Unit): Reading {
  const said = saidOf(profile.ambientTemp);
  return said === null ? null : roundTo(unit === 'F' ? ((said - 32) * 5) / 9 : said, 100);
}
