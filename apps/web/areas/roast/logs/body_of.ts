import { cutToBytes, inLocale, type Row } from '@hanjan/core';
import { agtron, lotMass, mass, percent } from '@hanjan/model/presets.ts';
import { ROW } from '@hanjan/model/roaster/roast_import.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { heldOf } from '../points/points.ts';
import { recordOf } from '../record/record_of.ts';
import { ROASTED, STEP } from '../record/roast_of_record.ts';
import type { ReadRoast } from './found.ts';
import type { Item } from './item.ts';
import type { Lot } from './targets.ts';

const MOST_NAME = 300;
const MOST_MEMO = 3000;

/**
 * The record of a roast of the past, of what its log or its row says and what was chosen for it. Weights that cannot be,
 * because more came out than went in, are left out; green beans are named where it is known how much went in.
 */
export function bodyOf(item: Item, { log, sheet }: ReadRoast, lots: readonly Lot[], locale: string): Row {
  const { name, day, recipe, machine } = item;
  const isHeavier = log.green_g !== null && log.roasted_g !== null && log.roasted_g > log.green_g;
  const green = isHeavier ? null : heldOf(lotMass, log.green_g);
  const beans = isHeavier ? null : greensOf(item, log, lots);
  const notes = [log.roasting_notes, log.cupping_notes].flatMap((text) => (text?.trim() ? [text.trim()] : []));
  const all: Row = {
    ...recordOf(sheet ? typedIn(log, sheet) : OF_FILE, log),
    roasting_result_date: day,
    [STEP]: 'DONE',
    ...(sheet && Object.keys(sheet.points).length === 0 && { roasting_profile_use: false }),
    roasting_seq: recipe,
    roasting_machine_seq: machine,
    [inLocale('roasting_name', 'roasting_name_locale', locale)[0]]: cutToBytes(name, MOST_NAME),
    [ROASTED]: isHeavier ? null : heldOf(mass, log.roasted_g),
    roasting_moisture: heldOf(percent, log.moisture_roasted),
    roasting_agtron: agtronOf(log),
    [ROW]: sheet?.said ?? null,
    roasting_result_memo: notes.length > 0 ? cutToBytes(notes.join('\n'), MOST_MEMO) : null,
    ...(beans ? { roasting_result_greenbean: beans } : { greenbean_past_mass: green }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** The green beans of a roast; null where it is not known of each which lot it was of, and how much of it. */
function greensOf({ roast, lot, lots: chosen }: Item, log: RoastLog, lots: readonly Lot[]): Row[] | null {
  const parts = roast.isBlend
    ? roast.greens.map(({ g }, nth) => ({ g, key: chosen[nth] ?? null }))
    : [{ g: log.green_g, key: lot }];
  const rows = parts.map(({ g, key }) => {
    const of = lots.find((one) => one.key === key);
    const held = heldOf(lotMass, g);
    return of && held ? { greenbean_roaster_seq: of.bean, greenbean_year: of.year, greenbean_mass: held } : null;
  });
  const known = rows.filter((row) => row !== null);
  const isTwice = new Set(parts.map(({ key }) => key)).size < parts.length;
  if (known.length < rows.length || known.length === 0 || isTwice) return null;
  return known.map((row) => ({ ...row, greenbean_moisture: heldOf(percent, log.moisture_green) }));
}

const OF_FILE = { file: { id: '', name: '' }, typed: {}, readings: [], start: null };

/** A row is as if somebody had typed what it says. */
function typedIn({ roasted_at }: RoastLog, { points }: NonNullable<ReadRoast['sheet']>) {
  const began = roasted_at?.includes('T') ? Date.parse(roasted_at) : Number.NaN;
  return { file: null, typed: points, readings: [], start: Number.isNaN(began) ? null : began };
}

/** The colour, where it is that of one of the discs of Agtron that are kept. */
function agtronOf({ color_system, ground_color, whole_color }: RoastLog): number | null {
  const colour = /agtron/i.test(color_system ?? '') ? (ground_color ?? whole_color) : null;
  const { min, max, step } = agtron;
  return colour !== null && colour >= min && colour <= max && (colour - min) % step === 0 ? colour : null;
}
