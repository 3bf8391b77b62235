import { findPlace, menuOf } from '@hanjan/model/menu.ts';
import { withoutLocale } from '@hanjan/model/messages/locales.ts';
import { useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { currentPerson, useActor } from '../../base/session/session.ts';
import { useScreens } from '../../records/catalogue.ts';
import { recentsOf } from '../../records/recent/recent.ts';
import { useCommands } from './commands.ts';
import type { Section } from './entry.ts';
import { nearPaths, pageEntries } from './pages.ts';
import { insteadOf, sectionsOf } from './rank.ts';
import { placesOf, recentEntries, screensOf } from './records.ts';
import { useRecords } from './useRecords.ts';

interface Shown {
  readonly sections: readonly Section[];
  /** Nothing fits; the sections are what can be done instead. */
  readonly isNothing: boolean;
  readonly isBusy: boolean;
  readonly failed: string | null;
  again(): void;
}

/** What the palette shows whoever uses it for what they typed. */
export function useSections(typed: string, showKeys: () => void): Shown {
  const actor = useActor();
  const path = withoutLocale(usePathname());
  const menu = useMemo(() => menuOf(actor), [actor]);
  const screens = useScreens(useMemo(() => screensOf(menu), [menu]));
  const places = useMemo(() => placesOf(actor, menu, screens), [actor, menu, screens]);
  const pages = useMemo(() => pageEntries(menu), [menu]);
  const recent = useMemo(() => {
    const owner = currentPerson()?.user_uuid;
    const entries = owner ? recentEntries(recentsOf(owner), places) : [];
    // Whoever looks at a record looks for another one.
    return entries.filter(({ to }) => to !== path);
  }, [places, path]);
  const near = nearPaths(menu, findPlace(path)).flatMap((to) => pages.find((page) => page.to === to) ?? []);
  const offered = { recent, near, pages, commands: useCommands(actor, places, showKeys) };
  const { entries, isBusy, failed, again } = useRecords(places, typed);
  const sections = sectionsOf(typed, offered, entries);
  const isNothing = sections.length === 0 && !isBusy && failed === null;
  return { sections: isNothing ? insteadOf(offered) : sections, isNothing, isBusy, failed, again };
}
