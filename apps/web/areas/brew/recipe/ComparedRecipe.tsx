import type { Row, Screen } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { Difference } from '../Difference.tsx';
import { isShot, planOf } from '../plan.ts';

interface Props {
  readonly brew: Row;
  readonly recipes: Screen;
}

/** Where a brew left its recipe, as the recipe is now. */
export default function ComparedRecipe({ brew, recipes }: Props) {
  const { data: recipe, error, refetch } = useQuery(recordQuery(recipes, Number(brew[RECIPE])));
  const actual = useMemo(() => planOf(brew), [brew]);
  const plan = useMemo(() => recipe && planOf(recipe), [recipe]);
  if (error?.answer.status === '404') return <p className="recipe-gone">{t('brew_recipe_gone')}</p>;
  if (!plan && !error) return null;
  return (
    <div className="recipe-beside">
      <h3>{t('brew_beside_recipe')}</h3>
      {plan ? (
        <Difference plan={plan} actual={actual} isEspresso={isShot(brew)} />
      ) : (
        error && <Failed text={error.answer.description} onRetry={() => refetch()} />
      )}
    </div>
  );
}
