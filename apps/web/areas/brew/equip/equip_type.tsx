import type { CellView } from '../../../records/field/view.ts';
import { EquipIcon } from './EquipIcon.tsx';
import './equip.css';

/** A type of equipment: its drawing and its word. */
export const equipTypeCell: CellView<'code'> = {
  room: 136,
  Cell: ({ value, field, names, dense }) => (
    <span className="equip-type">
      <EquipIcon type={value} size={dense ? 16 : 20} />
      {names.code(field.group, value)}
    </span>
  ),
};
