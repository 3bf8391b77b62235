import type { ComponentType } from 'react';
import { savesData, whenIdle } from '../../../base/store/idle.ts';
import { later } from '../../../base/store/later.tsx';

/** A drawing that comes after the words. It says nothing that they do not say, so that where data is to be saved it stays away. */
export function drawing<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (savesData()) return () => null;
  return later<Props>(async () => {
    await new Promise<void>(whenIdle);
    return load();
  });
}
