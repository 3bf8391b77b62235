import { RoastFaultError } from '../fault.ts';
import type { Reader } from './registry.ts';

/** Logs of ROEST. */
export const roest: Reader = {
  source: 'roest',
  recognises: () => false,
  read() {
    throw new RoastFaultError('unknown');
  },
};
