import { Measure } from '../../parts/cell/cells.tsx';
import { NumberInput } from '../field/number.tsx';
import type { FieldView } from '../field/view.ts';

/** A number that names rather than measures, such as a year: its thousands stay together. */
export const ordinalView: FieldView<'count'> = {
  Input: NumberInput,
  room: 60,
  Cell: ({ value }) => <Measure text={String(value)} />,
};
