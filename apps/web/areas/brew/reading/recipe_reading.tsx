import { Suspense, useEffect } from 'react';
import { useMay } from '../../../base/session/session.ts';
import { loadAhead } from '../../../base/store/idle.ts';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { Way } from '../../../records/history/Way.tsx';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { brewsOf } from '../recipe/pair.ts';
import { prepareBrew } from '../run/room.ts';
import { BrewNumbers } from './BrewNumbers.tsx';
import { brewAfter, openRecipe } from './begin.ts';
import './reading.css';

/** The recipes of a cafe, by which its settings are dialed in. */
const OF_A_CAFE = 'cafe_brewing_default';

const ToSetting = later(() => withTexts('dial', import('./ToSetting.tsx')));
const ToDo = later(() => import('./ToDo.tsx'));

/** A recipe as what is to be done: its numbers, its steps one after the other, and one key that begins. */
export const recipeReading: ReadingView = { Body: RecipeReading, Key: BrewKey };

/** Groups that are drawn above: its numbers and its steps. */
const DRAWN: readonly (string | undefined)[] = ['dose', 'steps'];

function RecipeReading(props: ReadingProps) {
  const { screen, record, form, names } = props;
  const [named, ...groups] = screen.form;
  const brews = brewsOf(screen.entity);
  return (
    <div className="brew-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={['brewing_type', ...(named?.fields ?? [])]} />
        <BrewNumbers {...{ record, form, names }} />
        {brews && (
          <div className="brew-next">
            <Way
              to={brews}
              label={t('brew_without_timer')}
              values={() => brewAfter(record, screen.entity, brews.entity)}
            />
            {screen.name === OF_A_CAFE && (
              <Suspense>
                <ToSetting recipe={record} />
              </Suspense>
            )}
          </div>
        )}
      </header>
      <Suspense>
        <ToDo {...props} />
      </Suspense>
      <ReadGroups {...{ form, names }} groups={groups.filter(({ view }) => !DRAWN.includes(view))} />
    </div>
  );
}

function BrewKey({ screen, record }: ReadingProps) {
  const brews = brewsOf(screen.entity);
  useEffect(() => loadAhead(prepareBrew), []);
  const mayBrew = useMay(brews ?? screen, 'write');
  if (!brews || !mayBrew) return null;
  return <Button onClick={() => openRecipe(record, screen, brews)}>{t('brew_this_recipe')}</Button>;
}
