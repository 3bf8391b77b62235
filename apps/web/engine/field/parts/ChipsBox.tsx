import { t, textOf } from '../../../i18n/index.ts';
import type { ChoiceId, Section } from '../../lookup/choices.ts';
import type { BoxProps } from '../view.ts';
import { Chips } from './Chips.tsx';
import { choicesOf } from './ChoiceList.tsx';
import { ChoicePopup, useSearch } from './ChoicePopup.tsx';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: readonly Id[] | null;
  readonly sections: readonly Section[] | undefined;
  /** The choice that opens a field for own words. */
  readonly own?: { readonly id: Id; readonly name: string } | undefined;
  nameOf(id: ChoiceId): string;
  set(value: Id[] | null): void;
}

const LIST_WIDTH = 280;

/** Several of many: chips, and a box that is typed into to find more. Choosing again takes away. */
export function ChipsBox<Id extends ChoiceId>(props: Props<Id>) {
  const { name, sections, own, nameOf, control, isFailing, set, leave } = props;
  const chosen = props.value ?? [];
  const search = useSearch();
  const typed = search.typed ?? '';
  const remove = (id: ChoiceId) => set(chosen.filter((one) => one !== id));
  const toggle = (text: string) => {
    const choice = [...choicesOf(sections), ...(own ? [own] : [])].find(({ id }) => String(id) === text);
    const id = choice?.id as Id | undefined;
    if (id === undefined) return;
    if (chosen.includes(id)) remove(id);
    else set([...chosen, id]);
    search.rest();
  };
  return (
    <Chips name={name} items={chosen.map((id) => ({ id, name: nameOf(id) }))} isFailing={isFailing} onRemove={remove}>
      <ChoicePopup
        {...{ search, sections, own }}
        label={textOf(name)}
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
