import { type MapHandle, WorldMap } from '@hanjan/charts/map/View.tsx';
import { type RefObject, useRef } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { useRoom } from '../../parts/size/useRoom.ts';
import { ZoomButton, ZoomButtons } from '../../parts/size/ZoomButtons.tsx';
import { useAtlas } from './atlas.ts';
import type { Country } from './countries.ts';
import './map_room.css';

interface Props {
  /** Those that can be chosen. */
  readonly countries: readonly Country[];
  readonly chosen: readonly string[];
  readonly several: boolean;
  readonly current: string | null;
  readonly handle: RefObject<MapHandle | null>;
  onChoose(id: string): void;
  onCurrent(id: string | null): void;
}

/** The map in all the room that its place gives it, with its buttons and what the pointer stands at. */
export function MapRoom({ countries, chosen, several, current, handle, onChoose, onCurrent }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(room);
  const { atlas, onFine, retry, isBare } = useAtlas();
  const at = countries.find(({ id }) => id === current);
  return (
    <div className="map-room">
      <div className="map-head">
        <p className="map-readout" aria-hidden="true">
          {at ? (
            <>
              <b>{at.label}</b> {at.subLabel}
            </>
          ) : (
            t('map_hint')
          )}
        </p>
        <div className="map-zoom">
          <ZoomButtons zoom={(factor) => handle.current?.zoom(factor)} />
          <ZoomButton icon="globe" name={t('map_whole')} onClick={() => handle.current?.all()} />
        </div>
      </div>
      <div ref={room} className="map-place">
        {width > 0 && height > 0 && (
          <WorldMap
            {...{ atlas, countries, chosen, several, current, width, height, onChoose, onCurrent, onFine }}
            ref={handle}
            locale={currentLocale()}
            label={t('map_label')}
            words={{ help: t('map_help'), cancer: t('map_cancer'), capricorn: t('map_capricorn') }}
          />
        )}
      </div>
      {retry && <Failed text={t(isBare ? 'map_failed' : 'map_coarse')} onRetry={retry} />}
    </div>
  );
}
