import type { MessageKey } from '@hanjan/model/messages/ko.ts';

/** What a chapter is about: its texts are `guide_<name>`, `guide_<name>_for` and `guide_<name>_do`. */
export type Chapter = 'wheel' | 'radar' | 'brew' | 'roast' | 'note' | 'recipe' | 'lots' | 'list' | 'find' | 'safe';

/** A page that a chapter tells of. */
interface Way {
  readonly name: MessageKey;
  readonly path: string;
}

/** Whom a part of the guide is for, and its chapters. Only what exists is told. */
interface Part {
  readonly key: 'all' | 'home' | 'shop' | 'every';
  readonly chapters: readonly { readonly name: Chapter; readonly way?: Way }[];
}

/** The guide in its order: what everybody can do, what one does at home, what people do together, and what is the same everywhere. */
export const PARTS: readonly Part[] = [
  {
    key: 'all',
    chapters: [
      { name: 'wheel', way: { name: 'menu_flavorwheel', path: '/info/chart/flavorwheel' } },
      { name: 'radar', way: { name: 'menu_radarchart', path: '/info/chart/radarchart' } },
      { name: 'brew', way: { name: 'menu_brewingrecord', path: '/info/chart/brewingrecord' } },
      { name: 'roast', way: { name: 'menu_roastingprofile', path: '/info/chart/roasting' } },
    ],
  },
  {
    key: 'home',
    chapters: [
      { name: 'note', way: { name: 'menu_coffeenote', path: '/user/usernote/coffeenote' } },
      { name: 'recipe', way: { name: 'menu_brewing_default', path: '/user/usernote/brewingdefault' } },
    ],
  },
  {
    key: 'shop',
    chapters: [{ name: 'lots', way: { name: 'menu_coffeebean_received', path: '/cafe/coffeebean/received' } }],
  },
  { key: 'every', chapters: [{ name: 'list' }, { name: 'find' }, { name: 'safe' }] },
];
