import type { Stock } from '@hanjan/model/stock/stock.ts';
import { t } from '../../../base/texts/index.ts';
import { Mass } from './LotTable.tsx';
import '../stock_weeks.css';

const WEEK = 7;

/** What there was, as figures: today and each week before. */
export function StockWeeks({ series }: Pick<Stock, 'series'>) {
  const shown = series.toReversed().filter((_, ago) => ago % WEEK === 0);
  return (
    <details className="stock-weeks">
      <summary>{t('stock_weeks')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('stock_weeks_day')}</th>
            <th scope="col">{t('stock_total')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, mass }) => (
            <tr key={day}>
              <th scope="row" className="number">
                {day}
              </th>
              <td>
                <Mass held={mass} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
