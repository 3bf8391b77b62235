import type { Screen } from '@hanjan/core';
import { useMemo } from 'react';
import { useActor } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { changeLayout, type Layout, layoutOf, layouts } from './layout.ts';
import { layoutName } from './layout_name.ts';

/** How the person wants the list of a screen to look on this device, and how to change that. */
export function useLayout({ name: screen }: Screen): readonly [Layout, (change: Layout) => void] {
  const name = layoutName(useActor().user_seq, screen);
  const changed = useStore(layouts)[name];
  return useMemo(() => [changed ?? layoutOf(name), (change) => changeLayout(name, change)], [changed, name]);
}
