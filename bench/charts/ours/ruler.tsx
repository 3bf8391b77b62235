import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrewRuler, type RulerHandle } from '../../../packages/charts/brew/Ruler.tsx';
import { BREW, BREW_SIZE, BREW_STEPS, STARTED } from '../brew_data.ts';
import { offer } from '../offered.ts';

const actual = { pours: BREW.pours.slice(0, 3), end: null };

function RunningRuler() {
  const [isShown, show] = useState(false);
  const ruler = useRef<RulerHandle>(null);
  offer({
    begin: () => flushSync(() => show(true)),
    grow: (step) => ruler.current?.moveTo(STARTED + step * 100),
  });
  if (!isShown) return <p />;
  return (
    <BrewRuler
      ref={ruler}
      {...BREW_SIZE.ruler}
      {...{ plan: BREW, actual, now: STARTED, steps: BREW_STEPS, words: { label: '추출 단계' } }}
    />
  );
}

/** The ruler of a brew in a page whose clock counts tenths. */
export const chart = () => <RunningRuler />;
