import type { Names, Row, Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { ComponentType } from 'react';
import type { ListAddress } from './useListState.ts';
import type { View } from './view.ts';

/** Where views of a list are stored, and what is known of them. */
export interface Views {
  readonly own: Screen;
  /** Where the organisation keeps its views; none where the records are no organisation's. */
  readonly shared: Screen | undefined;
  readonly all: readonly View[];
  /** The one that is shown; what it shows may have been changed since. */
  readonly current: View | undefined;
  readonly isChanged: boolean;
  /** The address names one that is not there, or not for this person. */
  readonly isUnknown: boolean;
  /** Not all of them could be had: the key of what is said of that. */
  readonly failed: 'views_failed' | 'view_not_shown' | null;
  /** Asks again for those that could not be had. */
  retry(): void;
  /** A view is about to be shown: the list of this address is not meant. */
  readonly isOpening: boolean;
}

/** What a tool of a list is given. */
export interface ToolProps {
  /** As it is defined; the state of the list says which columns it shows. */
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly views: Views;
  /** The rows of the page that is shown. */
  readonly rows: readonly Row[];
  readonly names: Names;
  readonly total: number;
  readonly pages: number;
  onClose(): void;
}

/** A line of the menu of a list, and what it opens. */
export interface Tool {
  readonly key: string;
  readonly text: MessageKey;
  readonly Opened?: ComponentType<ToolProps>;
  /** The query string of another address of the list, where it leads to one instead. */
  readonly search?: string;
  /** Where it is there; without it wherever there is a record. */
  isFor?(about: ToolPlace): boolean;
}

/** What decides which tools a list has. */
export interface ToolPlace {
  readonly screen: Screen;
  /** There is no record at all yet. */
  readonly isEmpty: boolean;
  /** The person may write new ones. */
  readonly mayWrite: boolean;
  /** There can be records that the person may remove and bring back. */
  readonly mayRestore: boolean;
}
