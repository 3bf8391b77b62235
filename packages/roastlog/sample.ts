import type { RoastLog } from './log.ts';
import { logOfProfile } from './profile.ts';

/** A roast to look at: a Colombian coffee, ten minutes, with one estimated mark. */
export function sampleRoast(): RoastLog {
  return logOfProfile({}, []);
}

/** The roast that the sample is laid over. */
export function backgroundRoast(): RoastLog {
  return logOfProfile({}, []);
}
