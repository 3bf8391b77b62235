import type { ReactNode } from 'react';
import { familyLook } from '../../../parts/flavor/family_look.ts';
import { byFamily, colourOf, type Flavors } from './flavors.ts';
import './flavor_list.css';

interface Props {
  readonly flavors: Flavors;
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  chip(id: string): ReactNode;
}

/** Chosen flavors in rows, one for each family. */
export function FlavorFamilies({ flavors, chosen, nameOf, chip }: Props) {
  return (
    <ul className="flavor-families">
      {[...byFamily(flavors, chosen)].map(([family, ids]) => (
        <li key={family} {...familyLook(colourOf(flavors, family))}>
          <span className="flavor-family">{nameOf(family)}</span>
          <span className="flavor-chips">{ids.map(chip)}</span>
        </li>
      ))}
    </ul>
  );
}
