import type { MapHandle } from '@hanjan/charts/map/View.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { ErrorState, SkeletonRows } from '../../parts/states/states.tsx';
import { refKey, refQuery } from '../../records/lookup/refs.ts';
import { RecordLink } from '../../records/views/record_link/RecordLink.tsx';
import { ChartTools } from '../chart/ChartTools.tsx';
import { useWork } from '../chart/work.ts';
import { CountryList } from './CountryList.tsx';
import { type Country as Found, offered, useCountries } from './countries.ts';
import { BEGIN, isCountryWork, SAMPLE } from './countryWork.ts';
import { GrowingSwitch } from './GrowingSwitch.tsx';
import { MapRoom } from './MapRoom.tsx';
import './country.css';

const CountryPlaces = later(() => import('./CountryPlaces.tsx'));

/** The countries of the world on a map, and of the chosen one its names, codes, regions and farms. */
export function Country() {
  const { countries, retry } = useCountries('CNTR');
  const [work, setWork] = useWork('country', BEGIN, isCountryWork);
  const [current, setCurrent] = useState<string | null>(null);
  const map = useRef<MapHandle>(null);
  if (!countries) return retry ? <ErrorState onRetry={retry} /> : <SkeletonRows />;

  const shown = countries.find(({ id }) => id === work.country);
  const chosen = shown ? [shown.id] : [];
  const some = offered(countries, work.isAll, chosen);
  const choose = (country: string | null) => {
    setWork({ ...work, country });
    return () => setWork(work);
  };
  const point = (id: string) => {
    setCurrent(id);
    map.current?.show(id);
  };
  return (
    <div className="country-page">
      <div className="country-choice">
        <GrowingSwitch isAll={work.isAll} setAll={(isAll) => setWork({ ...work, isAll })} />
        <CountryList countries={some} chosen={chosen} several={false} onChoose={choose} onPoint={point} />
      </div>
      <div className="country-map">
        <MapRoom
          {...{ chosen, current }}
          countries={some}
          several={false}
          handle={map}
          onChoose={choose}
          onCurrent={setCurrent}
        />
      </div>
      <section className="country-shown" aria-live="polite">
        {shown ? <Shown country={shown} /> : <p className="country-hint">{t('map_none')}</p>}
      </section>
      <aside className="country-tools">
        <ChartTools
          chart="country"
          svg={() => map.current?.svg ?? null}
          readings={() => (shown ? readingsOf(shown) : [])}
          onSample={() => choose(SAMPLE)}
          onClear={() => choose(null)}
          isEmpty={!shown}
        />
      </aside>
    </div>
  );
}

const readingsOf = ({ id, properties, code2, isGrowing }: Found) => [
  { name: t('map_name_ko'), value: properties.name_ko ?? '' },
  { name: t('map_name_en'), value: properties.name },
  { name: t('map_code3'), value: id },
  { name: t('map_code2'), value: code2 },
  { name: t('map_kind'), value: t(isGrowing ? 'map_is_growing' : 'map_is_other') },
];

function Shown({ country }: { readonly country: Found }) {
  const { data: records } = useQuery(refQuery('country'));
  const record = records?.find(({ country_id }) => country_id === country.id);
  return (
    <>
      <h2>
        <RecordLink screen="setting_country" id={record && refKey('country', record)}>
          {country.label}
        </RecordLink>
      </h2>
      <dl className="country-facts">
        {readingsOf(country).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense>
        <CountryPlaces country={country.id} />
      </Suspense>
    </>
  );
}
