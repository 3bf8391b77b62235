import { stepOf } from '@hanjan/model/cafe/shopping.ts';
import { useId, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Checkbox } from '../../../parts/input/Checkbox.tsx';
import { FaultLine } from '../../../parts/input/FaultLine.tsx';
import { InputFrame } from '../../../parts/input/InputFrame.tsx';
import { coffeeName } from '../../brew/coffees/useCoffees.ts';
import { useTradeGauge } from '../masses.ts';
import type { Draft, Line } from './draft.ts';
import { leftOfCoffee, massFault, typedMass } from './shopping_text.ts';

interface Props {
  readonly line: Line;
  change(part: Draft['coffees'][string]): void;
}

/** A coffee of the list: whether it is bought, what is left of it, and how much is bought, by the bag or as it is typed. */
export function ShoppingLine({ line, change }: Props) {
  const { coffee, mass, isOn } = line;
  const gauge = useTradeGauge();
  // What is typed stays as it is typed, also while it is no mass.
  const [typed, setTyped] = useState<string | null>(null);
  const faultId = useId();
  const name = coffeeName(coffee);
  const fault = typed === null ? null : massFault(typed, gauge);
  const isFailing = fault !== null;
  const type = (text: string) => {
    setTyped(text);
    const read = gauge.read(text);
    if (read !== undefined && massFault(text, gauge) === null) change({ mass: read });
  };
  const move = (by: 1 | -1) => {
    const step = stepOf(coffee);
    const next = by > 0 ? (Math.floor(mass / step) + 1) * step : (Math.ceil(mass / step) - 1) * step;
    setTyped(null);
    change({ mass: Math.min(Math.max(step, next), gauge.high) });
  };
  return (
    <li className="shopping-line" data-off={!isOn || undefined}>
      <div className="shopping-what">
        <Checkbox
          label={name}
          checked={isOn}
          onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
        />
        <p className="shopping-left">{leftOfCoffee(coffee, gauge)}</p>
      </div>
      <div className="shopping-amount">
        <button type="button" aria-label={t('shopping_less', { name })} onClick={() => move(-1)}>
          −
        </button>
        <InputFrame isFailing={isFailing}>
          <input
            className="input-box number"
            inputMode="decimal"
            aria-label={t('shopping_amount', { name })}
            aria-invalid={isFailing}
            aria-describedby={isFailing ? faultId : undefined}
            value={typed ?? typedMass(gauge, mass)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => !isFailing && setTyped(null)}
          />
        </InputFrame>
        <span className="shopping-unit">{gauge.unit}</span>
        <button type="button" aria-label={t('shopping_more', { name })} onClick={() => move(1)}>
          +
        </button>
      </div>
      {isFailing && <FaultLine id={faultId}>{fault}</FaultLine>}
    </li>
  );
}
