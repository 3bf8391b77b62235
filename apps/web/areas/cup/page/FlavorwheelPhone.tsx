import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { RemoveButton } from '../../../parts/field/Chips.tsx';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { LanguageTool } from '../../../parts/links/LanguageTool.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { CurrentFlavor } from '../wheel/CurrentFlavor.tsx';
import { FlavorSearch } from '../wheel/FlavorSearch.tsx';
import { colourOf } from '../wheel/flavors.ts';
import { OwnWords } from '../wheel/OwnWords.tsx';
import { SaidLine } from '../wheel/SaidLine.tsx';
import { Turning } from '../wheel/turn/Turning.tsx';
import { WheelSwitches } from '../wheel/turn/WheelSwitches.tsx';
import { AllFlavors } from './AllFlavors.tsx';
import type { WheelPage } from './useWheelPage.ts';
import { WheelTools } from './WheelTools.tsx';

interface Props {
  readonly page: WheelPage;
}

/** The wheel on a phone: larger than the screen and turned like a dial; what lies under the pointer stands below. */
export function FlavorwheelPhone({ page }: Props) {
  const { flavors, work, current, nameOf, said, toggle } = page;
  const { flavors: chosen, words, showSub, isList } = work;
  // The head has to stand from the first paint on: the product's own one does not.
  if (!page.codes) {
    return (
      <div className="flavorwheel-phone">
        <Head page={page} />
        <SkeletonRows />
      </div>
    );
  }
  return (
    <div className="flavorwheel-phone" data-list={isList || undefined}>
      <Head page={page} />
      <AllFlavors page={page} />
      <section className="flavorwheel-below" aria-label={t('wheel_chosen')}>
        {!isList && <CurrentFlavor {...{ flavors, current, chosen, toggle, showSub }} />}
        <SaidLine said={said} />
        <div className="flavorwheel-chips">
          {chosen.map((id) => (
            <FlavorChip key={id} family={colourOf(flavors, id)}>
              {nameOf(id)}
              <RemoveButton word={nameOf(id)} onClick={() => toggle(id)} />
            </FlavorChip>
          ))}
          {words.map((word) => (
            <span key={word} className="chip">
              {word}
              <RemoveButton word={word} onClick={() => page.setWords(words.filter((one) => one !== word))} />
            </span>
          ))}
        </div>
        <WheelTools page={page} />
      </section>
    </div>
  );
}

/** In place of the product's header: the way out, the search, and how the wheel is shown. */
function Head({ page }: Props) {
  const { flavors, choices, work, toggle, point, write } = page;
  const [open, setOpen] = useState<'search' | 'look'>();
  const search = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(undefined));
    // The search leaves no focus behind; a dialog gives it back by itself.
    if (open === 'search') search.current?.focus();
  };
  return (
    <header className="flavorwheel-head">
      {open === 'search' ? (
        <>
          <h1 className="spoken">{t('menu_flavorwheel')}</h1>
          <FlavorSearch
            {...{ flavors, choices }}
            chosen={work.flavors}
            box={(input) => input?.focus()}
            onPoint={point}
            onToggle={toggle}
            onWrite={write}
            onDone={close}
          />
          <button type="button" className="tool" aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </>
      ) : (
        <>
          <Link className="tool" href="/" aria-label={t('home')}>
            <Icon name="left" />
          </Link>
          <h1>{t('menu_flavorwheel')}</h1>
          <button
            ref={search}
            type="button"
            className="tool"
            aria-label={t('wheel_find')}
            onClick={() => setOpen('search')}
          >
            <Icon name="search" />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={t('wheel_options')}
            aria-haspopup="dialog"
            onClick={() => setOpen('look')}
          >
            <Icon name="more" />
          </button>
        </>
      )}
      {open === 'look' && (
        <Dialog
          title={t('wheel_options')}
          onClose={close}
          light
          actions={
            <Button variant="default" size="md" onClick={close}>
              {t('close')}
            </Button>
          }
        >
          <Look page={page} />
        </Dialog>
      )}
    </header>
  );
}

/** How the wheel is shown, own words, and the other language of the page. */
function Look({ page }: Props) {
  const { work, change, turn, setWords } = page;
  const { words, rotate, reverse, simple, showSub, isList } = work;
  return (
    <div className="flavorwheel-sheet" tabIndex={-1} data-autofocus>
      <Turning rotate={rotate} onRotate={turn} />
      <WheelSwitches look={{ reverse, simple, showSub, isList }} change={change} />
      <OwnWords locale={currentLocale()} words={words} onWords={setWords} />
      <LanguageTool />
    </div>
  );
}
