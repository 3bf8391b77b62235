import { LEAST_DAYS, type Pace } from '@hanjan/core';
import type { Stock, StockKind, StockLot } from '@hanjan/model/stock/stock.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { daysLeftText } from '../../../records/views/days_left.ts';
import { STOCKS } from '../kinds.ts';
import { ageText, lotName, restsOn, restsOnLong } from '../lot_text.ts';
import { Mass } from './LotTable.tsx';
import '../stock_figures.css';

interface StockFiguresProps {
  readonly kind: StockKind;
  readonly data: Stock;
  hrefOf(lot: StockLot): string;
}

/** The numbers of all lots, large: which one is gone first, and of roasted batches which one is the oldest. */
export function StockFigures({ kind, data, hrefOf }: StockFiguresProps) {
  const { total, reserved, lots } = data;
  const held = lots.filter(({ balance }) => balance > 0);
  const first = held.find(({ days_left }) => days_left !== null);
  const oldest = held
    .filter(({ roasted_on }) => roasted_on !== null)
    .toSorted((a, b) => (a.roasted_on ?? '').localeCompare(b.roasted_on ?? ''))[0];
  const link = (lot: StockLot) => (
    <Link className="quiet-link" href={hrefOf(lot)}>
      {lotName(lot, lot.id)}
    </Link>
  );
  return (
    <Figures>
      <MassFigure name="stock_total" held={total} />
      {STOCKS[kind].reserves ? (
        <MassFigure name="stock_reserved" held={reserved} note={t('stock_reserved_text')} />
      ) : (
        <Figure name={t('stock_oldest', { kind })} note={oldest && link(oldest)}>
          {oldest?.roasted_on ? ageText(oldest.roasted_on) : '–'}
        </Figure>
      )}
      <PerDay pace={data} />
      <Figure
        name={t('stock_first_out', { kind })}
        note={first ? link(first) : t('stock_first_out_none', { kind })}
        basis={first && restsOn(first)}
      >
        {daysLeftText(first?.days_left ?? null)}
      </Figure>
    </Figures>
  );
}

/** The numbers of one lot, large. */
export const LotFigures = ({ kind, lot }: { readonly kind: StockKind; readonly lot: StockLot }) => (
  <Figures>
    <MassFigure name="stock_total" held={lot.balance} />
    {STOCKS[kind].reserves && <MassFigure name="stock_reserved" held={lot.reserved} note={t('stock_reserved_text')} />}
    <PerDay pace={lot} />
    <Figure name={t('stock_days_left')} note={lot.balance > 0 && restsOnLong(lot)}>
      {daysLeftText(lot.days_left)}
    </Figure>
  </Figures>
);

/** What is used in a day, and of how many days that is the mean. */
const PerDay = ({ pace: { per_day, data_days } }: { readonly pace: Pace }) => (
  <MassFigure
    name="stock_per_day"
    held={per_day ?? 0}
    note={data_days >= LEAST_DAYS && t('stock_per_day_text', { days: data_days })}
  />
);

const Figures = ({ children }: { readonly children: ReactNode }) => (
  <dl className="stock-figures" aria-label={t('stock_figures')}>
    {children}
  </dl>
);

interface FigureProps {
  readonly name: string;
  readonly note?: ReactNode;
  /** What the figure rests on, below the note. */
  readonly basis?: ReactNode;
  readonly children: ReactNode;
}

const Figure = ({ name, note, basis, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {note && <dd className="stock-figure-note">{note}</dd>}
    {basis && <dd className="stock-figure-note">{basis}</dd>}
  </div>
);

interface MassFigureProps extends Pick<FigureProps, 'note'> {
  readonly name: 'stock_total' | 'stock_reserved' | 'stock_per_day';
  readonly held: number;
}

/** Nothing reserved and nothing used is a dash; nothing in stock is nothing. */
const MassFigure = ({ name, held, note }: MassFigureProps) => (
  <Figure name={t(name)} note={note}>
    {held > 0 || name === 'stock_total' ? <Mass held={held} /> : '–'}
  </Figure>
);
