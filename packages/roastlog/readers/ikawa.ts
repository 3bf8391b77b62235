import { RoastFaultError } from '../fault.ts';
import type { Reader } from './registry.ts';

/** Logs of IKAWA. */
export const ikawa: Reader = {
  source: 'ikawa',
  recognises: () => false,
  read() {
    throw new RoastFaultError('unknown');
  },
};
