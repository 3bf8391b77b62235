import { gaugeOf, type Row } from '@hanjan/core';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../../base/texts/index.ts';
import { grouped } from '../../../base/texts/numbers.ts';
import { type Choice, type ChoiceId, type Offer, withNames } from '../../../parts/choice/choices.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { knownRecord } from '../../../records/lookup/refs.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';

/** The fields of a brew that its lot fills in; the lot has them by the same names. */
const FILLED_FIELDS = ['coffeebean_seq', 'blending_result_date', 'blending_loss', 'blending_organic_loss'] as const;

/** A lot that came into the cafe, whose choice says when it came, how much of it is left, when it was roasted and of which coffee it is. */
export const receivedLotInput: InputView<'ref'> = { Input: ReceivedLotBox };

function ReceivedLotBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number) => {
    const lot = knownRecord(client, props.field.to, key);
    return lot ? { values: filledFrom(lot) } : null;
  };
  const gauge = gaugeOf(cafeReceived.fields.received_instock, props.names.units ?? {});
  const leftText = (left: number) =>
    left > 0 ? `${grouped(gauge.text(left))}\u00a0${gauge.unit ?? ''}` : t('lot_empty');
  const leftOf = (key: ChoiceId) => Number(knownRecord(client, props.field.to, Number(key))?.received_instock ?? 0);
  const said = (offer: Offer): Offer => {
    const { sections, ...rest } = withNames(offer, ({ id, name }) =>
      t('lot_left', { name, left: leftText(leftOf(id)) }),
    );
    // What nothing is left of comes last.
    const byLeft = (one: Choice, other: Choice) => Number(leftOf(one.id) <= 0) - Number(leftOf(other.id) <= 0);
    return { ...rest, sections: sections?.map((one) => ({ ...one, choices: one.choices.toSorted(byLeft) })) };
  };
  return <FillingBox {...props} {...{ bring, said }} filled="received_filled" missing="received_missing" />;
}

const filledFrom = (lot: Row): Row => Object.fromEntries(FILLED_FIELDS.map((name) => [name, lot[name] ?? null]));
