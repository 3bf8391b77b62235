import type { Row } from '@hanjan/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import type { CellProps, FieldView, InputProps } from '../../engine/field/view.ts';
import { currentLocale } from '../../i18n/index.ts';
import { lookUpAnew } from '../../lookup/looked_up.ts';
import { retryOf } from '../../lookup/query.ts';
import { recordsLooked, refKey, refName, refQuery } from '../../lookup/refs.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../parts/choice/choices.ts';
import { ReloadButton } from '../../reload/ReloadButton.tsx';
import { FormHere } from '../filling/form_here.ts';
import { RecordLink } from '../record_link/RecordLink.tsx';
import { byNewness, calledAfter, toldApart, toldShortly } from './told_apart.ts';

/** What was cupped: a roast or a lot, told from others of its name. A note that has no name yet is called after it. */
export const cuppedView: FieldView<'ref'> = { Input: CuppedBox, Cell: CuppedCell, room: 140 };

const find = (rows: readonly Row[] | undefined, to: string, key: number | null) =>
  rows?.find((row) => refKey(to, row) === key);

function CuppedBox(props: InputProps<'ref'>) {
  const { field, value, typed, set } = props;
  const { to } = field;
  const locale = currentLocale();
  const form = use(FormHere);
  const client = useQueryClient();
  const known = useQuery(refQuery(to));
  const before = find(known.data, to, value);
  const choices = useMemo(
    () =>
      known.data?.toSorted(byNewness).map((row) => ({
        id: refKey(to, row),
        name: toldApart(to, row, locale),
        words: [refName(to, row, 'ko'), refName(to, row, 'en')],
        under: null,
      })),
    [known.data, to, locale],
  );
  const useOffer = (): Offer => ({
    sections: choices && sectionsOf(choices, []),
    retry: retryOf(known),
    reload: () => lookUpAnew(client, recordsLooked(to)),
  });
  const choose = (key: number | null) => {
    set(key);
    const after = find(known.data, to, key);
    if (!form || !after) return;
    const old = before && calledAfter(to, before);
    for (const [name, called] of Object.entries(calledAfter(to, after))) {
      const is = form.field(name).value;
      // What somebody wrote stays; a name that came with another choice goes with it.
      if (is === null || is === old?.[name]) form.set(name, called);
    }
  };
  const text = before && typed === undefined ? toldApart(to, before, locale) : props.text;
  return (
    <ChoiceBox {...props} {...{ text, useOffer }} Reload={ReloadButton} set={choose} idOf={Number} own={undefined} />
  );
}

/** In a record that is read the way to it; in a list, and where changes are told, what it is called. */
function CuppedCell({ value, field: { to }, names, dense }: CellProps<'ref'>) {
  const form = use(FormHere);
  const { data } = useQuery(refQuery(to));
  const row = find(data, to, value);
  return (
    <RecordLink screen={to} id={dense || !form ? null : value}>
      {row ? (dense ? toldShortly : toldApart)(to, row, currentLocale()) : names.ref(to, value)}
    </RecordLink>
  );
}
