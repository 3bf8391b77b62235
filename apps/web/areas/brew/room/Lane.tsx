import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Plan } from '../plan.ts';
import { type Run, stageOf } from '../run/run.ts';
import { currentOf } from '../run/shown.ts';
import { nthOf } from '../run/store.ts';
import { markedText, nameOf } from '../run/texts.ts';
import { endsAgain } from '../run/trouble.ts';
import { useRun } from '../run/useRun.ts';
import { BrewMark } from '../timer/BrewMark.tsx';
import { BrewAhead } from './BrewAhead.tsx';
import { BrewClock } from './BrewClock.tsx';
import { BrewKeys } from './BrewKeys.tsx';
import { OverKeys } from './OverKeys.tsx';
import { StepsRuler } from './StepsRuler.tsx';
import { stateText } from './state_text.ts';
import { useAhead } from './useAhead.ts';
import { useBrew } from './useBrew.ts';
import { useBrewKeys } from './useBrewKeys.ts';
import { useKeep } from './useKeep.ts';

interface Props {
  readonly run: Run;
  /** It is to be poured before the other one, or after it. */
  readonly isFirst: boolean;
  readonly isLater: boolean;
  /** Keys of the keyboard are of this one. */
  readonly isChosen: boolean;
  touch(): void;
  /** Chooses a lane by its number. */
  choose(nth: number): void;
  /** Gives it the screen for itself, perhaps for its pad. */
  open(isWeighing: boolean): void;
  onClose(): void;
}

/** One of two brews: its clock, its step, what is to be poured. A press anywhere on it begins the next step. */
export function Lane({ run, isFirst, isLater, isChosen, touch, choose, open, onClose }: Props) {
  const { plan, ticks } = useRun(run);
  const isAhead = useAhead(run, ticks);
  const hand = useBrew(run.id, plan);
  const { hasHost, keep } = useKeep(run, onClose);
  const stage = stageOf(run);
  const isOver = stage === 'over';
  const nth = nthOf(run.id);
  useBrewKeys(hand, { isAhead, isOver, lane: { isChosen, choose } });
  return (
    <section
      className="lane"
      tabIndex={-1}
      aria-label={markedText(nth, run.title)}
      data-first={isFirst || undefined}
      data-later={isLater || undefined}
      data-chosen={isChosen || undefined}
      onFocus={touch}
      onPointerDown={touch}
    >
      <button type="button" className="lane-head" title={t('brew_pair_whole', { nth })} onClick={() => open(false)}>
        <BrewMark nth={nth} />
        <span className="room-title">
          <b>{run.title || t('brew_untitled')}</b>
          <small>{stage === 'running' ? placeText(run, plan) : stateText(run, plan)}</small>
        </span>
        {isFirst && <em>{t('brew_pair_first')}</em>}
        <Icon name="right" />
      </button>
      <BrewClock {...{ run, plan, ticks }} weigh={() => open(true)} />
      <div className="lane-body">
        {isAhead ? (
          <BrewAhead run={run} goOn={hand.goOn} throwAway={hand.throwAway} />
        ) : (
          <StepsRuler {...{ run, plan, ticks }} />
        )}
      </div>
      <span role="status" className="spoken">
        {markedText(nth, stateText(run, plan))}
      </span>
      {isOver ? (
        <OverKeys
          {...{ hasHost }}
          keep={() => keep(run)}
          canGoOn={!endsAgain(run, Date.now())}
          back={hand.back}
          close={onClose}
        />
      ) : (
        !isAhead && <BrewKeys {...{ run, plan, ticks }} next={hand.next} back={hand.back} pause={hand.pause} />
      )}
    </section>
  );
}

/** What is poured now, and the how manieth of how many it is. */
const placeText = (run: Run, plan: Plan): string =>
  `${nameOf(run, plan, currentOf(run))} ${run.begun.length}/${plan.pours.length}`;
