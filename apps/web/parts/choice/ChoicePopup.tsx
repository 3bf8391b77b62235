import { Box, Combobox } from '@mantine/core';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';
import type { Offer, ReloadProps } from './choices.ts';
import type { Search } from './useSearch.ts';

interface ListProps extends Omit<ChoiceListProps, 'offer' | 'search'> {
  readonly search: Search;
  /** What is offered while the list is open. */
  useOffer(): Offer;
  /** The button that brings the list anew. */
  readonly Reload: ComponentType<ReloadProps>;
}

interface Props extends Omit<ListProps, 'id'> {
  /** Id of the input below which the list opens. */
  readonly controlId: string;
  readonly width?: number;
  /** The input. */
  readonly children: ReactNode;
}

/** An input with a list of choices below: typing narrows it, arrow keys walk it, Enter chooses, Escape closes. */
export function ChoicePopup({ controlId, width, children, ...choices }: Props) {
  const { list, active, onBlur } = choices.search;
  const listId = `${controlId}-list`;
  return (
    <Box className="choice-popup" onBlur={onBlur}>
      <Combobox
        store={list}
        position="bottom-start"
        withinPortal={false}
        hideDetached={false}
        keepMounted={false}
        width={width ?? 'target'}
      >
        <Combobox.Target
          withKeyboardNavigation={false}
          withExpandedAttribute
          aria-expanded={list.dropdownOpened}
          aria-controls={list.dropdownOpened ? listId : undefined}
          aria-activedescendant={active}
        >
          {children}
        </Combobox.Target>
        <Combobox.Dropdown>
          <OpenList {...choices} id={listId} />
        </Combobox.Dropdown>
      </Combobox>
    </Box>
  );
}

/** A form has many lists and opens few: what one offers is worked out when it opens. */
function OpenList({ useOffer, search, Reload, ...list }: ListProps) {
  const offer = useOffer();
  useLayoutEffect(() => {
    search.offer.current = offer;
  });
  return (
    <>
      <ChoiceList {...list} offer={offer} search={search.typed ?? ''} />
      {offer.reload && <Reload name={list.label} reload={offer.reload} />}
    </>
  );
}
