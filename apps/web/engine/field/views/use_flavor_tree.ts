import { useMemo } from 'react';
import { useCodes } from '../../lookup/codes.ts';
import { type FlavorTree, flavorTree } from './flavor_tree.ts';

/** The tree of a flavor group, empty until its codes are known. */
export function useFlavorTree(group: string): FlavorTree {
  const codes = useCodes(group);
  return useMemo(() => flavorTree(codes ?? []), [codes]);
}
