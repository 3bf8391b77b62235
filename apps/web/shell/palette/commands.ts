import { type Actor, may } from '@hanjan/core';
import { menu as enMenu } from '@hanjan/model/messages/en/every/menu.ts';
import { palette as enPalette } from '@hanjan/model/messages/en/palette/palette.ts';
import { menu as koMenu } from '@hanjan/model/messages/ko/every/menu.ts';
import { palette as koPalette } from '@hanjan/model/messages/ko/palette/palette.ts';
import { withoutLocale } from '@hanjan/model/messages/locales.ts';
import { usePathname } from 'wouter/use-browser-location';
import { pressTimer } from '../../areas/brew/run/wanted.ts';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../../base/session/preferences.ts';
import { useSession } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { chordText, SHEET } from '../../parts/chords.ts';
import type { IconName } from '../../parts/Icon.tsx';
import { useLanguages } from '../../parts/links/LanguageTool.tsx';
import { leaveSession } from '../tools/leaveSession.ts';
import { type Entry, entryOf } from './entry.ts';
import type { Place } from './records.ts';

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', auto: 'screen' };
const LANGUAGES: readonly (readonly [Readonly<Record<string, string>>, Record<keyof typeof koPalette, string>])[] = [
  [koMenu, koPalette],
  [enMenu, enPalette],
];

/** So many new records are offered before all else that can be done. */
const FIRST = 3;

/** What can be done from anywhere; a new record of the list that is shown comes first. */
export function useCommands(actor: Actor, places: readonly Place[], showKeys: () => void): Entry[] {
  const path = withoutLocale(usePathname());
  const here = useHere();
  // As long as nobody knows who this is, nothing is offered of a guest.
  const isKnown = useSession().state === 'ready';
  const isHere = ({ tab }: Place) => path === tab.path || path.startsWith(`${tab.path}/`);
  const inOrder = [...places.filter(isHere), ...places.filter((place) => !isHere(place))];
  const writing = inOrder.flatMap((place) => writeEntry(actor, place));
  return [
    ...writing.slice(0, FIRST),
    textEntry('palette_keys', chordText(SHEET), 'list', { run: showKeys }),
    textEntry('palette_timer', '', 'timer', { run: pressTimer }),
    ...useThemeEntries(),
    ...useLanguages().map(({ id, name, href }) =>
      entryOf({ ...commonOf('palette_language', { name }), id, about: '', icon: 'globe', to: href }),
    ),
    ...(isKnown ? personEntries(actor, here) : []),
    ...writing.slice(FIRST),
  ];
}

const personEntries = (actor: Actor, here: string | null): readonly Entry[] =>
  actor.user_type === 'GUEST'
    ? [textEntry('palette_signin', '', 'key', { to: withNext('/user/signin', here) })]
    : [passwordEntry(here), textEntry('palette_signout', '', 'leave', { run: leaveSession })];

type Text = keyof typeof koPalette;

/** A text of the palette as a name, found in every language. */
const commonOf = (key: Text, values: Readonly<Record<string, string>> = {}) => ({
  name: t(key, values),
  words: LANGUAGES.map(([, texts]) => texts[key].replace('{name}', values.name ?? '')),
});

const textEntry = (key: Text, about: string, icon: IconName, does: Pick<Entry, 'to' | 'run'>): Entry =>
  entryOf({ ...commonOf(key), id: key, about, icon, ...does });

/** The page of the password, which no menu lists. */
const passwordEntry = (here: string | null): Entry =>
  entryOf({
    id: 'password',
    name: textOf('menu_password'),
    about: '',
    icon: 'key',
    words: LANGUAGES.map(([menu]) => menu.menu_password ?? ''),
    to: withNext('/user/password', here),
  });

/** Writing a new record of a list, for whoever may. */
function writeEntry(actor: Actor, { screen, tab }: Place): Entry[] {
  if (!may(actor, screen, 'write')) return [];
  const name = textOf(`list_${screen.name}_new`);
  const words = LANGUAGES.map(([menu, texts]) => texts.palette_write.replace('{name}', menu[`menu_${tab.key}`] ?? ''));
  const about = textOf(`menu_${tab.key}`);
  const to = `${tab.path}/write`;
  return [entryOf({ id: to, name, about, icon: 'plus', words: [name, ...words], to })];
}

/** The other ways to have the page light or dark. */
function useThemeEntries(): Entry[] {
  const chosen = useStore(chosenTheme);
  const others = THEMES.filter((theme) => theme !== chosen);
  return others.map((theme) =>
    textEntry(`palette_${theme}`, '', THEME_ICONS[theme], { run: () => chooseTheme(theme) }),
  );
}
