/** The nine families' colours, by the name of their tokens. */
export type FamilyColour = 'fruity' | 'sour' | 'green' | 'other' | 'roasted' | 'spices' | 'nutty' | 'sweet' | 'floral';

/** A colour of the product, or the one that somebody gave to a family of their own. */
export type WheelColour = FamilyColour | `#${string}`;

/** The colours of the families that come with the product, by their ids. */
export const FAMILY_COLOURS: Readonly<Record<string, FamilyColour>> = {
  FRUITY: 'fruity',
  SOUR_FERMENTED: 'sour',
  GREEN_VEGETATIVE: 'green',
  OTHER: 'other',
  ROASTED: 'roasted',
  SPICES: 'spices',
  NUTTY_COCOA: 'nutty',
  SWEET: 'sweet',
  FLORAL: 'floral',
};

/** Whether a text is a colour as `#rrggbb`. */
export const isHex = (text: string | null): text is `#${string}` => text !== null && /^#[0-9a-f]{6}$/i.test(text);
