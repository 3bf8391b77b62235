import { Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { t, textOf } from '../../../i18n/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { ChoiceId, Section } from '../../lookup/choices.ts';
import type { BoxProps } from '../view.ts';
import { ChoiceList, choicesOf, popupOf } from './ChoiceList.tsx';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: Id | null;
  readonly sections: readonly Section[] | undefined;
  /** The name of what is chosen, or nothing. */
  readonly chosen: string;
  set(value: Id | null): void;
}

/** One of many: a box that shows what is chosen and is typed into to find something else. */
export function ChoiceBox<Id extends ChoiceId>(props: Props<Id>) {
  const { name, field, value, chosen, sections, control, isFailing, set, leave } = props;
  const [search, setSearch] = useState<string | null>(null);
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption();
      setSearch(null);
    },
  });
  const choose = (id: string) => {
    const choice = choicesOf(sections).find((one) => String(one.id) === id);
    if (choice) set(choice.id as Id);
    list.closeDropdown();
  };
  const seek = (typed: string) => {
    setSearch(typed);
    list.openDropdown();
    list.resetSelectedOption();
  };
  const clear = value !== null && !field.required && (
    <button
      type="button"
      className="choice-clear"
      aria-label={t('clear_of', { name: textOf(name) })}
      onClick={() => set(null)}
    >
      <Icon name="close" size={16} />
    </button>
  );
  const popup = popupOf(list, control.id);
  return (
    <Combobox store={list} onOptionSubmit={choose} position="bottom-start" withinPortal={false} keepMounted={false}>
      <Combobox.Target {...popup}>
        <Input
          {...control}
          value={search ?? chosen}
          placeholder={t('choose')}
          error={isFailing}
          onChange={(event) => seek(event.currentTarget.value)}
          onClick={() => list.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            list.closeDropdown();
            leave();
          }}
          rightSection={
            <span className="choice-right">
              {clear}
              <Icon name="down" size={16} />
            </span>
          }
          rightSectionWidth={clear ? 72 : 36}
          rightSectionPointerEvents={clear ? 'auto' : 'none'}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <ChoiceList
          id={popup['aria-controls']}
          label={textOf(name)}
          sections={sections}
          search={search ?? ''}
          isChosen={(id) => id === value}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
