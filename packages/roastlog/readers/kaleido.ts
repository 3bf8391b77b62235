import { RoastFaultError } from '../fault.ts';
import type { Reader } from './registry.ts';

/** Logs of Kaleido. */
export const kaleido: Reader = {
  source: 'kaleido',
  recognises: () => false,
  read() {
    throw new RoastFaultError('unknown');
  },
};
