import { isImportable, isUpdatable, type Names, type Row, type Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { ComponentType } from 'react';
import { later } from '../../base/store/later.tsx';
import { withTexts } from '../../base/texts/index.ts';
import type { ListAddress } from '../state/useListState.ts';
import type { Views } from '../views/useViews.ts';

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
  readonly Opened: ComponentType<ToolProps>;
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
}

export const columnsTool: Tool = {
  key: 'columns',
  text: 'list_columns',
  Opened: later(() => import('./ColumnsDialog.tsx')),
};

export const viewTools: readonly Tool[] = [
  { key: 'save', text: 'view_save', Opened: later(() => import('../views/SaveViewDialog.tsx')) },
  { key: 'views', text: 'views', Opened: later(() => import('../views/ViewsDialog.tsx')) },
];

/** What brings the records of a list somewhere else, or in from there. */
export const sheetTools: readonly Tool[] = [
  { key: 'print', text: 'list_print', Opened: later(() => import('../print/PrintSheet.tsx')) },
  {
    key: 'export',
    text: 'export_title',
    Opened: later(() => withTexts('sheet', import('../sheet/export/ExportDialog.tsx'))),
  },
  {
    key: 'import',
    text: 'import_title',
    Opened: later(() => withTexts('sheet', import('../sheet/import/ImportDialog.tsx'))),
    isFor: ({ mayWrite, screen, isEmpty }) => mayWrite && (isImportable(screen) || (!isEmpty && isUpdatable(screen))),
  },
];
