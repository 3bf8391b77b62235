import type { Actor } from '@hanjan/core';
import { anyUnder, entranceOf, type Found, findPlace, firstUnder, mayBegin, mayOpen } from '@hanjan/model/menu.ts';
import { type ReactNode, Suspense } from 'react';
import { Redirect } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import { pathOf } from '../../base/router/path.ts';
import { useScroll } from '../../base/router/scroll.ts';
import { usePageTitle } from '../../base/router/title.ts';
import { lacksFactor } from '../../base/session/admin_factor.ts';
import { useOrg } from '../../base/session/org.ts';
import {
  loadSession,
  type Person,
  personOf,
  useActor,
  useIsKnown,
  useSession,
  wasSignedIn,
} from '../../base/session/session.ts';
import { textOf } from '../../base/texts/index.ts';
import { ErrorState, NoOwner, NoPermission, NotFound, SkeletonRows } from '../../parts/states/states.tsx';
import { awayText } from '../../records/drafts/leaving.ts';
import { isSomebodyWriting } from '../../records/drafts/store.ts';
import type { ScreenMode } from '../../records/screen/props.ts';
import { Crash } from '../Crash.tsx';
import { Shell } from '../frame/Shell.tsx';
import { screenPageOf } from '../screen/screen.ts';
import { OrgClosed, OrgPage } from './OrgPage.tsx';
import { pages } from './pages.ts';

/** The page of the current address, in its frame. */
export function Page() {
  const path = pathOf(usePathname());
  const search = useSearch();
  const actor = useActor();
  const session = useSession();
  // Until it is known who this is, the one who was here last is expected.
  const isSignedIn = session.state === 'loading' ? wasSignedIn() : actor.user_type !== 'GUEST';
  const known = findPlace(path, isSignedIn);
  const isKnown = useIsKnown();
  const found = known ?? anyUnder(path);
  const first = known || (found?.tab.org && !isKnown) ? null : firstUnder(path, actor);
  // What does not exist for somebody has no place in the menu either.
  const place = found && entranceOf(actor, found.tab) !== 'nopage' ? found : null;
  const mode = modeOf(place, search);
  useScroll(path);
  usePageTitle(place ? titleOf(place) : textOf('nopage_title'));

  if (first) return <Redirect to={first.path} replace />;
  const { frame, form } = place?.tab.page ? pages[place.tab.page] : ({ frame: 'desk', form: false } as const);
  const isForm = mode !== 'view' || (form && place?.id !== null);
  return (
    <Shell place={place} frame={frame} form={isForm && place !== null && mayWrite(actor, place)}>
      <Crash path={path}>
        <Suspense fallback={<SkeletonRows />}>
          {place ? <Allowed place={place}>{opened(place, mode)}</Allowed> : <NotFound />}
        </Suspense>
      </Crash>
    </Shell>
  );
}

/** What opens for somebody of whom something is asked first. */
const OPEN = ['password', 'privacy', 'leaving'];

/** The page where somebody does what is asked of them before anything else; it leads on from there, unless all is over. */
function firstPage(person: Person, key: string): string | null {
  if (OPEN.includes(key)) return null;
  if (person.must_change_pass) return '/user/password';
  if (person.delete_at) return '/user/leaving';
  if (person.must_agree) return key === 'agree' ? null : '/user/agree';
  return lacksFactor(person) && key !== 'factor' ? '/user/factor' : null;
}

/** What stands at a place, if the person may open it; a guest is led to sign in and back. */
function Allowed({ place, children }: { readonly place: Found; readonly children: ReactNode }) {
  const session = useSession();
  const actor = useActor();
  const org = useOrg(place.tab.org);
  const here = useHere();
  const { tab } = place;
  const entrance = entranceOf(actor, tab);
  const person = personOf(session);

  const asked = person && firstPage(person, tab.key);
  if (asked) return <Redirect to={asked === '/user/leaving' ? asked : withNext(asked, here)} replace />;
  if (place.id && tab.links && !tab.org) return children;
  if (entrance === 'open') {
    return tab.org && org ? <OrgPage {...{ place, org, kind: tab.org }}>{children}</OrgPage> : children;
  }
  if (session.state === 'loading') return <SkeletonRows />;
  if (session.state === 'ready' && mayWrite(actor, place)) return children;
  if (session.state === 'away') return <ErrorState text={awayText()} onRetry={() => loadSession()} />;
  if (entrance === 'signin') return <Redirect to={withNext('/user/signin', here)} replace />;
  return tab.org && <OrgClosed>{entrance === 'noowner' ? <NoOwner kind={tab.org} /> : <NoPermission />}</OrgClosed>;
}

/**
 * Whether a form opens at a place: for whoever may open it, and for a guest where they may begin a new record. Where
 * somebody left something unsaved, they are asked to sign in first.
 */
const mayWrite = (actor: Actor, { tab, id }: Found): boolean =>
  mayOpen(actor, tab) || (id === 'write' && mayBegin(actor, tab) && !isSomebodyWriting());

function opened({ tab, id }: Found, mode: ScreenMode): ReactNode {
  if (tab.screen && !id && mode === 'write') return <Redirect to={`${tab.path}/write${location.search}`} replace />;
  if (tab.screen) {
    const { view: Records } = screenPageOf(tab.screen, id);
    return <Records screen={tab.screen} id={id} mode={mode} />;
  }
  const Shown = tab.page && pages[tab.page].view;
  return Shown && <Shown id={id} />;
}

/** A record names itself once it is loaded; until then it bears the name of its tab. */
function titleOf({ tab }: Found): string {
  return tab.page === 'Intro' || tab.page === 'Home' ? '' : textOf(`menu_${tab.key}`);
}

/** The mode that an address asks for: `write` below a list or a record writes a new one, empty or filled like that one. */
function modeOf(place: Found | null, search: string): ScreenMode {
  if (!place?.tab.screen) return 'view';
  const asked = new URLSearchParams(search).get('mode');
  if (place.id === 'write' || asked === 'write') return 'write';
  return place.id && asked === 'edit' ? 'edit' : 'view';
}
