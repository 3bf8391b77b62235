import type { FieldView } from '../field/view.ts';

/** The database makes it; nobody types it. */
export const uuidView: FieldView<'uuid'> = {
  wide: true,
  Input: () => null,
  Cell: ({ value }) => <span className="number">{value}</span>,
};
