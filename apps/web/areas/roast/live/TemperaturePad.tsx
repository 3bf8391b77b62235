import { type Fault, showTerm } from '@hanjan/core';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { NumberPad } from '../../../parts/pad/NumberPad.tsx';
import { pointName } from '../points/live_text.ts';
import { PAD_FIELDS, type PadField } from './live_changes.ts';
import { type Pad, padField } from './pad.ts';

interface Props extends Pad {
  readonly unit: Unit;
  /** What cannot be noted, and why. */
  readonly fault: Fault | null;
  choose(field: PadField): void;
  press(key: string): void;
  note(): void;
  close(): void;
}

/** Large keys for what the probes show: the bean first; the air and what the machine is set to where they are wanted. */
export function TemperaturePad({ target, field, texts, unit, fault, choose, press, note, close }: Props) {
  const isPoint = 'point' in target;
  const what = isPoint ? pointName(target.point) : showTerm(target.ms);
  const unitOf = (one: PadField) => ('measure' in padField(one) ? `°${unit}` : '');
  return (
    <NumberPad
      words={{ pad: t('roast_live_pad'), what: t('roast_live_read', { what }), done: t('roast_live_done_pad') }}
      places={(isPoint ? PAD_FIELDS : PAD_FIELDS.slice(0, 2)).map((one) => ({
        key: one,
        label: `${t(`roast_points_${one}`)} ${unitOf(one)}`,
        text: texts[one] ?? '',
      }))}
      chosen={field}
      fault={fault && textOf('room_out', { ...fault.args, unit: unitOf(field) })}
      {...{ choose, press, close }}
      done={note}
    />
  );
}
