import { isLive, type LiveWork } from '../areas/roast/live.ts';
import { isObject, readStored, workName } from '../base/store/storage.ts';

/** How much of what was timed on this device is no record yet: the brew, the one that stands on its page, a live roast. */
export function countTimed(): number {
  const [brew, page, roast] = ['brewrun', 'brewing', 'roastingprofile'].map((name) => workIn(name));
  const isUnsaved = isObject(page?.brewed) && page.brewed.record === undefined;
  return [brew !== null, isUnsaved, isRoast(roast) && isLive(roast)].filter(Boolean).length;
}

const workIn = (name: string) => {
  const kept = readStored('device', workName(name));
  return isObject(kept) ? kept : null;
};

const isRoast = (kept: unknown): kept is LiveWork =>
  isObject(kept) && kept.start !== undefined && isObject(kept.typed) && isObject(kept.preheat);
