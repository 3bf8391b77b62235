import { Suspense, useRef } from 'react';
import { later } from '../../../base/store/later.tsx';
import { readStored } from '../../../base/store/storage.ts';
import { withTexts } from '../../../base/texts/index.ts';
import { useIsSeen } from '../../../parts/size/useIsSeen.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
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
  const isLoaded = isSeen || isBusy || readStored('tab', ROOM) !== null;
  return (
    <div ref={place} className="roast-group">
      <Suspense>{isLoaded && <RoastGroup {...props} />}</Suspense>
    </div>
  );
}
