import type { Screen } from '@hanjan/core';
import { isRunningLow, SHOPPING_PAGE } from '@hanjan/model/cafe/shopping.ts';
import { Link } from 'wouter';
import { useMayOpen } from '../../../base/session/may_open.ts';
import { t } from '../../../base/texts/index.ts';
import { daysLeftText } from '../../../records/views/days_left.ts';
import { coffeeName, useCoffees } from '../coffees/useCoffees.ts';

/** Coffees that have to be bought, each with how long it lasts; nothing while all of them last, or nobody can say. */
export function RunningLow({ screen }: { readonly screen: Screen }) {
  const mayShop = useMayOpen(SHOPPING_PAGE);
  const { data = [] } = useCoffees(screen);
  const low = data.filter(isRunningLow);
  if (low.length === 0 || !mayShop) return null;
  return (
    <p className="wall-low">
      <Link className="quiet-link" href={SHOPPING_PAGE}>
        {t('bar_low')}
      </Link>
      {low.map((coffee) => (
        <span key={coffee.key}>
          {coffeeName(coffee)} <b>{coffee.balance === 0 ? t('stock_empty') : daysLeftText(coffee.days_left)}</b>
        </span>
      ))}
    </p>
  );
}
