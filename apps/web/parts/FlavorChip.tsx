import type { ReactNode } from 'react';
import './flavor.css';

/** The nine families of the flavor wheel, by the name of their tokens. */
export type FlavorFamily = 'floral' | 'fruity' | 'sour' | 'green' | 'other' | 'roasted' | 'spices' | 'nutty' | 'sweet';

interface Props {
  readonly family: FlavorFamily;
  /** The word, and what belongs to it, e.g. a button that takes it away. */
  readonly children: ReactNode;
}

/** A chosen flavor: a square in the colour of its family and the word, on the family's pale tint. */
export function FlavorChip({ family, children }: Props) {
  return (
    <span className="flavor-chip" data-family={family}>
      {children}
    </span>
  );
}
