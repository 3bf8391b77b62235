import { describe, expect, it } from 'vitest';
import { atlasOf, growingCountries } from '../../../test/harness/countries.ts';
import { mapLayout } from './layout.ts';
import { type Arrow, isArrow, neighbour } from './walk.ts';

const growing = growingCountries.map(({ id }) => id);

describe('arrow keys', () => {
  const { places } = mapLayout(atlasOf('110m'));
  const at = (id: string) => places.get(id) ?? { id, at: { x: 0, y: 0 }, side: 0 };
  const grown = growing.map(at);
  it('go to the neighbour on that side', () => {
    const by = (from: string, arrow: Arrow) => neighbour(grown, at(from), arrow).id;
    expect(by('PER', 'ArrowRight')).toBe('BRA');
    expect(by('KEN', 'ArrowUp')).toBe('ETH');
    expect(by('KEN', 'ArrowLeft')).toBe('UGA');
    expect(by('AUS', 'ArrowDown')).toBe('AUS');
  });
  it('reach every coffee country from any', () => {
    const arrows: Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const start of ['BRA', 'PYF', 'VNM']) {
      const reached = new Set([start]);
      for (const id of reached) for (const arrow of arrows) reached.add(neighbour(grown, at(id), arrow).id);
      expect(growing.filter((id) => !reached.has(id))).toEqual([]);
    }
  });
  it('are four', () => {
    expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
  });
});
