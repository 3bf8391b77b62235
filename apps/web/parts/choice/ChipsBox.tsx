import { t } from '../../i18n/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Chips } from '../field/Chips.tsx';
import { ChoicePopup, useSearch } from './ChoicePopup.tsx';
import { type ChoiceId, type Offer, toggled } from './choices.ts';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: readonly Id[] | null;
  /** What is offered while the list is open. */
  useOffer(): Offer;
  idOf(text: string): Id;
  /** The choice that opens a field for own words. */
  readonly own?: { readonly id: Id; readonly name: string } | undefined;
  nameOf(id: Id): string;
  set(value: Id[]): void;
}

const LIST_WIDTH = 280;

/** Several of many: chips, and a box that is typed into to find more. Choosing again takes away. */
export function ChipsBox<Id extends ChoiceId>(props: Props<Id>) {
  const { label, useOffer, idOf, own, nameOf, control, isFailing, set, leave } = props;
  const chosen = props.value ?? [];
  const search = useSearch();
  const typed = search.typed ?? '';
  const remove = (id: ChoiceId) => set(chosen.filter((one) => one !== id));
  const toggle = (text: string) => {
    set(toggled(chosen, idOf(text)));
    search.rest();
  };
  return (
    <Chips label={label} items={chosen.map((id) => ({ id, name: nameOf(id) }))} isFailing={isFailing} onRemove={remove}>
      <ChoicePopup
        {...{ search, label, useOffer, own }}
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
