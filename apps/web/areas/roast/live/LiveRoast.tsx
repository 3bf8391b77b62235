import type { Point } from '@hanjan/roastlog/curve/points.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../base/store/idle.ts';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { useClockSet } from '../../../parts/clock/useClockSet.ts';
import { useNow } from '../../../parts/clock/useNow.ts';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { Room } from '../../../parts/room/Room.tsx';
import { RoomBody } from '../../../parts/room/RoomBody.tsx';
import { isLive, isTaken, stageOf, troubleOf } from '../live.ts';
import type { Weight } from '../weights.ts';
import type { RoastWork } from '../work.ts';
import { LiveClock } from './LiveClock.tsx';
import { LiveKeys } from './LiveKeys.tsx';
import { LiveMarks } from './LiveMarks.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import { LiveTaken, LiveTrouble } from './LiveTrouble.tsx';
import { adjusted, ended, fresh, wentOn } from './live_changes.ts';
import { TemperaturePad } from './TemperaturePad.tsx';
import { useLive } from './useLive.ts';
import { useLiveKeys } from './useLiveKeys.ts';
import './live.css';

const loadSummary = () => import('./LiveSummary.tsx');
const LiveSummary = later(loadSummary);
const LiveChart = later(() => import('./LiveChart.tsx'));

interface Props {
  readonly work: RoastWork;
  change(part: Partial<RoastWork>): void;
  onClose(): void;
  /** The log of the roast that this one is to be like. */
  readonly below: RoastLog | null;
  /** How the way back is called. */
  readonly back?: string;
  /** Which weights are asked for after the drop. */
  readonly weights?: readonly Weight[];
}

/**
 * A phone beside the roaster: the clock, the next point as a large button, a pad for what the probes show. All of it
 * stands in the work, so it survives reloads and locks, and other tabs show the same.
 */
export default function LiveRoast({ work, change, onClose, below, back, weights }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsked, setAsked] = useState(() => isTaken(work));
  const [isListed, setListed] = useState(false);
  const now = useNow(1000);
  const stage = stageOf(work);
  const trouble = troubleOf(work, now);
  const { isRefused } = useWakeLock(stage !== 'done' && !isAsked);
  const live = useLive(work, change);
  const { pad } = live;
  useClockSet((by) => {
    if (!isLive(work)) return;
    change(adjusted(work, by));
    toast({ text: t('roast_live_set_back') });
  });
  // It is wanted when nobody can wait for it, and a roastery need not have a network all the time.
  useEffect(() => whenIdle(() => loadSummary().catch(() => undefined)), []);
  const isStill = isAsked || trouble !== null;
  useLiveKeys(work, live, isStill);
  const close = () => {
    if (pad) live.closePad();
    else if (isListed) setListed(false);
    else onClose();
  };
  const leave = () => {
    live.closePad();
    onClose();
  };
  const mark = (point: Point) => {
    setListed(false);
    live.mark(point);
  };
  const begin = () => {
    change(fresh());
    setAsked(false);
    dialog.current?.focus();
  };
  return (
    <Room
      dialog={dialog}
      label={t('roast_live')}
      title={work.title || t('roast_live')}
      back={back ?? t('roast_live_close')}
      end={isRefused && <small>{t('room_asleep')}</small>}
      onClose={leave}
      onEscape={close}
    >
      <LiveClock work={work} below={below} unit={work.options.unit} />
      <RoomBody>
        {isAsked ? (
          <LiveTaken begin={begin} close={onClose} />
        ) : trouble ? (
          <LiveTrouble
            {...{ work, trouble, now }}
            goOn={() => change(wentOn(work, Date.now()))}
            end={() => {
              change(ended());
              onClose();
            }}
            throwAway={live.throwAway}
          />
        ) : pad ? (
          <TemperaturePad
            {...pad}
            unit={work.options.unit}
            fault={live.fault}
            choose={live.choose}
            press={live.press}
            note={live.note}
            close={live.closePad}
          />
        ) : isListed ? (
          <LiveMarks {...{ work, mark }} unit={work.options.unit} move={live.move} remove={live.remove} />
        ) : stage === 'done' ? (
          <Suspense>
            <LiveSummary {...{ work, change, weights }} onClose={onClose} />
          </Suspense>
        ) : (
          <Suspense>
            <LiveChart work={work} now={now} below={below} />
          </Suspense>
        )}
      </RoomBody>
      {!isAsked && <LiveNotice work={work} unit={work.options.unit} move={live.move} said={live.said} />}
      {!isStill && (
        <LiveKeys
          {...{ work, mark, isListed }}
          takeBack={live.takeBack}
          openPad={live.openPad}
          toggleList={() => setListed(!isListed)}
        />
      )}
    </Room>
  );
}
