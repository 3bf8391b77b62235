import { loadScreen, screenNamed } from '../../records/catalogue.ts';
import { readRecord } from '../../records/store/calls.ts';
import { onRenewed } from '../../records/store/renew.ts';
import { openRecipe } from '../brew/reading/begin.ts';
import { prepareBrew } from '../brew/run/room.ts';

const NAMES = ['user_brewing_default', 'user_brewing_result'] as const;

async function gather(seq: number) {
  await Promise.all(NAMES.map(loadScreen));
  const [recipes, brews] = NAMES.map(screenNamed);
  if (!recipes || !brews) throw new Error('recipes and brews are not in the catalogue');
  const { result } = await readRecord(recipes, seq, {});
  return { recipes, brews, recipe: result };
}

/** Of the recipe that home offers, until anything is saved: what was fetched of it may be old then. */
let ready: { readonly seq: number; readonly all: ReturnType<typeof gather> } | null = null;

onRenewed(() => {
  ready = null;
});

/** Fetches what brewing a recipe needs, so that the tap that begins it waits for nothing. */
export function prepareRecipe(seq: number): ReturnType<typeof gather> {
  if (ready?.seq !== seq) {
    prepareBrew();
    ready = { seq, all: gather(seq) };
    // What failed is tried again by the tap itself.
    ready.all.catch(() => {
      ready = null;
    });
  }
  return ready.all;
}

/** Opens the timer for a recipe. */
export async function brewRecipe(seq: number): Promise<void> {
  const { recipe, recipes, brews } = await prepareRecipe(seq);
  await openRecipe(recipe, recipes, brews);
}
