import { type Fault, showTerm } from '@hanjan/core';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { PAD_FIELDS, type PadField } from './live_changes.ts';
import { pointName } from './live_text.ts';
import { BACK_KEY, type Pad, POINT_KEY, padField } from './pad.ts';
import './temperature_pad.css';

interface Props extends Pad {
  readonly unit: Unit;
  /** What cannot be noted, and why. */
  readonly fault: Fault | null;
  choose(field: PadField): void;
  press(key: string): void;
  note(): void;
  close(): void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', POINT_KEY, '0', BACK_KEY];

/** Large keys for what the probes show: the bean first; the air and what the machine is set to where they are wanted. */
export function TemperaturePad(props: Props) {
  const { target, field, texts, unit, fault, choose, press, note, close } = props;
  const isPoint = 'point' in target;
  const what = isPoint ? pointName(target.point) : showTerm(target.ms);
  const fields = isPoint ? PAD_FIELDS : PAD_FIELDS.slice(0, 2);
  return (
    <section className="pad" aria-label={t('roast_live_pad')}>
      <div className="pad-head">
        <p>{t('roast_live_read', { what })}</p>
        <button type="button" className="tool" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="pad-fields">
        {fields.map((one) => (
          <button key={one} type="button" aria-pressed={one === field} onClick={() => choose(one)}>
            <small>
              {t(`roast_points_${one}`)} {'measure' in padField(one) && `°${unit}`}
            </small>
            <span className="number">{texts[one] || '–'}</span>
          </button>
        ))}
      </div>
      {fault && (
        <p role="alert" className="pad-fault">
          {textOf('roast_live_out', { ...fault.args, unit: 'measure' in padField(field) ? `°${unit}` : '' })}
        </p>
      )}
      <div className="pad-keys">
        {KEYS.map((key) => (
          <button key={key} type="button" aria-label={LABELS[key]?.()} onClick={() => press(key)}>
            {key === BACK_KEY ? <Icon name="left" size={24} /> : key}
          </button>
        ))}
        <button type="button" className="pad-note" onClick={note}>
          {t('roast_live_done_pad')}
        </button>
      </div>
    </section>
  );
}

const LABELS: Readonly<Record<string, () => string>> = {
  [POINT_KEY]: () => t('roast_live_decimal'),
  [BACK_KEY]: () => t('roast_live_delete'),
};
