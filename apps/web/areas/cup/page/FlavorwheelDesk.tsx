import { useRef } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ChosenFlavors } from '../wheel/ChosenFlavors.tsx';
import { FlavorSearch } from '../wheel/FlavorSearch.tsx';
import { OwnWords } from '../wheel/OwnWords.tsx';
import { SaidLine } from '../wheel/SaidLine.tsx';
import { Turning } from '../wheel/turn/Turning.tsx';
import { WheelSwitches } from '../wheel/turn/WheelSwitches.tsx';
import { AllFlavors } from './AllFlavors.tsx';
import type { WheelPage } from './useWheelPage.ts';
import { WheelTools } from './WheelTools.tsx';

/** The wheel at a desk: what is chosen on one side, how it is shown on the other. */
export function FlavorwheelDesk({ page }: { readonly page: WheelPage }) {
  const { flavors, choices, work, change, nameOf, said, toggle, point, turn } = page;
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
        <OwnWords locale={currentLocale()} words={words} onWords={page.setWords} />
      </div>
      <AllFlavors page={page} ref={list}>
        <button type="button" className="flavorwheel-skip" onClick={toList}>
          {t('wheel_to_list')}
        </button>
      </AllFlavors>
      <aside className="flavorwheel-look" aria-label={t('wheel_options')}>
        {!isList && <Turning rotate={rotate} onRotate={turn} />}
        <WheelSwitches look={isList ? LIST : { reverse, simple, showSub, isList }} change={change} />
        <WheelTools page={page} />
      </aside>
    </div>
  );
}

const LIST = { isList: true };
