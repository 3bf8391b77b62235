import type { Entity } from '@hanjan/core';
import { areaOf } from '@hanjan/model/catalogue/area.ts';
import { loadTexts, t, textOf } from '../../base/texts/index.ts';
import { loadTextsOf } from '../catalogue.ts';

/** How many records of a kind use another one, and the screen that says what they are called. */
export interface Use {
  readonly screen: string;
  readonly count: number;
}

/** The kinds of records that use one, each with its number; of what is everybody's it is said whose records they are. */
export async function saidUses(uses: readonly Use[], { scope }: Entity): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { screen, count } of uses) counts.set(screen, (counts.get(screen) ?? 0) + count);
  // They may be of another area, whose lists have not been seen yet.
  const texts = [...counts.keys()].map(loadTextsOf);
  if (scope === 'none') texts.push(loadTexts('setting'));
  await Promise.all(texts).catch(() => undefined);
  const nameOf = scope === 'none' ? ownedName : listName;
  return [...counts].map(([screen, count]) => t('remove_user', { name: nameOf(screen), count }));
}

const listName = (screen: string): string => textOf(`list_${screen}_title`);

function ownedName(screen: string): string {
  const name = listName(screen);
  const area = areaOf(screen);
  return area === undefined || area === 'setting' || area === 'system' ? name : t(`uses_of_${area}`, { name });
}
