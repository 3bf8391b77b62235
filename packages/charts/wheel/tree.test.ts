import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { type WheelCode, type WheelNode, wheelTree } from './tree.ts';

const code = (id: string, parent: string | null = null, more: Partial<WheelCode> = {}): WheelCode => ({
  ...{ id, label: id, subLabel: '', parent, color: null },
  ...more,
});
const all = (nodes: readonly WheelNode[]): WheelNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
/** A tree in brackets: `A(B(C D))`. */
const shape = (nodes: readonly WheelNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(' ');
const find = (nodes: readonly WheelNode[], id: string) => all(nodes).find((node) => node.id === id);

describe('the tree of the wheel', () => {
  const tree = wheelTree(flavorCodes('ko'), ['BLUEBERRY', 'SWEET', 'GONE']);
  it('has the nine families of the product in their colours, and every flavor once', () => {
    expect(tree.map(({ color }) => color)).toEqual(
      'fruity sour green other roasted spices nutty sweet floral'.split(' '),
    );
    expect(all(tree)).toHaveLength(110);
    expect(find(tree, 'BLUEBERRY')).toMatchObject({
      label: '블루베리',
      subLabel: 'Blueberry',
      color: 'fruity',
      level: 3,
    });
  });
  it('says what is chosen, and where something below is', () => {
    const checks = ['BLUEBERRY', 'BERRY', 'FRUITY', 'SWEET', 'HONEY'].map((id) => find(tree, id));
    expect(checks.map((node) => [node?.check, node?.subCheck])).toEqual([
      ...[
        [true, false],
        [false, true],
        [false, true],
      ],
      ...[
        [true, false],
        [false, false],
      ],
    ]);
  });

  it.each<[string, WheelCode[], string]>([
    ['no codes', [], ''],
    ['a parent that nobody knows', [code('A', 'GONE'), code('B', 'A')], 'A(B)'],
    ['an empty parent', [code('A', '')], 'A'],
    ['a code that is its own parent', [code('A', 'A'), code('B', 'A')], 'A(B)'],
    ['a loop, cut at its first code', [code('X', 'B'), code('A', 'C'), code('B', 'A'), code('C', 'B')], 'A(B(X C))'],
    ['two loops', [code('A', 'B'), code('B', 'A'), code('C', 'D'), code('D', 'C')], 'A(B) C(D)'],
    ['the same id twice', [code('A'), code('B', 'A'), code('B'), code('A', 'B')], 'A(B)'],
    ['a child before its parent', [code('B', 'A'), code('A')], 'A(B)'],
    [
      'a fourth and a fifth level',
      [code('A'), code('B', 'A'), code('C', 'B'), code('D', 'C'), code('E', 'D'), code('F', 'B')],
      'A(B(C D E F))',
    ],
    [
      'names of things that objects have',
      [code('constructor'), code('__proto__', 'constructor')],
      'constructor(__proto__)',
    ],
  ])('of %s', (_, codes, expected) => expect(shape(wheelTree(codes, []))).toBe(expected));

  it('takes the colour of a family that somebody added, in any letters, and grey-blue where there is none', () => {
    const colors = ['#12AB9f', 'red', '#123', '', null].map(
      (color) => wheelTree([code('OWN', null, { color })], [])[0],
    );
    expect(colors.map((node) => node?.color)).toEqual(['#12AB9f', 'other', 'other', 'other', 'other']);
  });

  it('has no colour from what objects have by themselves', () => {
    expect(wheelTree([code('constructor')], [])[0]?.color).toBe('other');
  });

  const ids = fc.constantFrom(...'ABCDEFGHIJ');
  const codes = fc.array(fc.tuple(ids, fc.option(fc.oneof(ids, fc.constant('GONE')))), { maxLength: 30 });
  it('of any codes holds each of them once, on three levels, below its parent', () => {
    fc.assert(
      fc.property(codes, fc.array(ids), (pairs, chosen) => {
        const nodes = all(
          wheelTree(
            pairs.map(([id, parent]) => code(id, parent)),
            chosen,
          ),
        );
        expect(nodes.map(({ id }) => id).sort()).toEqual([...new Set(pairs.map(([id]) => id))].sort());
        for (const { level, children } of nodes) {
          for (const child of children) expect(child.level).toBe(level + 1);
        }
        expect(nodes.every(({ level }) => level <= 3)).toBe(true);
      }),
    );
  });
  it('of 2,000 codes in one long line is made all the same', () => {
    const line = Array.from({ length: 2_000 }, (_, nth) => code(`C${nth}`, nth === 0 ? null : `C${nth - 1}`));
    expect(all(wheelTree(line, []))).toHaveLength(2_000);
  });
});
