import { Input } from '@mantine/core';
import { t } from '../../i18n/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Icon } from '../Icon.tsx';
import { ChoicePopup, useSearch } from './ChoicePopup.tsx';
import type { ChoiceId, Offer } from './choices.ts';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: Id | null;
  /** What is offered while the list is open. */
  useOffer(): Offer;
  idOf(text: string): Id;
  /** The name of what is chosen, or nothing. */
  readonly text: string;
  set(value: Id | null): void;
}

/** One of many: a box that shows what is chosen and is typed into to find something else. */
export function ChoiceBox<Id extends ChoiceId>(props: Props<Id>) {
  const { label, value, text, useOffer, idOf, control, isFailing, set, leave } = props;
  const search = useSearch();
  const choose = (id: string) => {
    set(idOf(id));
    search.list.closeDropdown();
  };
  const canClear = value !== null && !control['aria-required'];
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
      {...{ search, label, useOffer }}
      controlId={control.id}
      onChoose={choose}
      isChosen={(id) => id === value}
    >
      <Input
        {...control}
        value={search.typed ?? text}
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
