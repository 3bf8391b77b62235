import { numberOrNull } from '@hanjan/core';
import { DRINK_COST_PATH, type DrinkCost } from '@hanjan/model/cafe/drink/calls.ts';
import { t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { useCallOrg } from '../../stock/calls.ts';
import { useDrinkCall } from '../useDrinkCall.ts';
import { CostLines } from './CostLines.tsx';
import { CostPicture } from './CostPicture.tsx';
import './cost.css';

/** What a drink costs: the share of its price as a picture, and what each thing in it costs or why nobody knows. */
export const drinkCostView: GroupView = { Body: DrinkCostGroup, isRead: () => true };

function DrinkCostGroup({ form: { entity, values } }: GroupProps) {
  const key = values()[entity.key];
  if (typeof key !== 'number') return <p className="drink-cost-said">{t('drink_cost_later')}</p>;
  const { drink_price, drink_yield } = values();
  return <Costed drink={key} price={numberOrNull(drink_price)} makes={numberOrNull(drink_yield) ?? 1} />;
}

interface Props {
  readonly drink: number;
  readonly price: number | null;
  readonly makes: number;
}

function Costed({ drink, price, makes }: Props) {
  const org = useCallOrg('cafe');
  const { data, error, refetch } = useDrinkCall<DrinkCost>(org, DRINK_COST_PATH, { drink_seq: drink });
  if (!data)
    return error ? <Failed text={error.answer.description} onRetry={() => refetch()} /> : <SkeletonRows rows={3} />;
  const isLacking = data.lines.some(({ lack }) => lack !== null);
  return (
    <div className="drink-cost">
      {data.lines.length === 0 && <p className="drink-cost-said">{t('drink_cost_nothing')}</p>}
      {isLacking && <p className="drink-cost-said">{t('drink_cost_unknown')}</p>}
      {data.lines.length > 0 && !isLacking && data.total === null && (
        <p className="drink-cost-said">{t('drink_cost_large')}</p>
      )}
      {data.total !== null && <CostPicture cost={data} {...{ price, makes }} total={data.total} />}
      {data.lines.length > 0 && <CostLines lines={data.lines} />}
    </div>
  );
}
