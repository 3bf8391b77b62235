import { OneLine } from '../../../parts/cell/OneLine.tsx';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { familyLook } from '../../../parts/flavor/family_look.ts';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { FlavorFamilies } from '../wheel/FlavorFamilies.tsx';
import { colourOf } from '../wheel/flavors.ts';
import { useFlavors, useKnownFlavors } from '../wheel/useFlavors.ts';

/** Flavors of the wheel, in the colours of their families. */
export const flavorsCell: CellView<'codes'> = {
  Cell: (props) => (props.dense ? <FlavorRow {...props} /> : <FlavorGroups {...props} />),
};

function FlavorRow({ field, value, names }: CellProps<'codes'>) {
  const flavors = useKnownFlavors(field.group);
  const flavor = (id: string) => (
    <span key={id} className="flavor-dot" {...familyLook(colourOf(flavors, id))}>
      {names.code(field.group, id)}
    </span>
  );
  return <OneLine items={value.map(flavor)} />;
}

function FlavorGroups({ field, value, names }: CellProps<'codes'>) {
  const { flavors } = useFlavors(field.group);
  return (
    <FlavorFamilies
      flavors={flavors}
      chosen={value}
      nameOf={(id) => names.code(field.group, id)}
      chip={(id) => (
        <FlavorChip key={id} family={colourOf(flavors, id)}>
          {names.code(field.group, id)}
        </FlavorChip>
      )}
    />
  );
}
