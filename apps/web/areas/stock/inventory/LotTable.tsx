import type { StockKind, StockLot } from '@hanjan/model/stock/stock.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { moment } from '../../../base/texts/times.ts';
import { Measure } from '../../../parts/cell/cells.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { daysLeftText } from '../../../records/views/days_left.ts';
import { batchText, isSoonOut, lotName, restsOn } from '../lot_text.ts';
import { glance, useStockGauge } from '../masses.ts';
import '../lots.css';

interface LotsProps {
  readonly kind: StockKind;
  readonly lots: readonly StockLot[];
  /** The address that opens a lot. */
  hrefOf(lot: StockLot): string;
}

/** Lots at a desk: one in each row. */
export function LotTable({ kind, lots, hrefOf }: LotsProps) {
  const most = mostOf(lots);
  const hasReserved = lots.some(({ reserved }) => reserved > 0);
  return (
    <table className="lots">
      <thead>
        <tr>
          <th scope="col">{t('stock_lot', { kind })}</th>
          <th scope="col" colSpan={2}>
            {t('stock_balance')}
          </th>
          {hasReserved && (
            <th scope="col" className="lot-figure">
              {t('stock_reserved')}
            </th>
          )}
          <th scope="col" className="lot-figure">
            {t('stock_per_day')}
          </th>
          <th scope="col" className="lot-figure">
            {t('stock_days_left')}
          </th>
          <th scope="col" className="lot-figure lot-moved">
            {t('stock_last_move')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => (
          <tr key={lot.key}>
            <th scope="row">
              <LotLink lot={lot} href={hrefOf(lot)} />
              <LotNotes lot={lot} />
            </th>
            <td className="lot-mass">
              <Mass held={lot.balance} />
            </td>
            <td className="lot-bar-cell">
              <LotBar lot={lot} most={most} />
            </td>
            {hasReserved && <td className="lot-figure">{lot.reserved > 0 && <Mass held={lot.reserved} />}</td>}
            <td className="lot-figure">{lot.per_day ? <Mass held={lot.per_day} /> : null}</td>
            <td className="lot-figure">
              <DaysLeft lot={lot} />
            </td>
            <td className="lot-figure lot-moved">{lot.moved_at && moment(lot.moved_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lots on a phone: what each is called and holds, how long it lasts below. */
export function LotCards({ lots, hrefOf }: LotsProps) {
  const most = mostOf(lots);
  return (
    <ul className="lot-cards">
      {lots.map((lot) => (
        <li key={lot.key}>
          <LotLink lot={lot} href={hrefOf(lot)} />
          <span className="lot-mass">
            <Mass held={lot.balance} />
          </span>
          <LotBar lot={lot} most={most} />
          <p>
            <span>
              {lot.balance > 0 && `${t('stock_days_left')} `}
              <DaysLeft lot={lot} />
            </span>
            {lot.per_day ? <Said name={t('stock_per_day')} held={lot.per_day} /> : null}
            {lot.reserved > 0 && <Said name={t('stock_reserved')} held={lot.reserved} />}
            <LotNotes lot={lot} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const Said = ({ name, held }: { readonly name: string; readonly held: number }) => (
  <span>
    {name} <Mass held={held} />
  </span>
);

const mostOf = (lots: readonly StockLot[]) => Math.max(1, ...lots.map(({ balance }) => balance));

const LotLink = ({ lot, href }: { readonly lot: StockLot; readonly href: string }) => (
  <Link className="lot-name" href={href}>
    {lotName(lot, lot.id)}
  </Link>
);

/** Which batch it is, and whether more of it is reserved than there is. */
function LotNotes({ lot }: { readonly lot: StockLot }): ReactNode {
  const gauge = useStockGauge();
  const batch = batchText(lot);
  const lack = lot.reserved - lot.balance;
  return (
    <>
      {batch && <span className="lot-batch">{batch}</span>}
      {lack > 0 && (
        <span className="lot-lack">
          <Icon name="warning" size={16} />
          {t('stock_over', { mass: `${glance(gauge, lack)} ${gauge.unit}` })}
        </span>
      )}
    </>
  );
}

/** How much of a lot there is beside the largest one, and what of it is reserved. */
function LotBar({ lot: { balance, reserved }, most }: { readonly lot: StockLot; readonly most: number }) {
  const share = (held: number) => `${(Math.min(balance, held) / most) * 100}%`;
  return (
    <span className="lot-bar" aria-hidden="true">
      <span style={{ width: share(balance) }} />
      <span data-reserved style={{ width: share(reserved) }} />
    </span>
  );
}

/** How long a lot lasts; soon is said in words. */
function DaysLeft({ lot }: { readonly lot: StockLot }) {
  if (lot.balance === 0) return <span className="lot-empty">{t('stock_empty')}</span>;
  return (
    <span className="lot-days" data-soon={isSoonOut(lot) || undefined}>
      {daysLeftText(lot.days_left)}
      {isSoonOut(lot) && <small>{t('stock_soon')}</small>}
      {restsOn(lot) && <small className="lot-rests">{restsOn(lot)}</small>}
    </span>
  );
}

/** A mass at a glance. */
export function Mass({ held }: { readonly held: number }) {
  const gauge = useStockGauge();
  return <Measure text={glance(gauge, held)} unit={gauge.unit} />;
}
