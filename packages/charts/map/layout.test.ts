import { describe, expect, it } from 'vitest';
import { atlasOf, growingCountries, otherCountries } from '../../../test/harness/countries.ts';
import { alpha3 } from './alpha3.ts';
import { centres } from './centres.ts';
import { shapesOf } from './data.ts';
import { mapLayout, nameIn } from './layout.ts';
import { project, WORLD, withinEdges } from './projection.ts';

const coarse = atlasOf('110m');
const fine = atlasOf('50m');
const growing = growingCountries.map(({ id }) => id);
const all = [...growing, ...otherCountries.map(({ id }) => id)];

describe('countries of the atlas', () => {
  it('are known by the three letters of ours, each once', () => {
    for (const atlas of [coarse, fine]) {
      const ids = shapesOf(atlas).flatMap(({ id }) => id ?? []);
      expect(ids.filter((id) => !all.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
  it('have a number that leads to them whatever its zeros', () => {
    expect([alpha3('076'), alpha3(76), alpha3('4'), alpha3('999'), alpha3(undefined)]).toEqual([
      'BRA',
      'BRA',
      'AFG',
      null,
      null,
    ]);
  });
  it('are called as their names say, in English where a language has none', () => {
    const country = { id: 'BRA', properties: { name: 'Brazil', name_ko: '브라질' }, isGrowing: true };
    expect([nameIn(country, 'ko'), nameIn(country, 'en'), nameIn(country, 'ja')]).toEqual([
      '브라질',
      'Brazil',
      'Brazil',
    ]);
  });
});

describe('the drawing', () => {
  it('has a place for every country of the world, with coarse borders, fine ones and none at all', () => {
    for (const atlas of [coarse, fine]) {
      const { places } = mapLayout(atlas);
      expect(all.filter((id) => !places.has(id) && id !== 'ATA' && id !== 'ATF')).toEqual([]);
      expect(growing.filter((id) => !places.has(id))).toEqual([]);
    }
    expect(new Set(mapLayout(null).places.keys())).toEqual(new Set(centres.keys()));
  });
  it('is made once for each atlas', () => {
    expect(mapLayout(coarse)).toBe(mapLayout(coarse));
  });
  it('lies within the world, but for islands at its edge that stay whole', () => {
    const edge = 0.03 * (WORLD.right - WORLD.left);
    for (const { id, box } of mapLayout(fine).lands) {
      expect([id, box.left > WORLD.left - edge, box.right < WORLD.right + edge]).toEqual([id, true, true]);
    }
    // A ring that leapt from edge to edge would be as wide as the world.
    const widest = mapLayout(fine).lands.toSorted((a, b) => b.box.right - b.box.left - a.box.right + a.box.left);
    expect(widest.slice(0, 3).map(({ id }) => id)).toEqual(expect.arrayContaining(['RUS']));
  });
  it('shows areas as they are', () => {
    const { places } = mapLayout(coarse);
    const area = (id: string) => (places.get(id)?.side ?? 0) ** 2;
    // Brazil has 8.5 million square kilometres, Mexico 1.96, Ethiopia 1.1.
    expect(area('BRA') / area('MEX')).toBeCloseTo(8.5 / 1.96, 0);
    expect(area('BRA') / area('ETH')).toBeCloseTo(8.5 / 1.1, 0);
  });
  it('gives what lies far from a country its own code', () => {
    const { places } = mapLayout(fine);
    const reunion = project(55.5, -21.1);
    expect(places.get('REU')?.at.x).toBeCloseTo(reunion.x);
    expect(places.get('REU')?.side).toBeGreaterThan(0);
    const { box } = mapLayout(fine).lands.find(({ id }) => id === 'FRA') ?? {};
    expect(box?.bottom).toBeLessThan(project(0, 40).y);
  });
  it('puts every longitude between its edges', () => {
    for (const lon of [-540, -180, -170, -169, 0, 11, 180, 190, 191, 720]) {
      expect(withinEdges(lon)).toBeGreaterThanOrEqual(-169);
      expect(withinEdges(lon)).toBeLessThan(191);
      expect((((withinEdges(lon) - lon) % 360) + 360) % 360).toBe(0);
    }
  });
});
