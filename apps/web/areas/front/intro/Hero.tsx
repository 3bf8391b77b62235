import { ticks } from '@hanjan/charts/wheel/ring.ts';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { personOf, useSession } from '../../../base/session/session.ts';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { groupLooked } from '../../../records/lookup/group.ts';
import { useLookedUp } from '../../../records/lookup/useLookedUp.ts';
import { useNote } from '../../chart/note.ts';
import { flavorsNow } from '../../cup/wheel/flavors.ts';
import { useChoosing } from '../../cup/wheel/useChoosing.ts';
import { BEGIN, noteOf } from '../../cup/wheel/work.ts';

const HeroWheel = later(() => import('./HeroWheel.tsx'));

const FLAVORS = groupLooked('FLVR');
const NOTES = '/user/usernote/coffeenote';
const WHEEL = '/info/chart/flavorwheel';
/** What is marked on the wheel before somebody touches it. */
const SAMPLE = ['JASMINE', 'PEACH', 'HONEY'];

/** The graduation alone, until the wheel is there. */
const RING = (
  <svg className="hero-ring" viewBox="-360 -360 720 720" aria-hidden="true">
    <path d={ticks(false)} />
    <path d={ticks(true)} data-major />
  </svg>
);

/** What this is, in two sentences, beside the flavor wheel itself. What is marked on it by hand goes into the first note. */
export function Hero() {
  const person = personOf(useSession());
  const { data: codes } = useLookedUp(FLAVORS);
  const flavors = flavorsNow(codes);
  const [own, setOwn] = useState<readonly string[]>();
  const chosen = own ?? SAMPLE;
  const nameOf = (id: string) => flavors.byId.get(id)?.label ?? id;
  const { said, toggle } = useChoosing({ chosen, nameOf, set: setOwn });
  const note = useNote('flavorwheel');
  const write = (event: MouseEvent) => {
    if (!own?.length || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void note(noteOf({ ...BEGIN, flavors: own }));
  };
  const told = said.isFull ? said.text : t('intro_taken', { count: chosen.length });
  return (
    <section className="hero">
      <div className="hero-say">
        <h1>{t('intro_title')}</h1>
        <p className="hero-lead">{t('intro_lead')}</p>
        <div className="hero-go">
          <span className="hero-first">
            <ButtonLink size="md" href={`${NOTES}/write`} onClick={write}>
              {t(person ? 'intro_write' : 'intro_start')}
            </ButtonLink>
          </span>
          <Link className="quiet-link" href={person ? NOTES : WHEEL}>
            {t(person ? 'intro_notes' : 'intro_wheel')}
          </Link>
        </div>
        <p className="hero-small" role="status">
          {own?.length ? told : !person && t('intro_free')}
        </p>
      </div>
      <div className="hero-wheel">
        <Suspense fallback={RING}>{codes ? <HeroWheel {...{ flavors, chosen, toggle }} /> : RING}</Suspense>
      </div>
    </section>
  );
}
