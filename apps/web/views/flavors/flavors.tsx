import { Rest, SHOWN_IN_ROW } from '../../engine/field/cells.tsx';
import type { CellProps, FieldView } from '../../engine/field/view.ts';
import { FlavorChip } from '../../parts/FlavorChip.tsx';
import { FlavorFamilies } from './FlavorFamilies.tsx';
import { FlavorInput } from './FlavorInput.tsx';
import { coloursOf, useFlavorTree } from './tree.ts';

/** Flavors of the wheel, in the colours of their families. */
export const flavorsView: FieldView<'codes'> = {
  named: true,
  bare: true,
  wide: true,
  Input: (props) => <FlavorInput {...props} />,
  Cell: (props) => (props.dense ? <FlavorRow {...props} /> : <FlavorGroups {...props} />),
};

function FlavorRow({ field, value, names }: CellProps<'codes'>) {
  const tree = useFlavorTree(field.group);
  return (
    <span className="cell-flavors">
      {value.slice(0, SHOWN_IN_ROW).map((id) => (
        <span key={id} className="flavor-dot" data-family={coloursOf(tree, id)}>
          {names.code(field.group, id)}
        </span>
      ))}
      <Rest count={value.length - SHOWN_IN_ROW} />
    </span>
  );
}

function FlavorGroups({ field, value, names }: CellProps<'codes'>) {
  const tree = useFlavorTree(field.group);
  return (
    <FlavorFamilies
      tree={tree}
      chosen={value}
      nameOf={(id) => names.code(field.group, id)}
      chip={(id) => (
        <FlavorChip key={id} family={coloursOf(tree, id)}>
          {names.code(field.group, id)}
        </FlavorChip>
      )}
    />
  );
}
