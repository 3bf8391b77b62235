import { type Actor, fieldsAt, idOf, isOrgKind, may, type Row, type Screen, seenBy } from '@hanjan/core';
import type { MenuCategory, MenuIcon, MenuTab } from '@hanjan/model/menu.ts';
import { call } from '../../base/api/call.ts';
import { orgOf, screenIn } from '../../base/api/org_call.ts';
import { currentLocale, t, textOf } from '../../base/texts/index.ts';
import { labelOf, subtitleOf } from '../../records/lookup/label.ts';
import type { Recent } from '../../records/recent/recent.ts';
import { type Entry, entryOf } from './entry.ts';
import type { Outcome } from './search.ts';

/** A list of records that somebody may open, as they see it, and where it stands in the menu. */
export interface Place {
  readonly screen: Screen;
  /** The organisation whose records they are, or null. */
  readonly org: number | null;
  /** As what they work there, or null. */
  readonly role: string | null;
  readonly tab: MenuTab;
  readonly icon: MenuIcon;
}

/** So many records are shown of a list. */
const MOST = 5;

/** The names of the lists of a menu. */
export const screensOf = (menu: readonly MenuCategory[]): readonly string[] =>
  menu.flatMap(({ groups }) => groups.flatMap(({ tabs }) => tabs.flatMap(({ screen }) => screen ?? [])));

/** The lists of a menu that somebody may open, in the organisations that they work in, as far as they are loaded. */
export function placesOf(actor: Actor, menu: readonly MenuCategory[], screens: readonly Screen[]): Place[] {
  const tabs = menu.flatMap(({ groups }) => groups.flatMap(({ tabs, icon }) => tabs.map((tab) => ({ tab, icon }))));
  return tabs.flatMap(({ tab, icon }) => {
    const known = screens.find(({ name }) => name === tab.screen);
    if (!known || !may(actor, known, 'list')) return [];
    const { scope } = known.entity;
    const member = isOrgKind(scope) ? actor[scope] : undefined;
    const screen = seenBy(actor, member ? screenIn(known, member.auth_seq) : known);
    return [{ screen, org: member?.auth_seq ?? null, role: member?.user_auth ?? null, tab, icon }];
  });
}

/** What a list is called. */
export const titleOf = ({ screen }: Pick<Place, 'screen'>): string => textOf(`list_${screen.name}_title`);

const idIn = ({ screen, org }: Place, id: string) => `${screen.name} ${org} ${id}`;

/** A record as a line. */
function recordEntry(place: Place, id: string, names: readonly string[], subtitle = ''): Entry {
  const [name = ''] = names;
  return entryOf({
    id: idIn(place, id),
    name,
    about: [titleOf(place), subtitle].filter(Boolean).join(' · '),
    icon: place.icon,
    words: names,
    to: `${place.tab.path}/${id}`,
  });
}

/** The records that somebody saw lately, as far as they may see them where, and as what, they work now. */
export function recentEntries(recents: readonly Recent[], places: readonly Place[]): Entry[] {
  const locale = currentLocale();
  return recents.flatMap(({ screen, org, role, id, names, subtitles }) => {
    const place = places.find((one) => one.screen.name === screen && one.org === org && one.role === role);
    return place
      ? [
          recordEntry(
            place,
            id,
            [names[locale], ...Object.values(names)],
            besideName(names[locale], subtitles?.[locale]),
          ),
        ]
      : [];
  });
}

/** A subtitle, unless it stands for the name already. */
const besideName = (name: string, subtitle = ''): string => (subtitle === name ? '' : subtitle);

/** Asks a list for the records whose name has what was typed, with the way to all of them when there are more. */
export async function askForRecords(place: Place, typed: string, signal: AbortSignal): Promise<Outcome> {
  const { screen } = place;
  const { entity } = screen;
  const columns = fieldsAt(screen, 'LIST').filter((name) => name === entity.label.plain);
  const asked = { searchTitle: typed, list_count: MOST, columns };
  const answer = await call<readonly Row[]>('POST', `${screen.path}/list`, asked, { signal, org: orgOf(screen) });
  // A list that is no longer theirs holds nothing for them.
  if (answer.status === '403') return { entries: [] };
  if (answer.status !== 'OK') return { failed: answer.description };
  const { result, resultName, pagination } = answer;
  const entries = result.map((row) => {
    const name = labelOf(entity, { ...row, resultName }, currentLocale());
    const subtitle = subtitleOf(entity, row, currentLocale());
    return recordEntry(place, idOf(entity, row), [name], besideName(name, subtitle));
  });
  const total = pagination?.total ?? 0;
  return { entries: total > MOST ? [...entries, allEntry(place, typed, total)] : entries };
}

/** The way to the list with everything that fits. */
function allEntry(place: Place, typed: string, count: number): Entry {
  const name = t('palette_all', { name: titleOf(place), count });
  const to = `${place.tab.path}?searchTitle=${encodeURIComponent(typed)}`;
  return entryOf({ id: idIn(place, ''), name, about: '', icon: 'list', words: [typed], to });
}
