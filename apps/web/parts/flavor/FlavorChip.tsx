import type { WheelColour } from '@hanjan/charts/wheel/colour/colour.ts';
import type { ReactNode } from 'react';
import { familyLook } from './family_look.ts';
import './flavor.css';

interface Props {
  readonly family: WheelColour;
  /** The word, and what belongs to it, e.g. a button that takes it away. */
  readonly children: ReactNode;
}

/** A chosen flavor: a square in the colour of its family and the word, on the family's pale tint. */
export function FlavorChip({ family, children }: Props) {
  return (
    <span className="flavor-chip" {...familyLook(family)}>
      {children}
    </span>
  );
}
