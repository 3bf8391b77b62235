import { t } from '../../i18n/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Chips } from '../field/Chips.tsx';
import { ChoicePopup, useSearch } from './ChoicePopup.tsx';
import { type ChoiceId, choicesOf, type Offer, toggled } from './choices.ts';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: readonly Id[] | null;
  readonly offer: Offer;
  /** The choice that opens a field for own words. */
  readonly own?: { readonly id: Id; readonly name: string } | undefined;
  nameOf(id: Id): string;
  set(value: Id[]): void;
}

const LIST_WIDTH = 280;

/** Several of many: chips, and a box that is typed into to find more. Choosing again takes away. */
export function ChipsBox<Id extends ChoiceId>(props: Props<Id>) {
  const { label, offer, own, nameOf, control, isFailing, set, leave } = props;
  const chosen = props.value ?? [];
  const search = useSearch();
  const typed = search.typed ?? '';
  const remove = (id: ChoiceId) => set(chosen.filter((one) => one !== id));
  const toggle = (text: string) => {
    const choice = [...choicesOf(offer), ...(own ? [own] : [])].find(({ id }) => String(id) === text);
    if (!choice) return;
    set(toggled(chosen, choice.id as Id));
    search.rest();
  };
  return (
    <Chips label={label} items={chosen.map((id) => ({ id, name: nameOf(id) }))} isFailing={isFailing} onRemove={remove}>
      <ChoicePopup
        {...{ search, label, offer, own }}
        controlId={control.id}
        width={LIST_WIDTH}
        onChoose={toggle}
        isChosen={(id) => chosen.includes(id as Id)}
      >
        <input
          {...control}
          aria-invalid={isFailing}
          value={typed}
          placeholder={t('add')}
          onChange={(event) => search.seek(event.currentTarget.value)}
          onClick={() => search.list.openDropdown()}
          onBlur={() => {
            search.list.closeDropdown();
            leave();
          }}
          onKeyDown={(event) => {
            const last = chosen.at(-1);
            if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
          }}
        />
      </ChoicePopup>
    </Chips>
  );
}
