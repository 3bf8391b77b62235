import { expect, it } from 'vitest';
import { type Ancestor, ancestorsOf, childrenOf } from './lineage.ts';

const variety = (variety_id: string, ...parents: string[]) => ({
  variety_seq: variety_id.length,
  variety_id,
  variety_name: variety_id.toLowerCase(),
  variety_name_kr: null,
  variety_parent_list: parents.length > 0 ? parents : null,
});
const ROWS = [
  variety('PACAMARA', 'PACAS', 'MARAGOGIPE'),
  variety('PACAS', 'BOURBON'),
  variety('MARAGOGIPE', 'TYPICA'),
  variety('BOURBON'),
];
const shape = (some: readonly Ancestor[]): unknown[] =>
  some.map(({ name, parents }) => (parents.length > 0 ? [name, shape(parents)] : name));

it('goes up to where nothing is known, also to what is not there', () => {
  expect(shape(ancestorsOf(['PACAMARA'], ROWS, 'en'))).toEqual([
    [
      'pacamara',
      [
        ['pacas', ['bourbon']],
        ['maragogipe', ['TYPICA']],
      ],
    ],
  ]);
  expect(ancestorsOf(['NEW'], ROWS, 'en')).toEqual([{ id: 'NEW', record: null, name: 'NEW', parents: [] }]);
});

it('ends where varieties descend from one another', () => {
  const rows = [variety('A', 'B'), variety('B', 'A', 'B')];
  expect(shape(ancestorsOf(['A'], rows, 'en'))).toEqual([['a', ['b']]]);
});

it('names what came from one', () => {
  expect(childrenOf('BOURBON', ROWS, 'en').map(({ id }) => id)).toEqual(['PACAS']);
});
