import { isMonth, movedMonth } from '@hanjan/model/stock/ledger.ts';
import { useSearch } from 'wouter/use-browser-location';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { LEDGER } from '../kinds.ts';
import { LedgerKinds } from './LedgerKinds.tsx';
import { LedgerPaper } from './LedgerPaper.tsx';
import { LedgerSheets } from './LedgerSheets.tsx';
import { monthText, type Opened, openedIn } from './ledger_text.ts';
import { useLedger } from './useLedger.ts';
import './ledger.css';

/** The materials ledger of a month (원료수불부): what came, was used and left of every lot, on the page, on paper, as a sheet. */
export default function LedgerPage() {
  return <ScreenFrame name="roaster_greenbean_year">{() => <LedgerOfMonth />}</ScreenFrame>;
}

function LedgerOfMonth() {
  const asked = new URLSearchParams(useSearch());
  const now = today().slice(0, 7);
  const wanted = asked.get('month');
  const month = isMonth(wanted) ? wanted : now;
  const opened = openedIn(asked.get('lot'));
  const hrefOf = (of: string, lot?: Opened) => `${LEDGER}?month=${of}${lot ? `&lot=${lot.kind}.${lot.lot}` : ''}`;
  const { data, error, refetch } = useLedger(month);
  const isNone = data?.kinds.every(({ lots }) => lots.length === 0) === true;
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <article className="ledger">
      <header className="ledger-head">
        <h1>{t('menu_ledger')}</h1>
        <p>{t('ledger_lead')}</p>
        <nav className="ledger-months" aria-label={t('menu_ledger')}>
          <ButtonLink href={hrefOf(movedMonth(month, -1))} variant="default" size="sm">
            {t('ledger_before')}
          </ButtonLink>
          <strong className="number" aria-live="polite">
            {monthText(month)}
          </strong>
          {month < now && (
            <ButtonLink href={hrefOf(movedMonth(month, 1))} variant="default" size="sm">
              {t('ledger_after')}
            </ButtonLink>
          )}
          {month !== now && (
            <ButtonLink href={LEDGER} variant="subtle" size="sm">
              {t('ledger_back')}
            </ButtonLink>
          )}
        </nav>
        {data && !isNone && (
          <div className="ledger-keys">
            <LedgerSheets month={month} />
            <Button variant="default" size="sm" onClick={() => print()}>
              {t('ledger_print')}
            </Button>
          </div>
        )}
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={8} />}
      {isNone && <Empty title={t('ledger_empty_title')} text={t('ledger_empty_text')} />}
      {data && !isNone && (
        <>
          <LedgerKinds ledger={data} opened={opened} isNow={month === now} hrefOf={(lot) => hrefOf(month, lot)} />
          <LedgerPaper ledger={data} opened={opened} isNow={month === now} />
        </>
      )}
    </article>
  );
}
