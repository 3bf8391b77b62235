import { readStored, writeStored } from '../store/storage.ts';

const KEY = 'hanjan.scroll';

/** How far down each step of the history of this tab was seen. What makes no sense is left out. */
export function readScroll(): Map<number, number> {
  const kept = readStored('tab', KEY);
  return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
}

/** Keeps that until the tab is closed. */
export const keepScroll = (places: ReadonlyMap<number, number>): void => writeStored('tab', KEY, [...places]);

const isPlace = (kept: unknown): kept is [number, number] =>
  Array.isArray(kept) && kept.length === 2 && kept.every(Number.isFinite);
