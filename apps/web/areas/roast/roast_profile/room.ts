import { isObject, readStored, writeStored } from '../../../base/store/storage.ts';
import { NO_PREHEAT } from '../live/live_changes.ts';
import type { Preheat } from '../record/roast_of_record.ts';
import { ROOM } from './room_name.ts';

/** What this tab keeps of a live roast besides the fields of its record: what it is of, its preheating, whether it is looked at. */
export interface KeptRoom {
  /** The address of the form. */
  readonly home: string;
  readonly preheat: Preheat;
  readonly isOpen: boolean;
}

/** Drums are heated for hours, and not for longer, in ms. */
const LONGEST = 12 * 3_600_000;

/** What is stored of the roast of a form. */
export function roomOf(home: string, now: number): Omit<KeptRoom, 'home'> {
  const kept = readStored('tab', ROOM);
  if (!isObject(kept) || kept.home !== home || !isObject(kept.preheat)) return { preheat: NO_PREHEAT, isOpen: false };
  const { from, to } = kept.preheat;
  const isPreheat = isMoment(from) && isMoment(to) && now - (from ?? now) < LONGEST;
  return { preheat: isPreheat ? { from, to } : NO_PREHEAT, isOpen: kept.isOpen === true };
}

/** Keeps it, or forgets it where there is nothing to go on with. */
export const keepRoom = (room: KeptRoom): void =>
  writeStored('tab', ROOM, room.isOpen || room.preheat.from !== null || room.preheat.to !== null ? room : null);

const isMoment = (value: unknown): value is number | null => value === null || Number.isFinite(value);
