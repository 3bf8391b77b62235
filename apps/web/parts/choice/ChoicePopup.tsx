import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';
import type { Offer } from './choices.ts';

interface ListProps extends Omit<ChoiceListProps, 'offer'> {
  /** What is offered while the list is open. */
  useOffer(): Offer;
}

interface Props extends Omit<ListProps, 'id' | 'search'> {
  readonly search: Search;
  /** Id of the input below which the list opens. */
  readonly controlId: string;
  readonly width?: number;
  onChoose(id: string): void;
  /** The input. */
  readonly children: ReactNode;
}

/** What is typed to find a choice, and whether the list is open. Null while nothing is being looked for. */
export interface Search {
  readonly typed: string | null;
  readonly list: ComboboxStore;
  seek(typed: string): void;
  /** Forgets what was typed. */
  rest(): void;
}

export function useSearch(): Search {
  const [typed, setTyped] = useState<string | null>(null);
  const rest = () => setTyped(null);
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption();
      rest();
    },
  });
  const seek = (next: string) => {
    setTyped(next);
    list.openDropdown();
    list.resetSelectedOption();
  };
  return { typed, list, seek, rest };
}

/** An input with a list of choices below: typing narrows it, arrow keys walk it, Enter chooses, Escape closes. */
export function ChoicePopup({ search, controlId, width, onChoose, children, ...choices }: Props) {
  const { typed, list } = search;
  const listId = `${controlId}-list`;
  return (
    <Combobox
      store={list}
      onOptionSubmit={(id) => id !== '' && onChoose(id)}
      position="bottom-start"
      withinPortal={false}
      keepMounted={false}
      width={width ?? 'target'}
    >
      <Combobox.Target
        withExpandedAttribute
        aria-expanded={list.dropdownOpened}
        aria-controls={list.dropdownOpened ? listId : undefined}
      >
        {children}
      </Combobox.Target>
      <Combobox.Dropdown>
        <OpenList {...choices} id={listId} search={typed ?? ''} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** A form has many lists and opens few: what one offers is worked out when it opens. */
const OpenList = ({ useOffer, ...list }: ListProps) => <ChoiceList {...list} offer={useOffer()} />;
