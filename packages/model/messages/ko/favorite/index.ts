import { favorites } from './favorites.ts';
import { places } from './places.ts';

/** Texts of what somebody starred, and of where they drink. */
export default {
  ...favorites,
  ...places,
} as const;
