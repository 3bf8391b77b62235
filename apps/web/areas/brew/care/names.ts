import type { Fields, Screen } from '@hanjan/core';
import { useMemo } from 'react';
import { useNames } from '../../../records/lookup/names.ts';

/** What the kinds of care are called. */
export function useCareNames({ entity }: Screen): (care_type: string) => string {
  const type = entity.fields.care_type;
  const names = useNames(useMemo((): Fields => (type ? { care_type: type } : {}), [type]));
  return (id) => names.code('CARE', id);
}
