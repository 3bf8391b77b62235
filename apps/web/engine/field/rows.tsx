import type { FieldView } from './view.ts';

export const rowsView: FieldView<'rows'> = {
  Input: ({ value }) => <output>{value?.length ?? 0}</output>,
  Cell: ({ value }) => value.length,
  wide: true,
};
