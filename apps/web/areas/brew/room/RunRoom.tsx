import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Room } from '../../../parts/room/Room.tsx';
import { RoomBody } from '../../../parts/room/RoomBody.tsx';
import { RoomNotice } from '../../../parts/room/RoomNotice.tsx';
import { another } from '../run/apart.ts';
import { type Run, stageOf } from '../run/run.ts';
import { nthOf, signals, startBeside } from '../run/store.ts';
import { markedText } from '../run/texts.ts';
import { endsAgain } from '../run/trouble.ts';
import { useRun } from '../run/useRun.ts';
import { wakeSignals } from '../signal/signals.ts';
import { BrewAhead } from './BrewAhead.tsx';
import { BrewClock } from './BrewClock.tsx';
import { BrewKeys } from './BrewKeys.tsx';
import { BrewMenu } from './BrewMenu.tsx';
import { BrewOver } from './BrewOver.tsx';
import { BrewPad } from './BrewPad.tsx';
import { factsOf } from './masses.ts';
import { OtherLine } from './OtherLine.tsx';
import { OverKeys } from './OverKeys.tsx';
import { StepsRuler } from './StepsRuler.tsx';
import { stateText } from './state_text.ts';
import { useAhead } from './useAhead.ts';
import { type BrewHand, useBrew } from './useBrew.ts';
import { useBrewKeys } from './useBrewKeys.ts';
import { useKeep } from './useKeep.ts';

interface Props {
  readonly run: Run;
  /** The other one of two brews. */
  readonly other?: Run | undefined;
  /** The pad is what this brew was opened for. */
  readonly isWeighing?: boolean;
  /** Shows both. */
  onBoth(): void;
  onClose(): void;
}

/** A brew over the whole screen: the clock, what is poured, the steps, and three keys. The other one of two is a line. */
export function RunRoom({ run, other, isWeighing = false, onBoth, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isListed, setListed] = useState(false);
  const { awake } = useStore(signals);
  const stage = stageOf(run);
  const { plan, ticks } = useRun(run);
  const isAhead = useAhead(run, ticks);
  const hand = useBrew(run.id, plan);
  const leave = other ? onBoth : onClose;
  const { hasHost, keep, again } = useKeep(run, onClose);
  const { isRefused } = useWakeLock(awake && stage !== 'over');
  const isStill = isAhead || stage === 'over';

  useBrewKeys(hand, { isAhead, isOver: stage === 'over' });
  usePadFirst(hand, isWeighing, onBoth);
  // The press that opened the room is one that browsers allow sound for.
  useEffect(() => wakeSignals(signals.get()), []);

  /** What is typed is noted, whatever is pressed but the end of the pad. */
  const fold = () => {
    hand.note();
    leave();
  };
  const keepNoted = () => {
    const noted = hand.note();
    if (noted) keep(noted);
  };
  const closeOne = () => {
    if (hand.pad) hand.closePad();
    else if (isListed) setListed(false);
    else fold();
  };
  return (
    <Room
      dialog={dialog}
      label={t('brew_room')}
      title={markedText(nthOf(run.id), run.title) || t('brew_room')}
      facts={factsOf(run.fields)}
      back={t(other ? 'brew_pair_both' : 'brew_room_close')}
      end={
        !isStill && (
          <button
            type="button"
            aria-label={t('brew_room_menu')}
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
          >
            <Icon name="more" />
          </button>
        )
      }
      onClose={fold}
      onEscape={closeOne}
    >
      <BrewClock {...{ run, plan, ticks }} weigh={() => hand.openPad()} />
      <RoomBody>
        {isAhead ? (
          <BrewAhead run={run} goOn={hand.goOn} throwAway={hand.throwAway} />
        ) : hand.pad ? (
          <BrewPad {...{ run, plan, hand }} pad={hand.pad} />
        ) : stage === 'over' ? (
          <BrewOver {...{ run, plan, again }} goOn={hand.goOn} throwAway={hand.throwAway} />
        ) : isListed ? (
          <BrewMenu
            isRefused={isRefused}
            beside={other ? undefined : () => startBeside(another(run), true)}
            finish={hand.finish}
            throwAway={hand.throwAway}
          />
        ) : (
          <StepsRuler {...{ run, plan, ticks }} />
        )}
      </RoomBody>
      <RoomNotice said={stateText(run, plan)}>{other && <OtherLine run={other} onPress={onBoth} />}</RoomNotice>
      {stage === 'over' ? (
        <OverKeys
          {...{ hasHost }}
          keep={keepNoted}
          canGoOn={!endsAgain(run, Date.now())}
          back={hand.back}
          close={fold}
        />
      ) : (
        !isAhead && <BrewKeys {...{ run, plan, ticks }} next={hand.next} back={hand.back} pause={hand.pause} />
      )}
    </Room>
  );
}

/** Opens the pad at once where the brew was opened for it, and shows both brews again once it is closed. */
function usePadFirst({ pad, openPad }: BrewHand, isWeighing: boolean, onBoth: () => void): void {
  const wasOpen = useRef(false);
  const open = useEffectEvent(openPad);
  const leave = useEffectEvent(onBoth);
  const isOpen = pad !== null;
  useEffect(() => {
    if (isWeighing) open();
  }, [isWeighing]);
  useEffect(() => {
    if (isWeighing && wasOpen.current && !isOpen) leave();
    wasOpen.current = isOpen;
  }, [isWeighing, isOpen]);
}
