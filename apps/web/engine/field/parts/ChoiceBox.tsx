import { Input } from '@mantine/core';
import { t, textOf } from '../../../i18n/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { ChoiceId, Section } from '../../lookup/choices.ts';
import type { BoxProps } from '../view.ts';
import { choicesOf } from './ChoiceList.tsx';
import { ChoicePopup, useSearch } from './ChoicePopup.tsx';

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
  const search = useSearch();
  const choose = (id: string) => {
    const choice = choicesOf(sections).find((one) => String(one.id) === id);
    if (choice) set(choice.id as Id);
    search.list.closeDropdown();
  };
  const label = textOf(name);
  const canClear = value !== null && !field.required;
  const right = (
    <span className="choice-right">
      {canClear && (
        <button
          type="button"
          className="choice-clear"
          aria-label={t('clear_of', { name: label })}
          onClick={() => set(null)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <Icon name="down" size={16} />
    </span>
  );
  return (
    <ChoicePopup
      {...{ search, label, sections }}
      controlId={control.id}
      onChoose={choose}
      isChosen={(id) => id === value}
    >
      <Input
        {...control}
        value={search.typed ?? chosen}
        placeholder={t('choose')}
        error={isFailing}
        onChange={(event) => search.seek(event.currentTarget.value)}
        onClick={() => search.list.openDropdown()}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          search.list.closeDropdown();
          leave();
        }}
        rightSection={right}
        rightSectionWidth={canClear ? 72 : 36}
        rightSectionPointerEvents={canClear ? 'auto' : 'none'}
      />
    </ChoicePopup>
  );
}
