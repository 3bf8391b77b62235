import { batchesLeft, ofBatch } from '@hanjan/model/roaster/next_batches.ts';
import { use, useMemo } from 'react';
import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../../parts/choice/choices.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { ReloadButton } from '../../../records/kinds/input/ReloadButton.tsx';
import { useKnown, useRecords } from '../../../records/lookup/useRecords.ts';
import { RowHere, useItem } from '../../../records/rows/here.ts';
import { BATCH, batchChoices, findBatch, numberOf } from './batches.ts';

/** The number of a roasted batch within its year, chosen among those of which something is left. */
export const roastedBatchInput: InputView<'count'> = { Input: BatchBox };

/** A batch is told by its number, its name, its age and what is left of it. */
const LIST_WIDTH = 420;

function BatchBox(props: InputProps<'count'>) {
  const { name, value, names, set } = props;
  const here = use(RowHere);
  const year = useItem('roasting_result_year');
  const rows = useKnown(BATCH);
  const chosen = useMemo(() => findBatch(rows, year, value), [rows, year, value]);
  const useOffer = (typed: string): Offer => {
    const { rows, ...rest } = useRecords({ to: BATCH }, {}, typed);
    const choices = rows && batchChoices(rows, chosen?.key ?? null, names.units ?? {});
    return { sections: choices && sectionsOf(choices, []), ...rest };
  };
  const choose = (key: number | null) => {
    if (!here?.give) return set(null);
    if (key === null) return here.give({ [name]: null, roasting_result_year: null });
    const batch = rows && batchesLeft(rows).find((one) => one.key === key);
    if (batch) here.give({ ...ofBatch(batch), roasting_mass: here.row().roasting_mass ?? batch.left });
  };
  const text = chosen
    ? [numberOf(chosen), chosen.name].join(' · ')
    : value === null
      ? ''
      : numberOf({ year, number: value });
  return (
    <ChoiceBox
      {...props}
      value={chosen?.key ?? null}
      text={text}
      Reload={ReloadButton}
      set={choose}
      useOffer={useOffer}
      idOf={Number}
      own={undefined}
      width={LIST_WIDTH}
    />
  );
}
