import type { FieldOptions } from '../kind/kind.ts';
import { isSame } from './changes.ts';
import type { Fielded, Row } from './entity.ts';

type Lockable = Pick<FieldOptions, 'locked'>;

/** Whether a field can be changed in no stored record, whatever its state. */
export const isGivenOnce = ({ locked }: Lockable): boolean => locked === true;

/** Whether a field can no longer be changed in a record as it is stored. */
export const isLocked = ({ locked }: Lockable, stored: Row): boolean =>
  typeof locked === 'object' ? locked.when(stored) : locked === true;

/**
 * Those of some fields that a change of a stored record touches and may not. A change that takes the record out of the
 * state that locks a field may touch it too, as the next one may: so a save that left that state is taken back whole.
 */
export const lockedAmong = ({ fields }: Fielded, names: readonly string[], before: Row, after: Row): string[] =>
  names.filter((name) => {
    const field = fields[name] ?? {};
    return isLocked(field, before) && isLocked(field, after) && !isSame(before[name], after[name]);
  });
