import type { Row } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useActor } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { shortDay } from '../../base/texts/times.ts';
import { meanOf } from '../../lists/state/columns.ts';
import { familyLook } from '../../parts/flavor/family_look.ts';
import { clientOf } from '../../records/lookup/clients.ts';
import '../../parts/flavor/flavor.css';
import { byFamily, colourOf, type Flavors } from '../cup/wheel/flavors.ts';
import { useFlavors } from '../cup/wheel/useFlavors.ts';

interface Props {
  readonly notes: readonly Row[];
}

const NOTES = '/user/usernote/coffeenote';

/** The last notes, each as its cup: the families that were tasted around it, its mean within. */
export default function NoteCups({ notes }: Props) {
  const { user_seq } = useActor();
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <section className="home-notes" aria-labelledby="home-notes">
        <header>
          <h2 id="home-notes">{t('home_notes')}</h2>
          <Link className="quiet-link" href={NOTES}>
            {t('home_notes_all')}
          </Link>
        </header>
        <Cups notes={notes} />
      </section>
    </QueryClientProvider>
  );
}

function Cups({ notes }: Props) {
  const { flavors } = useFlavors('FLVR');
  return (
    <ul className="home-cups">
      {notes.map((note) => (
        <li key={String(note.cupnote_seq)}>
          <Link href={`${NOTES}/${note.cupnote_seq}`}>
            <Cup note={note} flavors={flavors} />
            <b>{String(note.cupnote_name)}</b>
            <span className="spoken">{t('home_mean', { mean: meanOf(note, POINTS) ?? t('not_scored') })}</span>
            <small>{[shortDay(String(note.cupnote_date)), note.store_name].filter(Boolean).join(' · ')}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Px of the drawing, and of the ring of families. */
const SIZE = 88;
const RING = 29;

/** A cup seen from above. */
function Cup({ note, flavors }: { readonly note: Row; readonly flavors: Flavors }) {
  const chosen = Array.isArray(note.cupnote_flavor_list) ? note.cupnote_flavor_list.map(String) : [];
  const families = [...byFamily(flavors, chosen).keys()];
  const middle = SIZE / 2;
  return (
    <svg className="home-cup" viewBox={`6 4 ${SIZE + 2} ${SIZE - 8}`} aria-hidden="true">
      <path d={`M${SIZE - 8} ${middle - 10}h6a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-6`} />
      <circle cx={middle} cy={middle} r={RING + 8} />
      {families.map((family, at) => (
        <circle
          key={family}
          className="home-family"
          {...familyLook(colourOf(flavors, family))}
          cx={middle}
          cy={middle}
          r={RING}
          pathLength={families.length}
          strokeDasharray={`${families.length > 1 ? 0.94 : 1} ${families.length}`}
          strokeDashoffset={-at}
        />
      ))}
      <text x={middle} y={middle + 8}>
        {meanOf(note, POINTS) ?? '–'}
      </text>
    </svg>
  );
}
