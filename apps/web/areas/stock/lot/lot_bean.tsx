import { assumedMoisture, lotsOf, nextLot } from '@hanjan/model/roaster/next_lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { t } from '../../../base/texts/index.ts';
import { type ChoiceId, type Offer, withNames } from '../../../parts/choice/choices.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { RefBox } from '../../../records/kinds/input/ref.tsx';
import { knownRecord, recordsQuery } from '../../../records/lookup/refs.ts';
import { RowHere } from '../../../records/rows/here.ts';
import { leftText } from './left_text.ts';
import { LOT, useLots } from './useLots.ts';

/** A green bean of a row, chosen with what is left of it; it says which lot is used, and how moist that is if that is known. */
export const lotBeanInput: InputView<'ref'> = {
  Input: BeanBox,
};

function BeanBox(props: InputProps<'ref'>) {
  const { name, field, value, names, set } = props;
  const here = use(RowHere);
  const client = useQueryClient();
  const known = useLots();
  const choose = async (bean: number | null) => {
    if (!here?.give || bean === value) return set(bean);
    if (bean === null) return here.give({ [name]: null, greenbean_year: null, greenbean_moisture: null });
    if (!known) set(bean);
    const all =
      known ??
      (await client.ensureQueryData(recordsQuery(LOT)).then(
        ({ rows }) => rows,
        () => [],
      ));
    const others = here.rows().filter((row) => row !== here.row() && row[name] === bean);
    const lot = nextLot(
      lotsOf(all, bean),
      others.map((row) => row.greenbean_year),
    );
    const own = knownRecord(client, field.to, bean);
    if (!lot) toast({ text: t('lot_none') });
    const greenbean_moisture = assumedMoisture(lot, own);
    here.give({ [name]: bean, greenbean_year: lot?.year ?? null, greenbean_moisture });
  };
  const leftOf = (bean: ChoiceId) => lotsOf(known ?? [], bean).reduce((sum, { instock }) => sum + instock, 0);
  const said = (offer: Offer): Offer =>
    known
      ? withNames(offer, ({ id, name }) => t('lot_left', { name, left: leftText(leftOf(id), names.units) }))
      : offer;
  return <RefBox {...props} {...{ said }} set={choose} fill={() => undefined} />;
}
