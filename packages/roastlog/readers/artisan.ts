import { RoastFaultError } from '../fault.ts';
import type { Reader } from './registry.ts';

/** Artisan's own files (`.alog`): one Python dict literal. */
export const artisan: Reader = {
  source: 'artisan',
  recognises: (text, { json }) => json === undefined && text.startsWith('{'),
  read: () => {
    throw new RoastFaultError('unknown');
  },
};
