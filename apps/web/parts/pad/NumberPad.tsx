import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { BACK_KEY, POINT_KEY } from './keys.ts';
import './pad.css';

/** A value that can be typed on the pad. */
export interface PadPlace<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly text: string;
}

interface Words {
  readonly pad: string;
  /** What the values are of. */
  readonly what: string;
  readonly done: string;
}

interface Props<K extends string> {
  readonly words: Words;
  readonly places: readonly PadPlace<K>[];
  readonly chosen: K;
  /** Why what was typed cannot be. */
  readonly fault: string | null;
  choose(key: K): void;
  press(key: string): void;
  done(): void;
  close(): void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', POINT_KEY, '0', BACK_KEY];

/** Large keys for what an instrument shows. */
export function NumberPad<K extends string>(props: Props<K>) {
  const { words, places, chosen, fault, choose, press, done, close } = props;
  const labels: Readonly<Record<string, string>> = { [POINT_KEY]: t('room_decimal'), [BACK_KEY]: t('room_delete') };
  return (
    <section className="pad" aria-label={words.pad}>
      <div className="pad-head">
        <p>{words.what}</p>
        <button type="button" className="tool" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="pad-fields">
        {places.map(({ key, label, text }) => (
          <button key={key} type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
            <small>{label}</small>
            <span className="number">{text || '–'}</span>
          </button>
        ))}
      </div>
      {fault && (
        <p role="alert" className="pad-fault">
          {fault}
        </p>
      )}
      <div className="pad-keys">
        {KEYS.map((key) => (
          <button key={key} type="button" aria-label={labels[key]} onClick={() => press(key)}>
            {key === BACK_KEY ? <Icon name="left" size={24} /> : key}
          </button>
        ))}
        <button type="button" className="pad-note" onClick={done}>
          {words.done}
        </button>
      </div>
    </section>
  );
}
