import type { Row } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldView, InputProps } from '../../../records/field/view.ts';
import { refView } from '../../../records/kinds/ref.tsx';
import { knownRecord } from '../../../records/lookup/refs.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';

/** The fields of a brew that its lot fills in; the lot has them by the same names. */
const FILLED_FIELDS = ['coffeebean_seq', 'blending_result_date', 'blending_loss', 'blending_organic_loss'] as const;

/** A lot that came into the cafe, whose choice says when it was roasted and of which coffee it is. */
export const receivedLotView: FieldView<'ref'> = { ...refView, Input: ReceivedLotBox };

function ReceivedLotBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number) => {
    const lot = knownRecord(client, props.field.to, key);
    return lot ? { values: filledFrom(lot) } : null;
  };
  return <FillingBox {...props} bring={bring} filled="received_filled" missing="received_missing" />;
}

const filledFrom = (lot: Row): Row => Object.fromEntries(FILLED_FIELDS.map((name) => [name, lot[name] ?? null]));
