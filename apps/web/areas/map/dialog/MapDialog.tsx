import type { MapHandle } from '@hanjan/charts/map/View.tsx';
import { useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toggled } from '../../../parts/choice/choices.ts';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { CountryList } from '../CountryList.tsx';
import { offered, useCountries } from '../countries.ts';
import { GrowingSwitch } from '../GrowingSwitch.tsx';
import { MapRoom } from '../MapRoom.tsx';
import { RegionNames } from '../Places.tsx';
import './map_dialog.css';

interface Props {
  /** What the field is called. */
  readonly title: string;
  readonly group: string;
  readonly chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
  onClose(): void;
}

/** Countries chosen on a map, with a list of them beside it and the regions of those that are chosen. */
export default function MapDialog({ title, group, chosen, onChoose, onClose }: Props) {
  const { countries = [], retry } = useCountries(group);
  const [isAll, setAll] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const map = useRef<MapHandle>(null);
  const some = offered(countries, isAll, chosen);
  const toggle = (id: string) => onChoose(toggled(chosen, id));
  const point = (id: string) => {
    setCurrent(id);
    map.current?.show(id);
  };
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('chart_done')}</Button>}>
      <div className="map-dialog">
        {retry && <Failed text={t('error_title')} onRetry={retry} />}
        <MapRoom
          {...{ chosen, current }}
          countries={some}
          several
          handle={map}
          onChoose={toggle}
          onCurrent={setCurrent}
        />
        <div className="map-beside">
          <GrowingSwitch isAll={isAll} setAll={setAll} />
          <CountryList countries={some} chosen={chosen} several onChoose={toggle} onPoint={point} />
          <section className="map-regions" aria-live="polite">
            <h3>{t('map_chosen', { count: chosen.length })}</h3>
            <dl>
              {countries
                .filter(({ id }) => chosen.includes(id))
                .map(({ id, label }) => (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>
                      <RegionNames country={id} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        </div>
      </div>
    </Dialog>
  );
}
