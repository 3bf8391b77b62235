import { type UserPlace as Place, USER_PLACES_PATH } from '@hanjan/model/user/place.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Refused, read } from '../../base/api/call.ts';
import { useActor } from '../../base/session/session.ts';
import { isObject } from '../../base/store/storage.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { useCodes } from '../../records/lookup/codes.ts';
import { codeName } from '../../records/lookup/group.ts';
import { orSeen, type Seen, seenAt } from '../../records/seen/or_seen.ts';
import { SeenLine } from '../../records/seen/SeenLine.tsx';
import { showing } from '../../records/store/renew.ts';
import { dotsOf, lastMonths } from './months.ts';
import './places.css';

const NOTES = '/user/usernote/coffeenote';

/** Where somebody drinks: how often and when last, and what, from their own notes. */
export default function UserPlace() {
  const { user_seq } = useActor();
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <article className="user-places">
        <h1>{t('menu_userplace')}</h1>
        <Places />
      </article>
    </QueryClientProvider>
  );
}

interface Shown extends Seen {
  readonly places: readonly Place[];
}

const isShown = (data: unknown): data is Shown => isObject(data) && Array.isArray(data.places);

function Places() {
  const shown = useQuery<Shown, Refused>({
    queryKey: [...showing('user_cupnote'), 'list', 'user_place'],
    queryFn: (context) =>
      orSeen(context, isShown, async () => {
        const { signal } = context;
        return { places: (await read<readonly Place[]>('GET', USER_PLACES_PATH, undefined, { signal })).result };
      }),
    staleTime: 0,
  });
  const { data, error, refetch } = shown;
  if (!data) return error ? <AnswerState answer={error.answer} isBelow onRetry={() => refetch()} /> : <SkeletonRows />;
  if (data.places.length === 0)
    return (
      <Empty
        title={t('places_empty_title')}
        text={t('places_empty_text')}
        action={<ButtonLink href={`${NOTES}/write`}>{t('places_first')}</ButtonLink>}
      />
    );
  return (
    <>
      <SeenLine at={seenAt(shown)} />
      <p className="user-places-lead">{t('places_lead', { count: data.places.length })}</p>
      <ol>
        {data.places.map((place) => (
          <PlaceLine key={`${place.store_name} ${place.cupnote_place}`} place={place} />
        ))}
      </ol>
    </>
  );
}

function PlaceLine({ place }: { readonly place: Place }) {
  const { store_name, cupnote_place, count, last_date, score, notes } = place;
  const { codes } = useCodes('NTPLC');
  const code = codes?.find(({ code_id }) => code_id === cupnote_place);
  const kind = code ? codeName(code, currentLocale()) : '';
  const query: Record<string, string> =
    store_name === null ? { cupnote_place } : { searchType: 'store_name', searchTitle: store_name };
  return (
    <li>
      <header>
        <h2>{store_name ?? kind}</h2>
        {store_name !== null && <small>{kind}</small>}
        <dl>
          <div>
            <dt>{t('places_times')}</dt>
            <dd>{t('places_count', { count })}</dd>
          </div>
          <div>
            <dt>{t('places_last')}</dt>
            <dd>{last_date}</dd>
          </div>
          <div>
            <dt>{t('places_score')}</dt>
            <dd>{shownScore(score)}</dd>
          </div>
        </dl>
      </header>
      <Months place={place} />
      <ul>
        {notes.map((note) => (
          <li key={note.cupnote_seq}>
            <Link href={`${NOTES}/${note.cupnote_seq}`}>
              <time>{note.cupnote_date}</time>
              <b>{note.cupnote_name}</b>
              <span>{shownScore(note.score)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {count > notes.length && (
        <Link className="quiet-link" href={`${NOTES}?${new URLSearchParams(query)}`}>
          {t('places_all', { count })}
        </Link>
      )}
    </li>
  );
}

/** No reading is a dash. */
const shownScore = (score: number | null): string => score?.toFixed(1) ?? '–';

const STEP = 24;
const MIDDLE = 12;

/** The notes of the last twelve months: a dot a month, the larger the more there were. */
function Months({ place: { months } }: { readonly place: Place }) {
  const all = useMemo(() => dotsOf(months, lastMonths(new Date())), [months]);
  const told = all.filter(({ count }) => count > 0).map(({ month, count }) => t('places_month', { month, count }));
  const width = all.length * STEP;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} 40`}
        width={width}
        height="40"
        role="img"
        aria-label={told.join(', ') || t('places_none')}
      >
        <path className="places-axis" d={`M0 24.5H${width}`} />
        {all.map(({ month, count, radius }, nth) => (
          <g key={month} transform={`translate(${nth * STEP + MIDDLE} 0)`}>
            {count > 0 ? <circle cy="12" r={radius} /> : <path className="places-axis" d="M0 20.5v4" />}
            <text y="38" textAnchor="middle">
              {Number(month.slice(-2))}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
