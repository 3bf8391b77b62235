import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { narrowed } from '../../lookup/narrowing.ts';
import { useRefOffer } from '../../lookup/offers.ts';
import { refKey, refQuery } from '../../lookup/refs.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import type { FieldView, InputProps } from './view.ts';

export const refView: FieldView<'ref'> = {
  Input: (props) => <RefBox {...props} />,
  Cell: ({ value, field, names }) => names.ref(field.to, value),
};

/** What is chosen fills what is empty and called the same; it goes when what narrows it becomes something else. */
function RefBox(props: InputProps<'ref'>) {
  const { field, value, related, set, fill } = props;
  const { to } = field;
  const client = useQueryClient();
  const useOffer = () => useRefOffer(field, related);
  const before = useRef(related);
  const rowOf = (key: number | null) =>
    client.getQueryData(refQuery(to).queryKey)?.find((row) => refKey(to, row) === key);

  useEffect(() => {
    if (before.current === related) return;
    before.current = related;
    const row = rowOf(value);
    if (row && narrowed(field, [row], related).length === 0) set(null);
  });

  const choose = (key: number | null) => {
    set(key);
    const row = rowOf(key);
    if (row) fill(row);
  };
  return <ChoiceBox {...props} set={choose} useOffer={useOffer} idOf={Number} />;
}
