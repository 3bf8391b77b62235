import { useQueryClient } from '@tanstack/react-query';
import { type Code, codeQuery, useCodes } from '../../lookup/codes.ts';
import type { FlavorFamily } from '../../parts/FlavorChip.tsx';

/** A place on the wheel with what lies below it. */
export interface FlavorNode {
  readonly code: Code;
  readonly children: readonly FlavorNode[];
}

/** The wheel as a tree, and for every place the family that it lies in. */
export interface FlavorTree {
  readonly families: readonly FlavorNode[];
  readonly familyIds: ReadonlyMap<string, string>;
}

const COLOURS: Readonly<Record<string, FlavorFamily>> = {
  FRUITY: 'fruity',
  SOUR_FERMENTED: 'sour',
  GREEN_VEGETATIVE: 'green',
  OTHER: 'other',
  ROASTED: 'roasted',
  SPICES: 'spices',
  NUTTY_COCOA: 'nutty',
  SWEET: 'sweet',
  FLORAL: 'floral',
};

/** The tree of a group whose codes name their parent. */
export function flavorTree(codes: readonly Code[]): FlavorTree {
  const known = new Set(codes.map(({ code_id }) => code_id));
  const familyIds = new Map<string, string>();
  const below = (parent: string | null, family: string | null): FlavorNode[] =>
    codes
      .filter(({ code_id, code_filter }) =>
        parent === null ? !known.has(code_filter ?? '') : code_filter === parent && code_id !== parent,
      )
      .map((code) => {
        familyIds.set(code.code_id, family ?? code.code_id);
        return { code, children: below(code.code_id, family ?? code.code_id) };
      });
  return { families: below(null, null), familyIds };
}

/** The colours of the family that a flavor lies in. */
export const coloursOf = (tree: FlavorTree, id: string): FlavorFamily =>
  COLOURS[tree.familyIds.get(id) ?? ''] ?? 'other';

/** Chosen flavors by family, in the order in which the families were first chosen. */
export function byFamily(tree: FlavorTree, chosen: readonly string[]): Map<string, string[]> {
  return Map.groupBy(chosen, (id) => tree.familyIds.get(id) ?? id);
}

/** The tree of a flavor group, empty until its codes are known. */
export const useFlavorTree = (group: string): FlavorTree => treeOf(useCodes(group).codes);

/** The same for whoever is drawn anew anyway when codes become known, as the rows of a list are. */
export const useKnownTree = (group: string): FlavorTree =>
  treeOf(useQueryClient().getQueryData(codeQuery(group).queryKey));

const NO_CODES: readonly Code[] = [];
const trees = new WeakMap<readonly Code[], FlavorTree>();

/** The tree of some codes, made once for all that draw it. */
function treeOf(codes = NO_CODES): FlavorTree {
  const tree = trees.get(codes) ?? flavorTree(codes);
  trees.set(codes, tree);
  return tree;
}
