import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { readStored, writeStored } from '../../../base/store/storage.ts';
import { t } from '../../../base/texts/index.ts';
import { Choose } from '../../../parts/Choose.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { stockOf } from '../kinds.ts';
import { StockOverview } from './StockOverview.tsx';
import './inventory.css';

const LotPage = lazy(() => import('./LotPage.tsx'));
const List = lazy(() => import('../../../lists/page/ListScreen.tsx'));

const SHOWN = ['stock', 'list'] as const;
type Shown = (typeof SHOWN)[number];

/** What somebody looked at last, on this device. */
const NAME = 'hanjan.stock.shown';

/** What there is of green beans, of roasted batches or of received lots: at a glance, one lot of it, or as the list that every record has. */
export default function Inventory(props: ScreenProps) {
  const [path, navigate] = useLocation();
  const [kept, setKept] = useState<Shown>(() => (readStored('device', NAME) === 'list' ? 'list' : 'stock'));
  const asked = new URLSearchParams(useSearch());
  const lot = Number(asked.get('lot'));
  asked.delete('lot');
  // Whoever follows a link to a list means the list.
  const isAsked = asked.size > 0;
  const shown: Shown = isAsked && !(lot > 0) ? 'list' : kept;
  const kind = stockOf(props.screen);

  const choose = (
    <Choose
      label={(name) => t('stock_shown_as', { name })}
      options={SHOWN}
      chosen={shown}
      textOf={(one) => t(`stock_as_${one}`)}
      choose={(one) => {
        writeStored('device', NAME, one);
        setKept(one);
        if (isAsked) navigate(path);
      }}
    />
  );
  if (!kind || (shown === 'list' && !(lot > 0))) {
    return (
      <>
        <div className="inventory-choose">{choose}</div>
        <Suspense fallback={<SkeletonRows />}>
          <List {...props} />
        </Suspense>
      </>
    );
  }
  return (
    <ScreenFrame name={props.screen} drawn="list">
      {(screen) =>
        lot > 0 ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <LotPage {...{ kind, lot, path }} />
          </Suspense>
        ) : (
          <StockOverview {...{ kind, screen, path, choose }} />
        )
      }
    </ScreenFrame>
  );
}
