import { t } from '../../../base/texts/index.ts';
import { NumberPad } from '../../../parts/pad/NumberPad.tsx';
import { doseGauge } from '../masses.ts';
import type { Plan } from '../plan.ts';
import type { Run } from '../run/run.ts';
import { nameOf } from '../run/texts.ts';
import type { BrewHand } from './useBrew.ts';
import { placesOf, type Weighing } from './weighing.ts';

interface Props {
  readonly run: Run;
  readonly plan: Plan;
  readonly pad: Weighing;
  readonly hand: BrewHand;
}

/** Large keys for what the scale shows when a pour is over. The next tap takes what was typed. */
export function BrewPad({ run, plan, pad, hand }: Props) {
  const { text, unit = '', shown, low, high } = doseGauge();
  const textAt = (nth: number) => {
    const sum = run.begun[nth]?.sum ?? null;
    return sum === null ? '' : text(sum);
  };
  return (
    <NumberPad
      words={{ pad: t('brew_room_pad'), what: t('brew_room_scale'), done: t('brew_room_note') }}
      places={placesOf(run).map((nth) => ({
        key: String(nth),
        label: `${nameOf(run, plan, nth)} (${unit})`,
        text: (nth === pad.nth && pad.text) || textAt(nth),
      }))}
      chosen={String(pad.nth)}
      fault={hand.isOut ? t('room_out', { min: shown(low), max: shown(high), unit }) : null}
      choose={(nth) => hand.choose(Number(nth))}
      press={hand.press}
      done={hand.note}
      close={hand.closePad}
    />
  );
}
