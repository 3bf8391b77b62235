import type { Gauge } from '@hanjan/core';
import { BAG_MASSES, type HandReason, leavesBy } from '@hanjan/model/stock/stock.ts';
import { useState } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Select } from '../../parts/input/Select.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { refKey, refName } from '../../records/lookup/refs.ts';
import { useKnown } from '../../records/lookup/useRecords.ts';
import { bagText, bagTyped, type Leaving } from './leaving.ts';
import './leaving.css';

interface Props {
  readonly reason: HandReason;
  readonly leaving: Leaving;
  readonly gauge: Gauge;
  type(part: Partial<Leaving>): void;
}

/** Whom coffee goes to, and what it is packed in. */
export function LeavingFields(props: Props) {
  return (
    <div className="leaving">
      <Customer {...props} />
      <BagMasses {...props} />
    </div>
  );
}

const CAFES = 'roaster_cafe';
const TYPED = 'typed';

/** A linked cafe, or a name; where no cafe is linked the name alone. */
function Customer({ reason, leaving, type }: Props) {
  const [isTyped, setTyped] = useState(leaving.customer !== '');
  const cafes = useKnown(CAFES) ?? [];
  const locale = currentLocale();
  const required = leavesBy(reason)?.customer === 'must';
  const choose = (chosen: string) => {
    setTyped(chosen === TYPED);
    type({ cafe: Number(chosen) || null, ...(chosen !== TYPED && { customer: '' }) });
  };
  const name = (label: string) => (
    <TextInput
      label={label}
      required={required}
      maxLength={MOST_LETTERS}
      value={leaving.customer}
      onChange={({ currentTarget }) => type({ customer: currentTarget.value })}
    />
  );
  if (cafes.length === 0) return name(t('stock_customer'));
  return (
    <>
      <Select
        label={t('stock_customer')}
        required={required}
        value={isTyped ? TYPED : String(leaving.cafe ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: t(required ? 'choose' : 'stock_customer_none') },
          ...cafes.map((row) => ({ value: String(refKey(CAFES, row)), label: refName(CAFES, row, locale) })),
          { value: TYPED, label: t('stock_customer_typed') },
        ]}
      />
      {isTyped && name(t('stock_customer_name'))}
    </>
  );
}

/** A name has 300 bytes; no letter has more than three for each of its units. */
const MOST_LETTERS = 100;

/** The usual bags; where it may, it goes by its mass alone. */
function BagMasses({ reason, leaving: { isInBags, bag }, gauge, type }: Props) {
  return (
    <fieldset className="bag-masses">
      <legend className="spoken">{t('stock_bag_masses')}</legend>
      {leavesBy(reason)?.bags === 'may' && (
        <button type="button" aria-pressed={!isInBags} onClick={() => type({ isInBags: false })}>
          {t('stock_by_mass')}
        </button>
      )}
      {BAG_MASSES.map((held) => (
        <button
          key={held}
          type="button"
          aria-pressed={isInBags && gauge.read(bag) === gauge.read(bagTyped(gauge, held))}
          onClick={() => type({ isInBags: true, bag: bagTyped(gauge, held) })}
        >
          {bagText(gauge, held)}
        </button>
      ))}
    </fieldset>
  );
}
