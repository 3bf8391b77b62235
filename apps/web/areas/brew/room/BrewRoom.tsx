import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { useTick } from '../../../parts/clock/ticks.ts';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Room } from '../../../parts/room/Room.tsx';
import { RoomBody } from '../../../parts/room/RoomBody.tsx';
import { RoomNotice } from '../../../parts/room/RoomNotice.tsx';
import { isReady, type Run, stageOf } from '../run/run.ts';
import { wakeSignals } from '../run/signals.ts';
import { brewRun, signals } from '../run/store.ts';
import { begunText } from '../run/texts.ts';
import { endsAgain, troubleOf } from '../run/trouble.ts';
import { useRun } from '../run/useRun.ts';
import { BrewAhead } from './BrewAhead.tsx';
import { BrewClock } from './BrewClock.tsx';
import { BrewKeys } from './BrewKeys.tsx';
import { BrewMenu } from './BrewMenu.tsx';
import { BrewOver } from './BrewOver.tsx';
import { BrewPad } from './BrewPad.tsx';
import { factsOf } from './masses.ts';
import { OverKeys } from './OverKeys.tsx';
import { StepsRuler } from './StepsRuler.tsx';
import { useBrew } from './useBrew.ts';
import { useBrewKeys } from './useBrewKeys.ts';
import { useKeep } from './useKeep.ts';
import './brew_room.css';

interface Props {
  onClose(): void;
}

/** The brew of this browser over the whole screen: the clock, what is poured, the steps, and three keys. */
export default function BrewRoom({ onClose }: Props) {
  const run = useStore(brewRun);
  const isGone = run === null;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return run && <OpenRoom run={run} onClose={onClose} />;
}

function OpenRoom({ run, onClose }: Props & { readonly run: Run }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isListed, setListed] = useState(false);
  const [isAhead, setAhead] = useState(false);
  const { awake } = useStore(signals);
  const stage = stageOf(run);
  const { plan, ticks } = useRun(run);
  const hand = useBrew(plan);
  const { hasHost, keep, again } = useKeep(run, onClose);
  const { isRefused } = useWakeLock(awake && stage !== 'over');
  const isStill = isAhead || stage === 'over';

  useBrewKeys(hand, isAhead, stage === 'over');
  useTick(ticks, () => {
    const isNow = troubleOf(run, Date.now()) === 'ahead';
    if (isNow !== isAhead) setAhead(isNow);
  });
  // The press that opened the room is one that browsers allow sound for.
  useEffect(() => wakeSignals(signals.get()), []);

  /** What is typed is noted, whatever is pressed but the end of the pad. */
  const fold = () => {
    hand.note();
    onClose();
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
      title={run.title || t('brew_room')}
      facts={factsOf(run.fields)}
      back={t('brew_room_close')}
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
          <BrewMenu isRefused={isRefused} finish={hand.finish} throwAway={hand.throwAway} />
        ) : (
          <StepsRuler {...{ run, plan, ticks }} />
        )}
      </RoomBody>
      <RoomNotice
        said={stage === 'running' ? begunText(run, plan) : t(isReady(run) ? 'brew_room_ready' : `brew_room_${stage}`)}
      />
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
