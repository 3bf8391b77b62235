import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { retryOf } from '../../records/lookup/query.ts';
import { refQuery } from '../../records/lookup/refs.ts';
import { farmsOf, type Region, regionsOf } from './places.ts';
import './places.css';

interface Props {
  /** Three letters. */
  readonly country: string;
}

/** The growing regions of a country, those that lie in others below them. */
export const Regions = ({ country }: Props) => (
  <KnownRegions country={country} show={(regions) => <Tree regions={regions} />} />
);

/** The same in one line. */
export const RegionNames = ({ country }: Props) => (
  <KnownRegions
    country={country}
    show={(regions) =>
      namesIn(regions)
        .map(([, name]) => name)
        .join(', ')
    }
  />
);

function KnownRegions({ country, show }: Props & { show(regions: readonly Region[]): ReactNode }) {
  const query = useQuery(refQuery('region'));
  const retry = retryOf(query);
  if (retry) return <Failed text={t('map_regions_failed')} onRetry={retry} />;
  if (!query.data) return null;
  const regions = regionsOf(query.data, country, currentLocale());
  return regions.length > 0 ? show(regions) : <p className="places-none">{t('map_no_regions')}</p>;
}

const Tree = ({ regions }: { readonly regions: readonly Region[] }) => (
  <ul className="places">
    {regions.map(({ key, name, inside }) => (
      <li key={key}>
        {name}
        {inside.length > 0 && <Tree regions={inside} />}
      </li>
    ))}
  </ul>
);

/** The farms of a country, each with the region that it lies in. */
export function Farms({ country }: Props) {
  const farms = useQuery(refQuery('farm'));
  const regions = useQuery(refQuery('region'));
  const retry = retryOf(farms);
  const locale = currentLocale();
  if (retry) return <Failed text={t('map_farms_failed')} onRetry={retry} />;
  if (!farms.data) return null;
  const own = farmsOf(farms.data, country, locale);
  if (own.length === 0) return <p className="places-none">{t('map_no_farms')}</p>;
  const names = new Map(namesIn(regionsOf(regions.data ?? [], country, locale)));
  return (
    <ul className="places">
      {own.map(({ key, name, region }) => (
        <li key={key}>
          {name} {region !== null && <small>{names.get(region)}</small>}
        </li>
      ))}
    </ul>
  );
}

const namesIn = (regions: readonly Region[]): (readonly [number, string])[] =>
  regions.flatMap(({ key, name, inside }) => [[key, name] as const, ...namesIn(inside)]);
