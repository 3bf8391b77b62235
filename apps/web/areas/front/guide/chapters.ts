/** What a chapter is about: its texts are `guide_<name>`, `guide_<name>_for` and `guide_<name>_do`. */
export type Chapter =
  | 'wheel'
  | 'radar'
  | 'brew'
  | 'roast'
  | 'note'
  | 'recipe'
  | 'lots'
  | 'batch'
  | 'stock'
  | 'list'
  | 'find'
  | 'safe';

/** Whom a part of the guide is for, and its chapters with the pages that they tell of. Only what exists is shown. */
interface Part {
  readonly key: 'all' | 'home' | 'shop' | 'every';
  readonly chapters: readonly { readonly name: Chapter; readonly path?: string }[];
}

/** The guide in its order: what everybody can do, what one does at home, what people do together, and what is the same everywhere. */
export const PARTS: readonly Part[] = [
  {
    key: 'all',
    chapters: [
      { name: 'wheel', path: '/info/chart/flavorwheel' },
      { name: 'radar', path: '/info/chart/radarchart' },
      { name: 'brew', path: '/info/chart/brewingrecord' },
      { name: 'roast', path: '/info/chart/roasting' },
    ],
  },
  {
    key: 'home',
    chapters: [
      { name: 'note', path: '/user/usernote/coffeenote' },
      { name: 'recipe', path: '/user/usernote/brewingdefault' },
    ],
  },
  {
    key: 'shop',
    chapters: [
      { name: 'lots', path: '/cafe/coffeebean/received' },
      { name: 'batch', path: '/roaster/roasting/result' },
      { name: 'stock', path: '/roaster/greenbean/inventory' },
    ],
  },
  { key: 'every', chapters: [{ name: 'list' }, { name: 'find' }, { name: 'safe' }] },
];
