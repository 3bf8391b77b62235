import type { Note, RawLog, RoastLog } from '../log.ts';
import { notesOfMarks } from './mark_notes.ts';
import type { Rows } from './order.ts';

/** Fewer readings of the beans are no curve that much can be said of. */
const FEW = 10;

/** °C between which the hottest reading of a roast lies; beyond, the unit or the probe is another one. */
const LEAST_C = 100;
const MOST_C = 300;

/** What is to be said of a log that was put in order: of its marks, its weights, its readings and its rows. */
export function notesOf(
  unit: RawLog['unit'],
  { skipped, reordered, repeated }: Rows,
  { bean, air, marks, green_g, roasted_g }: Pick<RoastLog, 'bean' | 'air' | 'marks' | 'green_g' | 'roasted_g'>,
): Note[] {
  const read = bean.filter((value) => value !== null);
  const hottest = Math.round(read.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY));
  const missing = bean.filter((value) => value === null).length;
  const notes: readonly (Note | false)[] = [
    unit === 'F' && { key: 'unit_converted' },
    (green_g === null || roasted_g === null) && { key: 'weight_missing' },
    green_g !== null && roasted_g !== null && roasted_g > green_g && { key: 'weight_unlikely' },
    (hottest < LEAST_C || hottest > MOST_C) && { key: 'bean_unlikely', args: { hottest } },
    air.every((value) => value === null) && { key: 'air_missing' },
    missing > 0 && { key: 'bean_gaps', args: { count: missing } },
    bean.length - missing < FEW && { key: 'few_samples', args: { count: bean.length - missing } },
    skipped > 0 && { key: 'rows_skipped', args: { count: skipped } },
    reordered > 0 && { key: 'time_reordered', args: { count: reordered } },
    repeated > 0 && { key: 'time_repeated', args: { count: repeated } },
  ];
  return [...notesOfMarks(marks), ...notes.filter((note) => note !== false)];
}

/** One note of each key; what was counted twice is summed. */
export function together(notes: readonly Note[]): Note[] {
  const byKey = new Map<Note['key'], Note>();
  for (const note of notes) {
    const known = byKey.get(note.key);
    if (known === undefined) byKey.set(note.key, note);
    else if (typeof known.args?.count === 'number' && typeof note.args?.count === 'number') {
      byKey.set(note.key, { ...known, args: { ...known.args, count: known.args.count + note.args.count } });
    }
  }
  return [...byKey.values()];
}
