import { assumedMoisture, lotsOf } from '@hanjan/model/roaster/next_lot.ts';
import { use, useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../../parts/choice/choices.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { ReloadButton } from '../../../records/kinds/input/ReloadButton.tsx';
import { useKnownRecord, useRecords } from '../../../records/lookup/useRecords.ts';
import { RowHere, useItem } from '../../../records/rows/here.ts';
import { leftText } from './left_text.ts';
import { LOT, useLots } from './useLots.ts';

/** What lots are of, and what they are looked for by where not all come at once. */
const BEAN = 'roaster_greenbean';

/** A year needs little room; what is left of its lot needs more. */
const LIST_WIDTH = 200;

/** The year of a lot, chosen among those of the bean that the same row names, each with what is left of it. */
export const lotYearInput: InputView<'count'> = { Input: YearBox };

function YearBox(props: InputProps<'count'>) {
  const { names, set } = props;
  const here = use(RowHere);
  const bean = useItem('greenbean_roaster_seq');
  const lots = useLots();
  const coffee = useKnownRecord(BEAN, Number(bean));
  const own = useMemo(() => lots && lotsOf(lots, bean), [lots, bean]);
  const useOffer = (): Offer => {
    const { retry, reload, isSeeking } = useRecords({ to: LOT }, { [BEAN]: bean }, '');
    const choices = own?.map(({ year, instock }) => ({
      id: year,
      name: t('lot_left', { name: String(year), left: leftText(instock, names.units) }),
      words: [String(year)],
      under: null,
    }));
    return { sections: choices && sectionsOf(choices, []), retry, reload, isSeeking };
  };
  const choose = (year: number | null) => {
    if (!here?.give || year === null) return set(year);
    const assumed = (of: number | null) =>
      assumedMoisture(
        own?.find((lot) => lot.year === of),
        coffee,
      );
    const { greenbean_moisture: before = null } = here.row();
    // What was measured stays.
    const isAssumed = before === null || before === assumed(props.value);
    here.give({ [props.name]: year, ...(isAssumed && { greenbean_moisture: assumed(year) }) });
  };
  return (
    <ChoiceBox
      {...props}
      Reload={ReloadButton}
      set={choose}
      useOffer={useOffer}
      idOf={Number}
      own={undefined}
      width={LIST_WIDTH}
    />
  );
}
