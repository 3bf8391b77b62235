import { BrewRuler, type RulerHandle } from '@hanjan/charts/brew/Ruler.tsx';
import { useMemo, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { type Ticks, useTick } from '../../../parts/clock/ticks.ts';
import { useSize } from '../../../parts/size/useSize.ts';
import { type Plan, sumsOf } from '../plan.ts';
import { actualOf } from '../run/outcome.ts';
import { elapsed, type Run } from '../run/run.ts';
import { nameOf, targetText } from '../run/texts.ts';

interface Props {
  readonly run: Run;
  readonly plan: Plan;
  readonly ticks: Ticks;
}

/** Px below which a ruler says nothing. */
const LEAST = 96;

/** Time runs down a ruler, what is poured grows to the right; the steps stand beside it. */
export function StepsRuler({ run, plan, ticks }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const ruler = useRef<RulerHandle>(null);
  const { width, height } = useSize(place);
  const actual = useMemo(() => actualOf(run), [run]);
  const steps = useMemo(() => {
    const targets = sumsOf(plan);
    const count = plan.end === null ? targets.length : targets.length + 1;
    return Array.from({ length: count }, (_, nth) => ({
      key: String(nth),
      name: nameOf(run, plan, nth),
      target: targetText(nth, targets[nth] ?? null),
    }));
  }, [run, plan]);
  useTick(ticks, (ms) => ruler.current?.moveTo(ms));
  return (
    <div ref={place} className="brew-steps">
      {width > 0 && height >= LEAST && (
        <BrewRuler
          ref={ruler}
          {...{ plan, actual, width, height, steps }}
          now={elapsed(run, Date.now())}
          words={{ label: t('brew_room_steps') }}
        />
      )}
    </div>
  );
}
