import type { ReactNode, Ref } from 'react';
import { t } from '../../../base/texts/index.ts';
import { FlavorTreeList } from '../wheel/FlavorTreeList.tsx';
import { WheelRoom } from '../wheel/turn/WheelRoom.tsx';
import { WheelZoom } from '../wheel/turn/WheelZoom.tsx';
import type { WheelPage } from './useWheelPage.ts';

interface Props {
  readonly page: WheelPage;
  readonly ref?: Ref<HTMLElement>;
  /** What stands before the wheel. */
  readonly children?: ReactNode;
}

/** All flavors, as a wheel or as a list. */
export function AllFlavors({ page, ref, children }: Props) {
  const { flavors, work, current, setCurrent, wheel, nameOf, toggle, turn } = page;
  const { flavors: chosen, rotate, reverse, simple, showSub, isList } = work;
  return (
    <section ref={ref} className="flavorwheel-all" aria-label={t('menu_flavorwheel')}>
      {isList ? (
        <FlavorTreeList {...{ flavors, chosen, nameOf, toggle }} />
      ) : (
        <>
          {children}
          <WheelRoom
            {...{ flavors, chosen, rotate, reverse, simple, showSub, current }}
            handle={wheel}
            onToggle={toggle}
            onCurrent={setCurrent}
            onRotate={turn}
          />
          <WheelZoom wheel={wheel} />
        </>
      )}
    </section>
  );
}
