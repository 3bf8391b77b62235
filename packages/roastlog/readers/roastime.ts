import { RoastFaultError } from '../fault.ts';
import type { Reader } from './registry.ts';

/** Logs of RoasTime. */
export const roastime: Reader = {
  source: 'roastime',
  recognises: () => false,
  read() {
    throw new RoastFaultError('unknown');
  },
};
