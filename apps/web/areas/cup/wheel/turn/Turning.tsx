import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../../../base/texts/index.ts';
import { Icon } from '../../../../parts/Icon.tsx';
import { INSET, Ruled } from '../../../../parts/size/Graduation.tsx';
import { useSlide } from '../../../../parts/size/useSlide.ts';
import { readTurn, shareOf, turnAt, turnedBy, turnText } from './turn.ts';
import './turning.css';

interface Props {
  /** Tenths of a degree. */
  readonly rotate: number;
  onRotate(tenths: number): void;
}

const ticks = Array.from({ length: 37 }, (_, i) => ({ at: i / 36, isLong: i % 9 === 0 }));

/** How far the wheel is turned: its number, which can be typed, and its graduation, which can be slid along. */
export function Turning({ rotate, onRotate }: Props) {
  const id = useId();
  const at = (share: number) => turnAt((share - INSET) / (1 - 2 * INSET));
  const slide = useSlide({ value: rotate, at, set: onRotate });
  const step = (event: KeyboardEvent, to: number | undefined) => {
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onRotate(to);
  };
  return (
    <section className="turning">
      <h2 className="wheel-heading" id={id}>
        {t('wheel_rotate')}
      </h2>
      <div className="turning-gauge">
        <TurnBox {...{ rotate, onRotate, step }} labelledBy={id} />
        <button type="button" className="turning-reset" disabled={rotate === 0} onClick={() => onRotate(0)}>
          <Icon name="undo" size={16} />
          {t('wheel_reset')}
        </button>
      </div>
      <div
        className="turning-scale"
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={rotate / 10}
        aria-valuetext={`${turnText(rotate)}°`}
        {...slide}
        onKeyDown={(event) => step(event, turnedBy(event.key, event.shiftKey, rotate))}
      >
        <Ruled ticks={ticks} share={shareOf(rotate)} />
      </div>
    </section>
  );
}

interface BoxProps extends Props {
  readonly labelledBy: string;
  step(event: KeyboardEvent, to: number | undefined): void;
}

/** The number. What is typed counts from its first digit on; what is none stays and is said to be wrong. */
function TurnBox({ rotate, onRotate, labelledBy, step }: BoxProps) {
  const fault = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== undefined;
  const type = (next: string) => {
    const turn = readTurn(next);
    setTyped(next);
    setLeft(false);
    if (turn !== null) onRotate(turn);
  };
  const leave = () => {
    if (typed !== undefined && readTurn(typed) !== null) setTyped(undefined);
    setLeft(true);
  };
  return (
    <span className="turning-box">
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? fault : undefined}
        value={typed ?? turnText(rotate)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') leave();
          else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            setTyped(undefined);
            step(event, turnedBy(event.key, !event.shiftKey, rotate));
          }
        }}
      />
      °
      {isWrong && (
        <span id={fault} className="turning-fault" role="alert">
          {t('wheel_rotate_bad')}
        </span>
      )}
    </span>
  );
}
