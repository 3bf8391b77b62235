import { createPortal } from 'react-dom';
import { today } from '../../../base/session/day.ts';
import { orgName, useOrg } from '../../../base/session/org.ts';
import { t } from '../../../base/texts/index.ts';
import { LedgerDays } from './LedgerDays.tsx';
import { type LedgerProps, LedgerTable } from './LedgerKinds.tsx';
import { ledgerName, monthText } from './ledger_text.ts';
import '../../../parts/print.css';
import './ledger_paper.css';

/** The ledger as it is filed: whose it is, of which month, and room for two signatures. */
export function LedgerPaper({ ledger, opened, isNow }: LedgerProps) {
  const org = useOrg('roaster');
  return createPortal(
    <article className="print-sheet ledger-paper">
      <header>
        <div>
          <h1>
            {t('menu_ledger')} {monthText(ledger.month)}
          </h1>
          <p>{org && orgName(org)}</p>
          <p className="number">{t('ledger_printed_on', { day: today() })}</p>
        </div>
        <table className="ledger-signs">
          <thead>
            <tr>
              <th scope="col">{t('ledger_written_by')}</th>
              <th scope="col">{t('ledger_checked_by')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              <td />
            </tr>
          </tbody>
        </table>
      </header>
      {ledger.kinds
        .filter(({ lots }) => lots.length > 0)
        .map(({ kind, sums, lots }) => (
          <section key={kind}>
            <h2>{t(`ledger_kind_${kind}`)}</h2>
            <LedgerTable {...{ kind, sums, lots, isNow }}>
              {(lot) => ({
                name: ledgerName(lot),
                more: opened?.kind === kind && opened.lot === lot.key && (
                  <LedgerDays kind={kind} lot={lot.key} month={ledger.month} />
                ),
              })}
            </LedgerTable>
          </section>
        ))}
    </article>,
    document.body,
  );
}
