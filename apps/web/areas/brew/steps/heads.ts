import { t } from '../../../base/texts/index.ts';
import { pouredWord } from '../plan.ts';
import type { Part } from './steps.ts';

const HEADS = { term: 'brew_time', bar: 'brew_bar', flux: 'brew_flux' } as const;

/** What is said of each step, at the head of its column. */
export const partHead = (part: Part, isEspresso: boolean): string =>
  part === 'mass' ? pouredWord('brew_pour', isEspresso) : t(HEADS[part]);
