import type { Row } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { currentLocale } from '../../../base/texts/index.ts';
import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../../parts/choice/choices.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { ReloadButton } from '../../../records/kinds/input/ReloadButton.tsx';
import type { Choosing } from '../../../records/lookup/narrowing.ts';
import { knownRecord, refKey, refName } from '../../../records/lookup/refs.ts';
import { useKnownRecord, useRecords } from '../../../records/lookup/useRecords.ts';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { byNewness, calledAfter, distinctName } from './cupped_name.ts';

/** What was cupped: a roast or a lot, distinguished from others of its name. A note that has no name yet is called after it. */
export const cuppedInput: InputView<'ref'> = { Input: CuppedBox, wide: true };

function CuppedBox(props: InputProps<'ref'>) {
  const { field, value, typed, related, set } = props;
  const { to } = field;
  const locale = currentLocale();
  const form = use(FormHere);
  const client = useQueryClient();
  const before = useKnownRecord(to, value);
  const useOffer = (sought: string) => useCuppedOffer(field, related, sought);
  const choose = (key: number | null) => {
    set(key);
    const after = knownRecord(client, to, key);
    if (!form || !after) return;
    const old = before && calledAfter(to, before);
    for (const [name, called] of Object.entries(calledAfter(to, after))) {
      const is = form.field(name).value;
      // What somebody wrote stays; a name that came with another choice goes with it.
      if (is === null || is === old?.[name]) form.set(name, called);
    }
    // What the server takes over from it is there at once.
    for (const [name, { readonly }] of Object.entries(form.entity.fields))
      if (readonly && name in after) form.set(name, after[name]);
  };
  const text = before && typed === undefined ? distinctName(to, before, locale) : props.text;
  return (
    <ChoiceBox {...props} {...{ text, useOffer }} Reload={ReloadButton} set={choose} idOf={Number} own={undefined} />
  );
}

/** The roasts or lots to choose from, the newest first, each distinguished from others of its name. */
function useCuppedOffer(field: Choosing, related: Row, sought: string): Offer {
  const locale = currentLocale();
  const { to } = field;
  const { rows, ...rest } = useRecords(field, related, sought);
  const choices = useMemo(
    () =>
      rows?.toSorted(byNewness).map((row) => ({
        id: refKey(to, row),
        name: distinctName(to, row, locale),
        words: [refName(to, row, 'ko'), refName(to, row, 'en')],
        under: null,
      })),
    [rows, to, locale],
  );
  return { sections: choices && sectionsOf(choices, []), ...rest };
}
