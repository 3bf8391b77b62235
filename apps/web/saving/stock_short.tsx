import { nameInLocale } from '@hanjan/core';
import { currentLocale, isolated, t } from '../i18n/index.ts';
import { ask } from '../shell/ask.ts';
import { exact, useStockGauge } from '../stock/masses.ts';
import './stock_short.css';

/** A lot of which more is asked than there is; masses as they are held. */
interface Short {
  readonly lot: string;
  readonly key: number;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly there: number;
  readonly asked: number;
}

/** Asks whether coffee is to be taken that is not in stock: what is missing is then booked as counted. */
export default function askStockShort(result: unknown): Promise<boolean> {
  return ask({
    title: t('stock_short_title'),
    text: <ShortLots lots={Array.isArray(result) ? result : []} />,
    confirm: t('stock_short_confirm'),
    cancel: t('cancel'),
  });
}

function ShortLots({ lots }: { readonly lots: readonly Short[] }) {
  const gauge = useStockGauge();
  const cell = (held: number) => <td className="number">{exact(gauge, held)}</td>;
  return (
    <>
      <table className="short-lots">
        <thead>
          <tr>
            <th scope="col">{t('stock_short_lot')}</th>
            <th scope="col">{t('stock_short_there')}</th>
            <th scope="col">{t('stock_short_asked')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={`${lot.lot} ${lot.key}`}>
              <th scope="row">{nameOf(lot)}</th>
              {cell(lot.there)}
              {cell(lot.asked)}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('stock_short_text')}</p>
    </>
  );
}

function nameOf({ key, name, name_locale, year }: Short): string {
  const called = isolated(nameInLocale(name, name_locale, currentLocale()) || `#${key}`);
  return year === null ? called : `${called} ${year}`;
}
