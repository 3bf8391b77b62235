import type { RawLog } from './log.ts';
import { READERS } from './readers/registry.ts';
import { rawLogWith } from './recognise_with.ts';

/**
 * What a text is as the log of one of the programs, on its own clock and in its own unit.
 * @throws RoastFaultError and nothing else
 */
export const rawLogOf = (text: string): RawLog => rawLogWith(READERS, text);
