import { isColour } from '@hanjan/core';
import type { CellProps, CellView } from '../../records/field/view.ts';
import { contrastText, Swatch } from './Swatch.tsx';

/** A colour as `#rrggbb`, seen beside its text with how well words can be read on it; any other alias as it is. */
export const colourCell: CellView<'text'> = { room: 120, Cell: ColourCell };

function ColourCell({ value, dense }: CellProps<'text'>) {
  if (!isColour(value)) return value;
  return (
    <span className="colour-cell" data-dense={dense || undefined}>
      <Swatch colour={value} />
      <span className="number">{value}</span>
      {!dense && <span className="colour-ratio">{contrastText(value)}</span>}
    </span>
  );
}
