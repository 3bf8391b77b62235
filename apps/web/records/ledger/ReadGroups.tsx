import type { FormGroup } from '@hanjan/core';
import type { ReadingProps } from '../field/reading.ts';
import { FormGroups } from './FormGroups.tsx';

interface Props extends Pick<ReadingProps, 'form' | 'names'> {
  readonly groups: readonly FormGroup[];
}

/** Groups of a record for whoever reads it. */
export const ReadGroups = ({ form, names, groups }: Props) => (
  <FormGroups {...{ form, names, groups }} isFixed={isFixed} isReading />
);

const isFixed = () => true;
