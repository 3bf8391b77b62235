import type { CellView } from '../../field/view.ts';

export const timeCell: CellView<'time'> = {
  Cell: ({ value }) => (
    <time className="number" dateTime={value}>
      {value}
    </time>
  ),
};
