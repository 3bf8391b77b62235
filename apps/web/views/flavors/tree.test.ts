import { FLVR } from '@hanjan/model/seed/code/flvr.ts';
import { describe, expect, it } from 'vitest';
import { byFamily, coloursOf, type FlavorNode, flavorTree } from './tree.ts';

const codes = FLVR.map(([code_id, code_name, code_name_kr, code_alias2 = '', code_filter = '']) => ({
  code_id,
  code_name,
  code_name_kr,
  code_filter,
  code_alias1: null,
  code_alias2,
}));
const tree = flavorTree(codes);
const depth = ({ children }: FlavorNode): number => 1 + Math.max(0, ...children.map(depth));
const size = ({ children }: FlavorNode): number => children.reduce((sum, child) => sum + size(child), 1);

describe('the tree of flavors', () => {
  it('holds every flavor once, in nine families of three levels', () => {
    expect(tree.families).toHaveLength(9);
    expect(tree.families.reduce((sum, family) => sum + size(family), 0)).toBe(FLVR.length);
    expect(Math.max(...tree.families.map(depth))).toBe(3);
  });
  it('gives every family its own colours, and every flavor those of its family', () => {
    expect(new Set(tree.families.map(({ code }) => coloursOf(tree, code.code_id))).size).toBe(9);
    expect([coloursOf(tree, 'JASMINE'), coloursOf(tree, 'PEACH'), coloursOf(tree, 'GONE')]).toEqual([
      'floral',
      'fruity',
      'other',
    ]);
  });
  it('groups what was chosen by family, in the order of choosing', () => {
    const chosen = ['JASMINE', 'PEACH', 'BLACK_TEA', 'FRUITY'];
    expect([...byFamily(tree, chosen)]).toEqual([
      ['FLORAL', ['JASMINE', 'BLACK_TEA']],
      ['FRUITY', ['PEACH', 'FRUITY']],
    ]);
  });
});
