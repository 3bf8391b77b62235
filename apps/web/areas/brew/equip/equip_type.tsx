import type { FieldView } from '../../../records/field/view.ts';
import { codeView } from '../../../records/kinds/code.tsx';
import { EquipIcon } from './EquipIcon.tsx';
import './equip.css';

/** A type of equipment: its drawing and its word. */
export const equipTypeView: FieldView<'code'> = {
  ...codeView,
  room: 136,
  Cell: ({ value, field, names, dense }) => (
    <span className="equip-type">
      <EquipIcon type={value} size={dense ? 16 : 20} />
      {names.code(field.group, value)}
    </span>
  ),
};
