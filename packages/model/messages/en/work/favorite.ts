import type { favorite as ko } from '../../ko/work/favorite.ts';

export const favorite = {
  favorite_star: 'Favorite',
  favorite_on_ok: 'Added to the favorites.',
  favorite_off_ok: 'Taken off the favorites.',
  favorite_offline: 'Favorites can be changed once there is a network.',
  favorite_too_many: 'There can be {count, number} favorites. Take off what you do not need, and try again.',
} as const satisfies Record<keyof typeof ko, string>;
