import { useState } from 'react';
import type { MapCountry } from '../../../packages/charts/map/layout.ts';
import { WorldMap } from '../../../packages/charts/map/View.tsx';
import { BORDERS, countries, SIZE } from '../data.ts';

const known = countries.map(
  ({ id, name, korean }): MapCountry => ({ id, properties: { name, name_ko: korean }, isGrowing: true }),
);

/** The map in a page that keeps what is lit, with its borders at hand. */
export async function chart() {
  const atlas = await (await fetch(BORDERS.topology)).json();
  return <LitMap atlas={atlas} />;
}

function LitMap({ atlas }: Pick<Parameters<typeof WorldMap>[0], 'atlas'>) {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <WorldMap
      {...SIZE.map}
      {...{ atlas, current }}
      countries={known}
      chosen={['ETH', 'COL']}
      locale="ko"
      label="커피 산지"
      words={{ cancer: '북회귀선', capricorn: '남회귀선' }}
      onChoose={() => undefined}
      onCurrent={setCurrent}
    />
  );
}
