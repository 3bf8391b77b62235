import { currentLocale } from '../../../base/texts/index.ts';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { type Code, codeName } from '../../../records/lookup/group.ts';
import { colourOf, flavorsNow } from '../../cup/wheel/flavors.ts';

interface Props {
  readonly codes: readonly Code[];
  readonly flavors: readonly string[];
}

/** Flavors in the colours of their families. */
export default function TasteFlavors({ codes, flavors }: Props) {
  const known = flavorsNow(codes);
  const nameOf = (id: string) => {
    const code = codes.find(({ code_id }) => code_id === id);
    return code ? codeName(code, currentLocale()) : id;
  };
  return (
    <p className="bean-flavors">
      {flavors.map((id) => (
        <FlavorChip key={id} family={colourOf(known, id)}>
          {nameOf(id)}
        </FlavorChip>
      ))}
    </p>
  );
}
