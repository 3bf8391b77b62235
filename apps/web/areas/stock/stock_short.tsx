import type { StockShortage } from '@hanjan/model/stock/stock.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { ask } from '../../parts/dialog/ask.ts';
import { STOCKS } from './kinds.ts';
import { batchText, lotName } from './lot_text.ts';
import { exact, useStockGauge } from './masses.ts';
import './stock_short.css';

/** Asks whether coffee is to be taken that is not in stock: what is missing is then booked as a shortage made up. */
export default function askStockShort(result: unknown): Promise<boolean> {
  return ask({
    title: t('stock_short_title'),
    text: <ShortLots lots={Array.isArray(result) ? result : []} />,
    confirm: t('stock_short_confirm'),
    cancel: t('cancel'),
    // It makes up stock that nobody has seen.
    danger: true,
  });
}

function ShortLots({ lots }: { readonly lots: readonly StockShortage[] }) {
  const gauge = useStockGauge();
  const cell = (held: number) => <td className="number">{exact(gauge, held)}</td>;
  // How much is missing is not for whoever does not see the lot.
  const isSeen = lots.some(({ there }) => there !== null);
  const kinds = new Set(lots.map(({ lot }) => STOCKS[lot].is));
  return (
    <>
      <table className="short-lots">
        <thead>
          <tr>
            <th scope="col">{t('stock_short_lot', { kind: kinds.size === 1 ? [...kinds].join('') : 'both' })}</th>
            <th scope="col">{t('stock_short_there')}</th>
            <th scope="col">{t('stock_short_asked')}</th>
            {isSeen && <th scope="col">{t('stock_short_missing')}</th>}
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={`${lot.lot} ${lot.key}`}>
              <th scope="row">
                {isolated(lotName(lot, lot.key))}
                {batchText(lot) && <span className="short-batch">{batchText(lot)}</span>}
              </th>
              {lot.there === null ? <td>{t('stock_short_unseen')}</td> : cell(lot.there)}
              {cell(lot.asked)}
              {isSeen && (lot.there === null ? <td /> : cell(lot.asked - lot.there))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('stock_short_text')}</p>
    </>
  );
}
