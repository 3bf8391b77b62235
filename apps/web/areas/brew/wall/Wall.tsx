import type { Screen } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { type ReactNode, Suspense, useId, useMemo } from 'react';
import { today } from '../../../base/session/day.ts';
import { useMay } from '../../../base/session/session.ts';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { shortDay } from '../../../base/texts/times.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { SeenLine } from '../../../records/seen/SeenLine.tsx';
import { brewsOf, recipesOf } from '../recipe/pair.ts';
import { RunningLow } from './RunningLow.tsx';
import { standingOf } from './standing.ts';
import { useAhead } from './useAhead.ts';
import { useWall } from './useWall.ts';
import { WallBrew } from './WallBrew.tsx';
import './wall.css';

const CareStrip = later(() => import('../care/CareStrip.tsx'));

interface Props {
  readonly screen: Screen;
  /** The address of the page, and what chooses how it is shown. */
  readonly path: string;
  readonly choose: ReactNode;
}

/** What the bar brews by, large enough to be read from the machine: for each coffee the brew that stands for it. */
export function Wall({ screen, path, choose }: Props) {
  const { data, error, refetch, seen, fields } = useWall(screen);
  const names = useNames(fields, data?.resultName);
  const ways = useMemo(() => standingOf(data?.result ?? []), [data]);
  const recipes = recipesOf(screen.entity);
  const brews = (recipes && brewsOf(recipes.entity)) ?? screen;
  const mayBrew = useMay(brews, 'write');
  const place = tabOf(brews.name)?.path;
  const again = useMemo(
    () => (recipes && mayBrew && place ? { recipes, brews, place } : null),
    [recipes, brews, mayBrew, place],
  );
  const heading = useId();
  useAhead(screen, again, ways);
  useWakeLock(ways.length > 0);

  const writeLink = mayBrew && place && (
    <ButtonLink href={`${place}/write`} icon="plus">
      {t('list_cafe_brewing_today_new')}
    </ButtonLink>
  );

  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <div className="wall">
      <header className="wall-head">
        <h1>
          {t('list_cafe_brewing_today_title')} <span>{shortDay(today())}</span>
        </h1>
        {choose}
        {ways.length > 0 && writeLink}
      </header>
      <SeenLine at={seen} />
      <Suspense>
        <CareStrip org={screen.org} />
      </Suspense>
      {error && seen === undefined && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={8} />}
      {data && ways.length === 0 && (
        <Empty
          title={t('list_cafe_brewing_today_empty_title')}
          text={t('list_cafe_brewing_today_empty_text')}
          action={writeLink}
        />
      )}
      {ways.length > 0 && <RunningLow screen={screen} />}
      {ways.map(({ type, standing }, nth) => (
        <section key={type} className="wall-way" aria-labelledby={`${heading}${nth}`}>
          <h2 id={`${heading}${nth}`}>{type === null ? t('brew_dose') : names.code('EXTR', type)}</h2>
          <ul className="wall-columns">
            {standing.map((one) => (
              <WallBrew
                key={Number(one.brew[screen.entity.key])}
                {...{ screen, names, path }}
                standing={one}
                again={again}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
