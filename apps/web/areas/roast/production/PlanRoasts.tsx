import type { Screen } from '@hanjan/core';
import { MOST_BATCHES, type Production, type ProductionFacts } from '@hanjan/model/roaster/production/production.ts';
import { Link } from 'wouter';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { reasonOf } from '../../../records/saving/saving.ts';
import { nameIn } from './names.ts';
import { usePlanning } from './usePlanning.ts';

interface Props {
  readonly screen: Screen;
  readonly facts: ProductionFacts;
  readonly production: Production;
  /** On which they are roasted; null while that is not sound. */
  readonly day: string | null;
}

/** The key that plans all batches as roasts; then what was planned, with the way back. */
export function PlanRoasts({ screen, facts, production, day }: Props) {
  const { made, of, isBusy, failure, left, plan, goOn, undo } = usePlanning(screen);
  const mayPlan = useMay(screen, 'write');
  const { batches } = production;
  if (!mayPlan) return null;
  // Whatever failed goes on: what is left to plan, or else what was being removed.
  const again = () => {
    if (left > 0) return goOn();
    return made.length > 0 ? undo() : day === null ? undefined : plan(production, day);
  };
  return (
    <section className="production-plan">
      {batches > MOST_BATCHES && <p>{t('production_too_many', { most: MOST_BATCHES })}</p>}
      {batches > 0 && batches <= MOST_BATCHES && day !== null && left === 0 && !isBusy && (
        <Button onClick={() => void plan(production, day)}>{t('production_plan', { count: batches })}</Button>
      )}
      <div role="status">{isBusy && of > 0 && <p>{t('production_planning', { done: made.length, of })}</p>}</div>
      {failure && !isBusy && <Failed text={reasonOf(failure)} onRetry={() => void again()} />}
      {made.length > 0 && (
        <div className="production-made">
          <h2>{t('production_made', { count: made.length })}</h2>
          <ul>
            {made.map(({ key, id, recipe }) => (
              <li key={key}>
                <Link href={`/roaster/roasting/result/${id ?? key}`}>
                  {[id, nameIn(facts.recipes, recipe)].filter(Boolean).join(' · ')}
                </Link>
              </li>
            ))}
          </ul>
          {!isBusy && (
            <Button variant="default" onClick={() => void undo()}>
              {t('production_undo', { count: made.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
