import { t } from '../../base/texts/index.ts';
import { Farms, Regions } from './Places.tsx';

/** The regions and farms of a country, side by side. */
export default function CountryPlaces({ country }: { readonly country: string }) {
  return (
    <div className="country-places">
      <section>
        <h3>{t('map_regions')}</h3>
        <Regions country={country} />
      </section>
      <section>
        <h3>{t('map_farms')}</h3>
        <Farms country={country} />
      </section>
    </div>
  );
}
