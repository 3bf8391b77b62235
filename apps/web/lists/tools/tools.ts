import { isImportable, isUpdatable } from '@hanjan/core';
import { later } from '../../base/store/later.tsx';
import { withTexts } from '../../base/texts/index.ts';
import { writeRemoved } from '../removed/useRemoved.ts';
import type { Tool } from '../state/tool.ts';

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

/** What was removed from the list, as long as it can be brought back: of an empty list too. */
export const removedTool: Tool = {
  key: 'removed',
  text: 'removed_title',
  search: writeRemoved(),
  isFor: ({ mayRestore }) => mayRestore,
};
