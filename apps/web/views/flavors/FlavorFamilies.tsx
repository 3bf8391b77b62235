import type { ReactNode } from 'react';
import { byFamily, coloursOf, type FlavorTree } from './tree.ts';
import './flavors.css';

interface Props {
  readonly tree: FlavorTree;
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  chip(id: string): ReactNode;
}

/** Chosen flavors in rows, one for each family. */
export function FlavorFamilies({ tree, chosen, nameOf, chip }: Props) {
  return (
    <ul className="flavor-families">
      {[...byFamily(tree, chosen)].map(([family, ids]) => (
        <li key={family} data-family={coloursOf(tree, family)}>
          <span className="flavor-family">{nameOf(family)}</span>
          <span className="flavor-chips">{ids.map(chip)}</span>
        </li>
      ))}
    </ul>
  );
}
