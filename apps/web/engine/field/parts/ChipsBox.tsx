import { Combobox, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { t, textOf } from '../../../i18n/index.ts';
import type { ChoiceId, Section } from '../../lookup/choices.ts';
import type { BoxProps } from '../view.ts';
import { Chips } from './Chips.tsx';
import { ChoiceList, choicesOf, popupOf } from './ChoiceList.tsx';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: readonly Id[] | null;
  readonly sections: readonly Section[] | undefined;
  readonly own?: { readonly id: Id; readonly name: string } | undefined;
  nameOf(id: ChoiceId): string;
  set(value: Id[] | null): void;
}

/** Several of many: chips, and a box that is typed into to find more. Choosing again takes away. */
export function ChipsBox<Id extends ChoiceId>(props: Props<Id>) {
  const { name, sections, own, nameOf, control, isFailing, set, leave } = props;
  const chosen = props.value ?? [];
  const [search, setSearch] = useState('');
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const remove = (id: ChoiceId) => set(chosen.filter((one) => one !== id));
  const toggle = (text: string) => {
    const choice = [...choicesOf(sections), ...(own ? [own] : [])].find(({ id }) => String(id) === text);
    if (!choice) return;
    if (chosen.includes(choice.id as Id)) remove(choice.id);
    else set([...chosen, choice.id as Id]);
    setSearch('');
  };
  const seek = (typed: string) => {
    setSearch(typed);
    list.openDropdown();
    list.resetSelectedOption();
  };
  const popup = popupOf(list, control.id);
  return (
    <Chips name={name} items={chosen.map((id) => ({ id, name: nameOf(id) }))} isFailing={isFailing} onRemove={remove}>
      <Combobox
        store={list}
        onOptionSubmit={toggle}
        position="bottom-start"
        withinPortal={false}
        keepMounted={false}
        width={280}
      >
        <Combobox.Target {...popup}>
          <input
            {...control}
            aria-invalid={isFailing}
            value={search}
            placeholder={t('add')}
            onChange={(event) => seek(event.currentTarget.value)}
            onClick={() => list.openDropdown()}
            onBlur={() => {
              list.closeDropdown();
              setSearch('');
              leave();
            }}
            onKeyDown={(event) => {
              const last = chosen.at(-1);
              if (event.key === 'Backspace' && search === '' && last !== undefined) remove(last);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <ChoiceList
            id={popup['aria-controls']}
            label={textOf(name)}
            sections={sections}
            search={search}
            own={own}
            isChosen={(id) => chosen.includes(id as Id)}
          />
        </Combobox.Dropdown>
      </Combobox>
    </Chips>
  );
}
