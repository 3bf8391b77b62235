import { localDate, nameInLocale, numberOrNull, type ResultNames, type Row } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { Suspense } from 'react';
import { personOf, useActor, useSession } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { Beginning } from './Beginning.tsx';
import { atBest, BEST, coffeesOf, lastRecipe } from './choose.ts';
import { NoteCups } from './NoteCups.tsx';
import { Recipe } from './Recipe.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useAnswer } from './useAnswer.ts';
import './home.css';

const Work = later(() => import('./Work.tsx'));

const NOTES = {
  path: '/api/user/qc/coffeebean/list',
  body: {
    list_count: 6,
    columns: ['cupnote_name', 'cupnote_date', 'store_name', 'blending_result_date', 'cupnote_flavor_list', ...POINTS],
  },
};
const BREWS = {
  path: '/api/user/brewing/result/list',
  body: {
    list_count: 30,
    columns: ['brewing_result_date', 'brewing_coffee', 'brewing_seq', 'brewing_type', 'blending_result_date'],
  },
};
const RECIPES = { path: '/api/user/brewing/default/list', body: { list_count: 100, columns: ['brewing_name'] } };

/** The first page of whoever is signed in. */
export default function Home() {
  const person = personOf(useSession());
  return person ? <HomeOf key={person.user_seq} owner={person.user_uuid} /> : <SkeletonRows />;
}

function HomeOf({ owner }: { readonly owner: string }) {
  const actor = useActor();
  const notes = useAnswer<readonly Row[]>(NOTES.path, NOTES.body);
  const brews = useAnswer<readonly Row[]>(BREWS.path, BREWS.body);
  const recipes = useAnswer<readonly Row[]>(RECIPES.path, RECIPES.body);
  const today = localDate();
  const isNew = [notes, brews, recipes].every(({ answer }) => answer?.result.length === 0);
  const isComing = [notes, brews, recipes].every(({ answer, isFailed }) => answer === null && !isFailed);
  const isStaff = Boolean(actor.cafe ?? actor.roaster);
  const failed = [notes, brews, recipes].filter(({ isFailed }) => isFailed);
  const best = atBest(
    [
      ...coffeesOf(brews.answer?.result ?? [], 'brewing_coffee'),
      ...coffeesOf(notes.answer?.result ?? [], 'cupnote_name'),
    ],
    today,
  );
  return (
    <article className="home">
      <header>
        <h1>{t('home_title')}</h1>
        <p>
          <time dateTime={today}>{dayText(today)}</time>
        </p>
      </header>
      {isStaff && (
        <Suspense>
          <Work />
        </Suspense>
      )}
      <UnderWay owner={owner} />
      {isComing && <SkeletonRows />}
      {failed.length > 0 && (
        <Failed
          text={t('error_text')}
          onRetry={() => {
            for (const one of failed) one.again();
          }}
        />
      )}
      {isNew && <Beginning />}
      <div className="home-parts">
        <Recipe {...chosenRecipe(brews.answer, recipes.answer)} />
        {best[0] && (
          <section className="home-part" aria-labelledby="home-best">
            <h2 id="home-best">{t('home_best')}</h2>
            <ul className="home-best">
              {best.slice(0, 3).map(({ name, days }) => (
                <li key={name}>
                  <span>{name}</span>
                  <b className="number">{t('home_days', { days })}</b>
                </li>
              ))}
            </ul>
            <p className="home-rule">{t('home_best_rule', RULE)}</p>
          </section>
        )}
      </div>
      {(notes.answer?.result.length ?? 0) > 0 && <NoteCups notes={notes.answer?.result ?? []} />}
    </article>
  );
}

type Rows = { readonly result: readonly Row[]; readonly resultName?: ResultNames };

/** The recipe of the newest brew, or else the newest recipe. */
function chosenRecipe(brews: Rows | null, recipes: Rows | null): { seq: number | null; name: string } {
  const living = (recipes?.result ?? []).map(({ brewing_seq }) => Number(brewing_seq));
  const last = lastRecipe(brews?.result ?? [], living);
  const [newest] = recipes?.result ?? [];
  const names = last === null ? newest : brews?.resultName?.brewing_seq?.[String(last)];
  const seq = last ?? numberOrNull(newest?.brewing_seq);
  const texts = names as Readonly<Record<string, string | null>> | undefined;
  return { seq, name: nameInLocale(texts?.brewing_name, texts?.brewing_name_locale, currentLocale()) };
}

const RULE = {
  ...{ from: BEST.filter.from, to: BEST.filter.to },
  ...{ shot_from: BEST.espresso.from, shot_to: BEST.espresso.to },
};

const dayText = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric', weekday: 'long' }).format(
    new Date(`${day}T12:00:00`),
  );
