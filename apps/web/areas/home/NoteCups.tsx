import type { Row } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { idle } from '../../base/store/idle_wait.ts';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { shortDay } from '../../base/texts/times.ts';
import { meanOf } from '../../records/field/mean.ts';

// The words of a cup come first; what looks flavors up is ten times as large as the rest of the page.
const CupFamilies = later(async () => {
  await idle();
  return import('./CupFamilies.tsx');
});

const NOTES = '/user/usernote/coffeenote';

/** The last notes, each as its cup: the families that were tasted around it, its mean within. */
export function NoteCups({ notes }: { readonly notes: readonly Row[] }) {
  return (
    <section className="home-notes" aria-labelledby="home-notes">
      <header>
        <h2 id="home-notes">{t('home_notes')}</h2>
        <Link className="quiet-link" href={NOTES}>
          {t('home_notes_all')}
        </Link>
      </header>
      <ul className="home-cups">
        {notes.map((note) => (
          <li key={String(note.cupnote_seq)}>
            <Link href={`${NOTES}/${note.cupnote_seq}`}>
              <Cup note={note} />
              <b>{String(note.cupnote_name)}</b>
              <span className="spoken">{t('home_mean', { mean: meanOf(note, POINTS) ?? t('not_scored') })}</span>
              <small>{[shortDay(String(note.cupnote_date)), note.store_name].filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Px of the drawing, and of the ring of families. */
const SIZE = 88;
const RING = 29;

/** A cup seen from above. */
function Cup({ note }: { readonly note: Row }) {
  const chosen = Array.isArray(note.cupnote_flavor_list) ? note.cupnote_flavor_list.map(String) : [];
  const middle = SIZE / 2;
  return (
    <svg className="home-cup" viewBox={`6 4 ${SIZE + 2} ${SIZE - 8}`} aria-hidden="true">
      <path d={`M${SIZE - 8} ${middle - 10}h6a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-6`} />
      <circle cx={middle} cy={middle} r={RING + 8} />
      {chosen.length > 0 && (
        <Suspense>
          <CupFamilies {...{ chosen, middle }} radius={RING} />
        </Suspense>
      )}
      <text x={middle} y={middle + 8}>
        {meanOf(note, POINTS) ?? '–'}
      </text>
    </svg>
  );
}
