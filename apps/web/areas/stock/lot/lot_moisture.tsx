import { gaugeOf } from '@hanjan/core';
import { lotsOf, type Moisture, moistureSaid } from '@hanjan/model/roaster/next_lot.ts';
import { useId, useMemo, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { NumberBox } from '../../../parts/field/NumberBox.tsx';
import { NumberCell } from '../../../records/field/number.tsx';
import type { CellProps, FieldView, InputProps } from '../../../records/field/view.ts';
import { scaledView } from '../../../records/kinds/scaled.tsx';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';
import { useItem } from '../../../records/rows/here.ts';
import { useLots } from './useLots.ts';
import './lot_moisture.css';

/** How moist the green coffee of a row is. A value that is the lot's own was measured by nobody here, and says so. */
export const lotMoistureView: FieldView<'scaled'> = { ...scaledView, Input: MoistureInput, Cell: MoistureCell };

/** What the lot of the row says of it, or where that says nothing its bean. */
function useSaid(): Moisture | null {
  const [bean, year] = [useItem('greenbean_roaster_seq'), useItem('greenbean_year')];
  const lots = useLots();
  const coffee = useKnownRecord('roaster_greenbean', Number(bean));
  return useMemo(() => {
    const lot = lotsOf(lots ?? [], bean).find((one) => one.year === year);
    return moistureSaid(lot, coffee);
  }, [lots, coffee, bean, year]);
}

const isTheirs = (value: number | null, said: Moisture | null): boolean =>
  value !== null && said?.every((end) => end === value) === true;

/** Another lot has a box of its own, so that what was typed for one is not taken for typed for the other. */
function MoistureInput(props: InputProps<'scaled'>) {
  const [bean, year] = [useItem('greenbean_roaster_seq'), useItem('greenbean_year')];
  return <MoistureBox key={`${bean} ${year}`} {...props} />;
}

function MoistureBox(props: InputProps<'scaled'>) {
  const { value, field, names, control, type } = props;
  const said = useSaid();
  const [isTyped, setTyped] = useState(false);
  const note = useId();
  const isAssumed = !isTyped && isTheirs(value, said);
  const { text } = gaugeOf(field, names.units);
  const describedBy = [control['aria-describedby'], isAssumed && note].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <NumberBox
        {...props}
        control={{ ...control, 'aria-describedby': describedBy }}
        mark={isAssumed ? t('moisture_assumed') : undefined}
        placeholder={said ? [...new Set(said)].map(text).join('–') : undefined}
        type={(typed) => {
          setTyped(true);
          type(typed);
        }}
      />
      {isAssumed && (
        <span id={note} className="spoken">
          {t('moisture_assumed_text')}
        </span>
      )}
    </>
  );
}

function MoistureCell(props: CellProps<'scaled'>) {
  const said = useSaid();
  return (
    <>
      {isTheirs(props.value, said) && !props.dense && (
        <small className="moisture-assumed" title={t('moisture_assumed_text')}>
          {t('moisture_assumed')}{' '}
        </small>
      )}
      <NumberCell {...props} />
    </>
  );
}
