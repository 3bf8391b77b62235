import {
  LEDGER_PARTS,
  type Ledger,
  type LedgerKind,
  type LedgerLot,
  type LedgerSums,
} from '@hanjan/model/stock/ledger.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { useStockGauge } from '../masses.ts';
import { LedgerDays } from './LedgerDays.tsx';
import { LedgerSheets } from './LedgerSheets.tsx';
import { columnText, ledgerName, lotNote, type Opened } from './ledger_text.ts';

export interface LedgerProps {
  readonly ledger: Ledger;
  readonly opened: Opened | undefined;
  /** Whether the month goes on: its last column is what is there now. */
  readonly isNow: boolean;
}

interface Props extends LedgerProps {
  /** The address that opens a lot; of none it closes the one that is open. */
  hrefOf(lot?: Opened): string;
}

/** Each kind of stock as a table: a line for each lot, its sums below. */
export function LedgerKinds({ ledger, opened, isNow, hrefOf }: Props) {
  return ledger.kinds
    .filter(({ lots }) => lots.length > 0)
    .map(({ kind, sums, lots }) => (
      <section key={kind} className="ledger-kind">
        <h2>{t(`ledger_kind_${kind}`)}</h2>
        <LedgerTable {...{ kind, sums, lots, isNow }}>
          {(lot) => {
            const isOpen = opened?.kind === kind && opened.lot === lot.key;
            return {
              name: (
                <Link
                  className="ledger-lot"
                  href={hrefOf(isOpen ? undefined : { kind, lot: lot.key })}
                  aria-expanded={isOpen}
                >
                  {ledgerName(lot)}
                </Link>
              ),
              more: isOpen && (
                <>
                  <LedgerDays {...{ kind }} lot={lot.key} month={ledger.month} />
                  <div className="ledger-keys">
                    <LedgerSheets month={ledger.month} opened={{ kind, lot: lot.key }} />
                  </div>
                </>
              ),
            };
          }}
        </LedgerTable>
      </section>
    ));
}

interface TableProps extends Pick<LedgerProps, 'isNow'> {
  readonly kind: LedgerKind;
  readonly sums: LedgerSums;
  readonly lots: readonly LedgerLot[];
  /** How a lot is called, and what stands below its line. */
  children(lot: LedgerLot): { readonly name: ReactNode; readonly more?: ReactNode };
}

/** The table of a kind of stock, on the page and on paper. */
export function LedgerTable({ kind, sums, lots, isNow, children }: TableProps) {
  const gauge = useStockGauge();
  // A column in which nothing stands says nothing; opening and closing always do.
  const parts = LEDGER_PARTS.filter((part) => lots.some((lot) => lot[part] !== 0));
  const columns = ['opening', ...parts, 'closing'] as const;
  const headOf = (name: (typeof columns)[number]) =>
    t(name === 'closing' && isNow ? 'ledger_closing_now' : `ledger_${name}`);
  const massText = columnText(
    gauge,
    [sums, ...lots].flatMap((of) => columns.map((name) => of[name])),
  );
  const cells = (of: LedgerSums) =>
    columns.map((name) => (
      <td
        key={name}
        data-shape="number"
        data-head={headOf(name)}
        data-unit={gauge.unit}
        data-none={of[name] === 0 || undefined}
      >
        {massText(of[name])}
      </td>
    ));
  return (
    <table className="ledger-table" aria-label={t(`ledger_kind_${kind}`)}>
      <thead>
        <tr>
          <th scope="col">
            {t('ledger_name')} <small>{t('ledger_unit', { unit: gauge.unit ?? '' })}</small>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" data-shape="number">
              {headOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      {lots.map((lot) => {
        const { name, more } = children(lot);
        const note = lotNote(lot);
        return (
          <tbody key={lot.key}>
            <tr>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              {cells(lot)}
            </tr>
            {more && (
              <tr className="ledger-more">
                <td colSpan={columns.length + 1}>{more}</td>
              </tr>
            )}
          </tbody>
        );
      })}
      <tbody className="ledger-sum">
        <tr>
          <th scope="row">{t('ledger_sum')}</th>
          {cells(sums)}
        </tr>
      </tbody>
    </table>
  );
}
