import type { Screen } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../../base/session/session.ts';
import { loadAhead } from '../../../base/store/idle.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Popup } from '../../../parts/Popup.tsx';
import { labelIn } from '../../../records/field/field_label.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { typeLater } from '../../../records/history/typed.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { brewsOf, recipesOf } from '../recipe/pair.ts';
import { ToRecipe } from '../recipe/recipe_group.tsx';
import { prepareBrew } from '../run/room.ts';
import { BrewNumbers } from './BrewNumbers.tsx';
import { brewAgain, openAgain } from './begin.ts';
import { NoteWay } from './cup_ways.tsx';
import './reading.css';

/** A brew as an outcome: its numbers, where it left its plan, what was thought of it, and what one does next. */
export const brewReading: ReadingView = { Body: BrewReading, Key: AgainKey };

/** What became of the cup, and how it was poured; what is said above is not said again. */
const OUTCOME = ['brewed', 'steps'];
const DRAWN: readonly (string | undefined)[] = ['recipe', 'dose', ...OUTCOME];
const RATED = ['brewing_satis', 'brewing_result_tds'];

function BrewReading(props: ReadingProps) {
  const { screen, record, form, names } = props;
  const when = screen.form.find(({ view }) => view === 'recipe');
  const outcome = OUTCOME.flatMap((view) => {
    const group = screen.form.find((one) => one.view === view);
    return group ? [{ ...group, fields: group.fields.filter((name) => !RATED.includes(name)) }] : [];
  });
  const rest = screen.form.filter(({ view }) => !DRAWN.includes(view));
  return (
    <div className="brew-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={['brewing_type', ...(when?.fields ?? [])]} />
        <BrewNumbers {...{ record, form, names }} more={RATED} />
        <Next {...props} />
      </header>
      <ReadGroups {...{ form, names }} groups={[...outcome, ...rest]} />
    </div>
  );
}

function AgainKey({ screen, record, names }: ReadingProps) {
  const { recipes, brews = screen } = writtenAs(screen);
  useEffect(() => loadAhead(prepareBrew), []);
  const mayWrite = useMay(brews, 'write');
  if (!recipes || !mayWrite) return null;
  return <Button onClick={() => openAgain(record, brews, recipes, names)}>{t('brew_once_more')}</Button>;
}

/** Where brews like those of a screen are written, which may be another one, and the recipes that they are brewed after. */
function writtenAs({ entity }: Screen) {
  const recipes = recipesOf(entity);
  return { recipes, brews: recipes && brewsOf(recipes.entity) };
}

/** What is changed from one cup to the next. */
const CHANGED = ['brewing_grinder_point', 'brewing_temp', 'brewing_bean_mass', 'brewing_mass', 'brewing_term'];

/** The next cup with one value changed, and what else comes of this one. */
function Next(props: ReadingProps) {
  const { screen, record } = props;
  const [, navigate] = useLocation();
  const { recipes, brews = screen } = writtenAs(screen);
  const tab = tabOf(brews.name);
  const mayWrite = useMay(brews, 'write');
  if (!recipes || !tab) return null;
  const change = (name: string) => {
    // The first of the values has the focus: it is the one to change.
    typeLater(brews, null, { [name]: record[name] ?? null, ...brewAgain(record, brews.entity, recipes.entity) });
    navigate(`${tab.path}/write`);
  };
  return (
    <div className="brew-next">
      {mayWrite && (
        <Popup
          label={t('brew_change_one')}
          button={
            <>
              {t('brew_change_one')} <Icon name="down" size={16} />
            </>
          }
          isWorded
          items={CHANGED.map((name) => ({ key: name, label: labelIn(props.form, name), run: () => change(name) }))}
        />
      )}
      <NoteWay {...props} />
      <ToRecipe {...props} />
    </div>
  );
}
