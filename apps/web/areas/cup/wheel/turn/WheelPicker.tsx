import type { WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import { useCallback, useRef, useState } from 'react';
import type { Choice } from '../../../../parts/choice/choices.ts';
import { ChosenFlavors } from '../ChosenFlavors.tsx';
import { CurrentFlavor } from '../CurrentFlavor.tsx';
import { FlavorSearch } from '../FlavorSearch.tsx';
import type { Flavors } from '../flavors.ts';
import { SaidLine } from '../SaidLine.tsx';
import { useChoosing } from '../useChoosing.ts';
import { Turning } from './Turning.tsx';
import { WheelRoom } from './WheelRoom.tsx';
import { WheelSwitches } from './WheelSwitches.tsx';
import { WheelZoom } from './WheelZoom.tsx';

/** How a wheel is shown; the turn in tenths of a degree. */
export interface Look {
  readonly rotate: number;
  readonly reverse: boolean;
  readonly simple: boolean;
}

/** What is chosen from, what is chosen, and how it is shown. */
export interface PickerProps {
  readonly flavors: Flavors;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly look: Look;
  nameOf(id: string): string;
  set(chosen: readonly string[]): void;
  /** Somebody wants it to be shown so. */
  change(look: Partial<Look>): void;
  /** It was turned while somebody looked around. */
  turn(rotate: number): void;
}

/** The keyboard of a touch screen would cover the wheel: it comes when somebody wants to search. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Choosing flavors on the wheel, with the search and what is chosen beside it. */
export function WheelPicker({ flavors, choices, chosen, look, nameOf, set, change, turn }: PickerProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const wheel = useRef<WheelHandle>(null);
  const { said, toggle } = useChoosing({ chosen, nameOf, set });
  const point = useCallback((id: string) => {
    setCurrent(id);
    wheel.current?.turnTo(id);
  }, []);
  const { rotate, reverse, simple } = look;
  return (
    <div className="wheel-picker" tabIndex={-1} data-autofocus={isTouch() || undefined}>
      <FlavorSearch {...{ flavors, choices, chosen }} onPoint={point} onToggle={toggle} />
      <div className="wheel-picker-all">
        <WheelRoom
          {...{ flavors, chosen, rotate, reverse, simple, current }}
          showSub
          handle={wheel}
          onToggle={toggle}
          onCurrent={setCurrent}
          onRotate={turn}
        />
        <WheelZoom wheel={wheel} />
      </div>
      <div className="wheel-picker-current">
        <CurrentFlavor {...{ flavors, current, chosen, toggle }} showSub />
      </div>
      <SaidLine said={said} />
      <div className="wheel-picker-chosen">
        <ChosenFlavors {...{ flavors, chosen, nameOf }} onRemove={toggle} onPoint={point} />
        <Turning rotate={rotate} onRotate={(next) => change({ rotate: next })} />
        <WheelSwitches look={{ reverse, simple }} change={change} />
      </div>
    </div>
  );
}
