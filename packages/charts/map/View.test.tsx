import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { atlasOf, growingCountries } from '../../../test/harness/countries.ts';
import { type MapProps, WorldMap } from './View.tsx';

const atlas = atlasOf('110m');
const drawn = (some: Partial<MapProps>) =>
  renderToStaticMarkup(
    <WorldMap
      atlas={atlas}
      countries={growingCountries}
      chosen={[]}
      current={null}
      locale="ko"
      width={700}
      height={320}
      label="국가"
      words={{ cancer: '북회귀선', capricorn: '남회귀선' }}
      onChoose={() => undefined}
      {...some}
    />,
  );

it.each([
  ['a room without a size', { width: 0, height: 0 }],
  ['a room that is no number', { width: Number.NaN, height: -4 }],
  ['a huge room', { width: 1e9, height: 1e9 }],
  ['a strip', { width: 2000, height: 1 }],
  ['no borders', { atlas: null }],
  ['no countries', { countries: [] }],
  ['a chosen and a current country that nobody knows', { chosen: ['XXX', ''], current: 'XXX' }],
  ['a country that no map has', { countries: [{ id: 'XXX', properties: { name: 'X' }, isGrowing: true }] }],
])('%s is drawn without a fault', (_, some) => {
  const markup = drawn(some);
  expect(markup).toMatch(/^<svg/);
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
});

it('offers every coffee country to whoever does not see it, once, and none in a still picture', () => {
  const ids = [...drawn({}).matchAll(/role="option"[^>]*/g)].map(([option]) => option);
  expect(ids).toHaveLength(growingCountries.length);
  expect(drawn({}).match(/id="[^"]*BRA"/g)).toHaveLength(1);
  const still = drawn({ onChoose: undefined } as Partial<MapProps>);
  expect(still).toContain('role="img"');
  expect(still).not.toContain('role="option"');
});
