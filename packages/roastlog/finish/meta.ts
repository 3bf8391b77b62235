import type { Meta } from '../log.ts';
import { saidLine, saidText } from './said.ts';

const NOTHING: Meta = {
  title: null,
  beans: null,
  roasted_at: null,
  batch: null,
  machine: null,
  operator: null,
  roasting_notes: null,
  cupping_notes: null,
  green_g: null,
  roasted_g: null,
  moisture_green: null,
  moisture_roasted: null,
  density: null,
  whole_color: null,
  ground_color: null,
  color_system: null,
  ambient_c: null,
  ambient_humidity: null,
  ambient_pressure: null,
};

/** All that a log can say besides its curves. */
export const META_KEYS = Object.keys(NOTHING) as readonly (keyof Meta)[];

/** What of it is a text; the rest are numbers. */
export const META_TEXTS: readonly (keyof Meta)[] = [
  'title',
  'beans',
  'roasted_at',
  'batch',
  'machine',
  'operator',
  'roasting_notes',
  'cupping_notes',
  'color_system',
];

/** What a log says besides its curves. Empty texts, and 0 where programs write it for what nobody measured, say nothing. */
export function metaOf(said: Partial<Meta> = {}): Meta {
  const entries = Object.entries(NOTHING).map(([key, nothing]) => {
    const value = said[key as keyof Meta] ?? nothing;
    if (typeof value === 'string') return [key, (key.endsWith('_notes') ? saidText : saidLine)(value) || nothing];
    const isSaid = value !== null && Number.isFinite(value) && (value > 0 || key === 'ambient_c');
    return [key, isSaid ? value : nothing];
  });
  return Object.fromEntries(entries) as Meta;
}
