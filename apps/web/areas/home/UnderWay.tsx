import { mayOpen, tabOf } from '@hanjan/model/menu.ts';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t, textOf } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { markDraft } from '../../records/drafts/open_keepers.ts';
import { drafts } from '../../records/drafts/store.ts';
import { storedRuns } from '../brew/run/places.ts';

const Running = later(() => import('./Running.tsx'));

/** So many drafts are offered here; their lists have all of them. */
const MOST = 3;

/** What was begun and is not finished: brews that run, forms that were not saved. */
export function UnderWay({ owner }: { readonly owner: string }) {
  const [, navigate] = useLocation();
  const actor = useActor();
  const { chosen } = useOrgs();
  const isBrewing = useMemo(hasBrew, []);
  const all = useSyncExternalStore(drafts.subscribe, () => drafts.of(owner));
  const open = all.flatMap((draft) => {
    const tab = tabOf(draft.screen);
    const org = tab?.org;
    const isHere = tab && !draft.waiting && mayOpen(actor, tab) && draft.org === ((org && chosen[org]) ?? null);
    return isHere ? [{ ...draft, tab }] : [];
  });
  if (!isBrewing && open.length === 0) return null;
  const resume = ({ id, key, tab }: (typeof open)[number]) => {
    markDraft(id);
    navigate(key === null ? `${tab.path}/write` : `${tab.path}/${key}?mode=edit`);
  };
  return (
    <section className="home-part" aria-labelledby="home-under-way">
      <h2 id="home-under-way">{t('home_under_way')}</h2>
      <ul className="home-lines">
        {isBrewing && (
          <Suspense>
            <Running />
          </Suspense>
        )}
        {open.slice(0, MOST).map((draft) => (
          <li key={draft.id}>
            <span>{textOf(`menu_${draft.tab.key}`)}</span>
            <b>{draft.name || t('home_draft')}</b>
            <small>{dayAndTime(draft.at)}</small>
            <button type="button" className="quiet-link" onClick={() => resume(draft)}>
              {t('home_resume')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a brew runs on this device, or stands still. */
const hasBrew = (): boolean => storedRuns().some(({ end }) => end === null);
