import { useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { ChosenFlavors } from '../../wheel/ChosenFlavors.tsx';
import { FlavorSearch } from '../../wheel/FlavorSearch.tsx';
import { FlavorTreeList } from '../../wheel/FlavorTreeList.tsx';
import { OwnWords } from '../../wheel/OwnWords.tsx';
import { SaidLine } from '../../wheel/SaidLine.tsx';
import { Turning } from '../../wheel/Turning.tsx';
import { WheelRoom } from '../../wheel/WheelRoom.tsx';
import { WheelSwitches } from '../../wheel/WheelSwitches.tsx';
import { WheelZoom } from '../../wheel/WheelZoom.tsx';
import type { WheelPage } from './useWheelPage.ts';
import { WheelTools } from './WheelTools.tsx';

/** The wheel at a desk: what is chosen on one side, how it is shown on the other. */
export function FlavorwheelDesk({ page }: { readonly page: WheelPage }) {
  const { flavors, choices, work, change, current, setCurrent, wheel, nameOf, said, toggle, point, turn } = page;
  const { flavors: chosen, words, rotate, reverse, simple, showSub, isList } = work;
  const list = useRef<HTMLElement>(null);
  const toList = () => {
    change({ isList: true });
    // The list is there once the page is drawn anew.
    setTimeout(() => list.current?.querySelector('summary')?.focus());
  };
  return (
    <div className="flavorwheel" data-list={isList || undefined}>
      <div className="flavorwheel-chosen">
        <h1>{t('menu_flavorwheel')}</h1>
        <FlavorSearch {...{ flavors, choices, chosen }} onPoint={point} onToggle={toggle} onWrite={page.write} />
        <SaidLine said={said} />
        <ChosenFlavors {...{ flavors, chosen, nameOf }} onRemove={toggle} onPoint={point} />
        <OwnWords words={words} onWords={page.setWords} />
      </div>
      <section ref={list} className="flavorwheel-all" aria-label={t('menu_flavorwheel')}>
        {isList ? (
          <FlavorTreeList {...{ flavors, chosen, nameOf, toggle }} />
        ) : (
          <>
            <button type="button" className="flavorwheel-skip" onClick={toList}>
              {t('wheel_to_list')}
            </button>
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
      <aside className="flavorwheel-look" aria-label={t('wheel_options')}>
        {!isList && <Turning rotate={rotate} onRotate={turn} />}
        <WheelSwitches look={isList ? LIST : { reverse, simple, showSub, isList }} change={change} />
        <WheelTools page={page} />
      </aside>
    </div>
  );
}

const LIST = { isList: true };
