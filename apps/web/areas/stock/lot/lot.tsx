import type { Row } from '@hanjan/core';
import { useMemo } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../../parts/choice/choices.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { ReloadButton } from '../../../records/kinds/input/ReloadButton.tsx';
import { refKey, refName } from '../../../records/lookup/refs.ts';
import { useKnownRecord, useRecords } from '../../../records/lookup/useRecords.ts';
import { leftText } from './left_text.ts';
import { lotName } from './lot_name.ts';
import { LOT } from './useLots.ts';

/** A lot of green beans: a coffee and its year, chosen with what is left of it. */
export const lotInput: InputView<'ref'> = { Input: LotBox };

function LotBox(props: InputProps<'ref'>) {
  const { field, value, typed, related, names } = props;
  const locale = currentLocale();
  const chosen = useKnownRecord(LOT, value);
  const useOffer = (sought: string): Offer => {
    const { rows, ...rest } = useRecords(field, related, sought);
    const choices = useMemo(
      () =>
        rows?.toSorted(byName(locale)).map((row) => ({
          id: refKey(LOT, row),
          name: t('lot_left', {
            name: lotName(row, locale),
            left: leftText(Number(row.greenbean_instock ?? 0), names.units),
          }),
          words: ['ko', 'en'].flatMap((each) => [refName(LOT, row, each), lotName(row, each)]),
          under: null,
        })),
      [rows],
    );
    return { sections: choices && sectionsOf(choices, []), ...rest };
  };
  const text = chosen && typed === undefined ? lotName(chosen, locale) : props.text;
  return <ChoiceBox {...props} {...{ text, useOffer }} Reload={ReloadButton} idOf={Number} own={undefined} />;
}

/** The coffees in the order of their names, of one coffee the newest year first. */
function byName(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a: Row, b: Row) =>
    compare(refName(LOT, a, locale), refName(LOT, b, locale)) || Number(b.greenbean_year) - Number(a.greenbean_year);
}
