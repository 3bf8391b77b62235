import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../i18n/index.ts';
import type { Lot, Overview } from './calls.ts';
import { Mass } from './LotTable.tsx';
import { daysLeftText, lotName } from './lot_text.ts';
import './stock_figures.css';

interface Props {
  readonly figures: Pick<Overview, 'total' | 'reserved' | 'per_day'>;
  /** What stands beside the masses. */
  readonly children: ReactNode;
}

/** The numbers of a stock, large. */
export const StockFigures = ({ figures: { total, reserved, per_day }, children }: Props) => (
  <dl className="stock-figures" aria-label={t('stock_figures')}>
    <div>
      <dt>{t('stock_total')}</dt>
      <dd>
        <Mass held={total} />
      </dd>
    </div>
    <div>
      <dt>{t('stock_reserved')}</dt>
      <dd>{reserved > 0 ? <Mass held={reserved} /> : '–'}</dd>
      <dd className="stock-figure-note">{t('stock_reserved_text')}</dd>
    </div>
    <div>
      <dt>{t('stock_per_day')}</dt>
      <dd>{per_day > 0 ? <Mass held={per_day} /> : '–'}</dd>
      <dd className="stock-figure-note">{t('stock_per_day_text')}</dd>
    </div>
    {children}
  </dl>
);

/** Which lot is gone first, and when. */
export function FirstOut({ lots, hrefOf }: { readonly lots: readonly Lot[]; hrefOf(lot: Lot): string }) {
  const first = lots.find(({ days_left, balance }) => days_left !== null && balance > 0);
  return (
    <div>
      <dt>{t('stock_first_out')}</dt>
      {first ? (
        <>
          <dd>{daysLeftText(first.days_left)}</dd>
          <dd className="stock-figure-note">
            <Link className="quiet-link" href={hrefOf(first)}>
              {lotName(first, first.id)}
            </Link>
          </dd>
        </>
      ) : (
        <>
          <dd>–</dd>
          <dd className="stock-figure-note">{t('stock_first_out_none')}</dd>
        </>
      )}
    </div>
  );
}

/** How long a lot lasts. */
export const LotDays = ({ lot }: { readonly lot: Lot }) => (
  <div>
    <dt>{t('stock_days_left')}</dt>
    <dd>{daysLeftText(lot.days_left)}</dd>
  </div>
);
