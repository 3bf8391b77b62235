import type { DrinkCost } from '@hanjan/model/cafe/drink/calls.ts';
import { shareOf } from '@hanjan/model/cafe/drink/cost.ts';
import { t } from '../../../base/texts/index.ts';

interface Props {
  readonly cost: DrinkCost;
  readonly total: number;
  readonly price: number | null;
  /** How much it makes: a price is that of one. */
  readonly makes: number;
}

const TICKS = Array.from({ length: 11 }, (_, nth) => `M${nth * 10} 0v${nth % 5 ? 3 : 6}`).join('');

/** What of the price of a cup is its coffee, what its ingredients, what others that were made; the rest stays. */
export function CostPicture({ cost, total, price, makes }: Props) {
  const share = shareOf(total, makes, price);
  if (price === null || share === null)
    return (
      <>
        <b className="drink-cost-all">{t('drink_cost_all', { cost: total })}</b>
        <p className="drink-cost-said">{t('drink_cost_no_price')}</p>
      </>
    );
  const each = Math.round(total / makes);
  const whole = Math.max(price, each);
  const wide = (won: number) => `${(won / makes / whole) * 100}%`;
  const said = t('drink_cost_picture', { price, cost: each, share: (share / 10).toFixed(1) });
  return (
    <figure className="drink-cost-picture">
      <figcaption>{said}</figcaption>
      <div aria-hidden="true">
        {cost.lines.map(({ of, key, cost: own }, nth) => (
          <i key={`${of} ${key} ${cost.lines.slice(0, nth).length}`} data-of={of} style={{ width: wide(own ?? 0) }} />
        ))}
      </div>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d={TICKS} />
      </svg>
      {each > price && <p className="drink-cost-over">{t('drink_cost_over')}</p>}
    </figure>
  );
}
