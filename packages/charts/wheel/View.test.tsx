import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { type WheelCode, wheelTree } from './tree.ts';
import { Wheel, type WheelProps } from './View.tsx';

const chosen = ['BLUEBERRY', 'FRUITY'];
const still: WheelProps = {
  ...{ nodes: wheelTree(flavorCodes('en'), chosen), width: 720, height: 720, rotate: 0, current: null },
  ...{ reverse: false, simple: false, showSub: true, label: 'Flavor wheel', words: { help: 'Arrows', empty: 'None' } },
};
const live: WheelProps = { ...still, onToggle() {} };
const drawn = (wheel: ReactElement) => renderToStaticMarkup(wheel);
const items = (markup: string) => [...markup.matchAll(/<g [^>]*role="treeitem"[^>]*>/g)].map(([item]) => item);
const nameOf = (markup: string) => /<g class="hub".*?<\/g>/.exec(markup)?.[0] ?? '';

describe('the wheel', () => {
  it('is a tree that screen readers walk through, with what is chosen itself and in part', () => {
    const markup = drawn(<Wheel {...live} />);
    expect(markup).toMatch(/^<svg [^>]*aria-label="Flavor wheel"[^>]*role="tree" aria-describedby=/);
    expect(items(markup)).toHaveLength(110);
    const states = ['BLUEBERRY', 'BERRY', 'FRUITY', 'SWEET'].map((id) => {
      const item = items(markup).find((item) => item.includes(`data-id="${id}"`)) ?? '';
      return [/aria-level="(.)"/, /aria-checked="(\w+)"/, /aria-label="(\w+)"/].map((part) => part.exec(item)?.[1]);
    });
    expect(states).toEqual([
      ['3', 'true', 'Blueberry'],
      ['2', 'mixed', 'Berry'],
      ['1', 'true', 'Fruity'],
      ['1', 'false', 'Sweet'],
    ]);
  });
  it('that nobody can touch is a picture, and names nothing that nobody chose', () => {
    const markup = drawn(<Wheel {...still} />);
    expect(markup).toMatch(/^<svg [^>]*role="img"/);
    expect(items(markup)).toEqual([]);
    expect([nameOf(markup), nameOf(drawn(<Wheel {...still} current="PEACH" />))]).toEqual([
      expect.not.stringContaining('<text'),
      expect.stringMatching(/Peach.*복숭아/),
    ]);
  });
  it('names what lies under its pointer until something else is current', () => {
    expect(nameOf(drawn(<Wheel {...live} rotate={-52.9} />))).toContain('Peach');
    expect(nameOf(drawn(<Wheel {...live} rotate={-52.9} current="HONEY" showSub={false} />))).toMatch(
      /Honey<\/text><\/g>/,
    );
    expect(nameOf(drawn(<Wheel {...live} current="GONE" />))).toContain('Blackberry');
  });
  it('says what it is told to while nothing is current', () => {
    const words = { ...live.words, idle: { name: 'One cup', sub: '110 flavors' } };
    expect(nameOf(drawn(<Wheel {...live} words={words} />))).toMatch(/One cup.*110 flavors/);
    expect(nameOf(drawn(<Wheel {...live} words={words} current="HONEY" />))).not.toContain('cup');
  });
  it('of two rings names what lies on the third by what it lies under', () => {
    expect(nameOf(drawn(<Wheel {...live} simple current="PEACH" />))).toContain('Other fruit');
  });
  it('without flavors says so, and is no empty tree', () => {
    const markup = drawn(<Wheel {...live} nodes={[]} />);
    expect(nameOf(markup)).toContain('None');
    expect(markup).toMatch(/^<svg [^>]*role="img"/);
  });

  const odd: WheelCode[] = [
    { id: '"><b>', label: '<script>', subLabel: '', parent: null, color: '#fefef4' },
    { id: ' ', label: '', subLabel: '', parent: '"><b>', color: null },
    { id: 'long', label: '가'.repeat(100), subLabel: 'W'.repeat(300), parent: null, color: 'url(x)' },
  ];
  it.each([
    ['no room', { width: 0, height: 0 }],
    ['a room of no numbers', { width: Number.NaN, height: Number.NEGATIVE_INFINITY }],
    ['a huge room', { width: 1e7, height: 1e7 }],
    ['a turn of no number', { rotate: Number.NaN }],
    ['many turns', { rotate: 1e9 }],
    ['odd codes', { nodes: wheelTree(odd, ['long']), current: 'long' }],
    ['one flavor', { nodes: wheelTree(odd.slice(0, 1), []) }],
  ] satisfies [string, Partial<WheelProps>][])('draws %s without a number that is none', (_, more) => {
    const markup = drawn(<Wheel {...live} {...more} />);
    expect(markup).not.toMatch(/NaN|Infinity|undefined|<script|<b>/);
    expect(items(markup).length).toBeGreaterThan(0);
  });
});
