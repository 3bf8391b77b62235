import { storedRuns } from '../areas/brew/run/places.ts';
import { isLive, type LiveWork } from '../areas/roast/live.ts';
import { isObject, readStored, workName } from '../base/store/storage.ts';

/** How much of what was timed on this device is no record yet: brews, the one that stands on its page, a live roast. */
export function countTimed(): number {
  const [page, roast] = ['brewing', 'roastingprofile'].map((name) => workIn(name));
  const isUnsaved = isObject(page?.brewed) && page.brewed.record === undefined;
  return storedRuns().length + [isUnsaved, isRoast(roast) && isLive(roast)].filter(Boolean).length;
}

const workIn = (name: string) => {
  const kept = readStored('device', workName(name));
  return isObject(kept) ? kept : null;
};

const isRoast = (kept: unknown): kept is LiveWork =>
  isObject(kept) && kept.start !== undefined && isObject(kept.typed) && isObject(kept.preheat);
