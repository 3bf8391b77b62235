import type { Found } from '@hanjan/model/menu.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { readStored, writeStored } from '../../../base/store/storage.ts';
import { t } from '../../../base/texts/index.ts';
import { Choose } from '../../../parts/Choose.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { askFirst } from '../../../records/screen/ask_ahead.ts';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { wallQuery } from './useWall.ts';
import { Wall } from './Wall.tsx';

const List = lazy(() => import('../../../lists/page/ListScreen.tsx'));

const SHOWN = ['wall', 'list'] as const;
type Shown = (typeof SHOWN)[number];

/** What somebody looked at last, on this device. */
const NAME = 'hanjan.bar.shown';

const lastShown = (): Shown => (readStored('device', NAME) === 'list' ? 'list' : 'wall');

export const askAhead = ({ tab }: Found) =>
  askFirst(tab.screen, (client, screen) => {
    const isWall = location.search === '' && lastShown() === 'wall';
    return isWall ? client.prefetchQuery(wallQuery(screen)) : undefined;
  });

/** What the bar brews by: large, or as the list that all records have. */
export default function Today(props: ScreenProps) {
  const [path, navigate] = useLocation();
  const [kept, setKept] = useState(lastShown);
  // Whoever follows a link to a list means the list.
  const isAsked = useSearch() !== '';
  const shown = isAsked ? 'list' : kept;
  const choose = (
    <Choose
      label={(name) => t('bar_shown_as', { name })}
      options={SHOWN}
      chosen={shown}
      textOf={(one) => t(`bar_as_${one}`)}
      choose={(one) => {
        writeStored('device', NAME, one);
        setKept(one);
        if (isAsked) navigate(path);
      }}
    />
  );
  if (shown === 'wall')
    return (
      <ScreenFrame name={props.screen} drawn="list">
        {(screen) => <Wall {...{ screen, path, choose }} />}
      </ScreenFrame>
    );
  return (
    <>
      <div className="wall-choose">{choose}</div>
      <Suspense fallback={<SkeletonRows />}>
        <List {...props} />
      </Suspense>
    </>
  );
}
