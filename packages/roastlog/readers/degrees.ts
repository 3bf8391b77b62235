import type { Unit } from '../log.ts';

/** °C that no bean probe reaches. */
const NEVER_C = 320;

/** The unit of bean temperatures that nobody named, by the hottest of them. */
export const unitBy = (hottest: number): Unit => (hottest > NEVER_C ? 'F' : 'C');
