import { Suspense, useRef } from 'react';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { withTexts } from '../../i18n/index.ts';
import { readKept } from '../../kept.ts';
import { later } from '../../later.tsx';
import { useIsSeen } from '../../parts/useIsSeen.ts';
import { ROOM } from './room_name.ts';
import { useIsBusy } from './useIsBusy.ts';

const RoastGroup = later(() => withTexts('roast', import('./RoastGroup.tsx')));

/** The roast of a record: its chart and figures, its points to type, its log, and the roast while it goes on. */
export const roastProfileView: GroupView = { Body: RoastPlace };

/** Loaded once somebody comes near, once something in it cannot be saved, or where a roast goes on after a reload. */
function RoastPlace(props: GroupProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  const isBusy = useIsBusy(props.form, props.group.fields);
  const isLoaded = isSeen || isBusy || readKept('tab', ROOM) !== null;
  return (
    <div ref={place} className="roast-group">
      <Suspense>{isLoaded && <RoastGroup {...props} />}</Suspense>
    </div>
  );
}
