import type { Entry } from './words.ts';

/** What is consumed, who sells it, and what is made of it: supplies of a cafe and of a roastery have the same rights. */

const MANAGERS = 'MNG SMNG OWN';
const SENIORS = 'SAST MNG SMNG OWN';
const EVERYBODY_OF = { cafe: 'BARISTA SAST MNG SMNG OWN', roaster: 'ROASTER SAST MNG SMNG OWN' } as const;

/** Managers' own business; others' records are removed one rank higher. */
const MANAGED: Entry = {
  list: MANAGERS,
  read: MANAGERS,
  code: '',
  write: MANAGERS,
  edit: MANAGERS,
  history: MANAGERS,
  export: MANAGERS,
  import: MANAGERS,
  remove_own: MANAGERS,
  remove_others: 'SMNG OWN',
  restore_own: MANAGERS,
  restore_others: 'SMNG OWN',
};

/** What is used is written from SAST on, and read by everybody who works there. */
const used = (everybody: string): Entry => ({
  list: everybody,
  read: everybody,
  code: '',
  write: SENIORS,
  edit: SENIORS,
  history: SENIORS,
  export: everybody,
  import: SENIORS,
  remove_own: SENIORS,
  remove_others: MANAGERS,
  restore_own: SENIORS,
  restore_others: MANAGERS,
});

/** What there is, for everybody who works there; nobody writes it on that page. */
const shown = (everybody: string): Entry => ({
  list: everybody,
  read: everybody,
  code: '',
  write: '',
  edit: '',
  history: '',
  export: everybody,
  import: '',
  remove_own: '',
  remove_others: '',
  restore_own: '',
  restore_others: '',
});

const { cafe, roaster } = EVERYBODY_OF;

export const cafeSupply: Record<string, Entry> = {
  '/api/cafe/supplier/material': { ...MANAGED, code: cafe },
  '/api/cafe/item/material': { ...MANAGED, code: cafe },
  '/api/cafe/material/purchase': MANAGED,
  '/api/cafe/material/use': used(cafe),
  '/api/cafe/material/stock': shown(cafe),
  '/api/cafe/material/equip': shown(cafe),
  '/api/cafe/recipe/drink': { ...MANAGED, list: cafe, read: cafe, code: cafe, export: cafe },
};

export const roasterSupply: Record<string, Entry> = {
  '/api/roaster/greenbean/supplier': { ...MANAGED, list: SENIORS, read: SENIORS, code: SENIORS, export: SENIORS },
  '/api/roaster/item/material': { ...MANAGED, code: roaster },
  '/api/roaster/material/purchase': MANAGED,
  '/api/roaster/material/use': used(roaster),
  '/api/roaster/customer/packaging': MANAGED,
};
