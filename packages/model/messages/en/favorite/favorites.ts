import type { favorites as ko } from '../../ko/favorite/favorites.ts';

export const favorites = {
  favorites_name: 'Name',
  favorites_kind: 'Kind',
  favorites_every: 'All kinds',
  favorites_total: '{count, number} in all',
  favorites_none: 'No favorite fits.',
  favorites_page_gone: 'There are no favorites on this page.',
  favorites_gone: 'A record that was removed, or that you no longer see',
  favorites_off: '{name}: take it off the favorites',
  favorites_empty_title: 'No favorites yet',
  favorites_empty_text: 'Open a record and press the star above it, and you find it here.',
} as const satisfies Record<keyof typeof ko, string>;
