import { familyStyle, type WheelColour } from '@hanjan/charts/wheel/colour/colour.ts';

/** The colours of a family for an element: the style sheet knows those of the product, any other is said here. */
export const familyLook = (color: WheelColour) =>
  color.startsWith('#') ? { style: familyStyle(color) } : { 'data-family': color };
