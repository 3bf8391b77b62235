import type { CafeTrace } from '@hanjan/model/cafe/trace.ts';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useTitle } from '../../../base/router/title.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { STOCKS } from '../kinds.ts';
import { batchText, lotName } from '../lot_text.ts';
import { exact, useStockGauge } from '../masses.ts';
import { CafeBatch } from './CafeBatch.tsx';
import { CafeCups, CafeMoves, CafeNotes } from './CafeCups.tsx';
import { TraceAccount } from './TraceAccount.tsx';
import { accountOf } from './traced.ts';
import { type CafeAsked, useCafeTrace } from './useTrace.ts';
import './trace.css';

const kind = 'received';
const { screen, records, record } = STOCKS[kind];
const STOCK = '/cafe/coffeebean/inventory';

/** A received lot followed up to the roastery's batch and down to its cups (이력 추적). */
export default function CafeTracePage() {
  const asked = new URLSearchParams(useSearch());
  const [lot, brew] = [Number(asked.get('lot')), Number(asked.get('brew'))];
  const of = lot > 0 ? { lot } : brew > 0 ? { brew } : null;
  return (
    <ScreenFrame name={screen}>
      {() => (
        <article className="trace">
          {of ? <Followed key={JSON.stringify(of)} of={of} /> : <Unknown title={t('trace_cafe_teach')} />}
        </article>
      )}
    </ScreenFrame>
  );
}

/** No lot that could be followed: the stock leads to all of them. */
const Unknown = ({ title }: { readonly title: string }) => (
  <Empty
    title={title}
    text={t('trace_cafe_teach_text')}
    action={<ButtonLink href={STOCK}>{t('menu_coffeebean_inventory')}</ButtonLink>}
  />
);

function Followed({ of }: { readonly of: CafeAsked }) {
  const { data, error, refetch } = useCafeTrace(of);
  useTitle(data ? lotName(data.lot, data.lot.id) : null);
  if (error?.answer.status === '404') return <Unknown title={t('stock_gone', { kind })} />;
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={8} />;
  const { lot, batch, days, notes, moves } = data;
  return (
    <>
      <header className="trace-head">
        <h1>{lotName(lot, lot.id)}</h1>
        <p className="number">{batchText(lot)}</p>
        <Link className="quiet-link" href={`${records}/${lot.id}`}>
          {t(record)}
        </Link>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      <Answer trace={data} />
      <TraceAccount lot={lot} parts={['used', 'waste']} />
      <CafeBatch batch={batch} />
      <CafeCups days={days} />
      <CafeNotes notes={notes} />
      <CafeMoves moves={moves} />
    </>
  );
}

/** The sentences that answer at once: when and how much came, what is left, and what was brewed of it. */
function Answer({ trace: { lot, days } }: { readonly trace: CafeTrace }) {
  const gauge = useStockGauge();
  const { whole } = accountOf(lot);
  const cups = days.reduce((sum, day) => sum + day.cups, 0);
  const [first, last] = [days.at(-1)?.day ?? '', days[0]?.day ?? ''];
  const masses = { whole: exact(gauge, whole), left: exact(gauge, lot.closing) };
  return (
    <p className="trace-answer number">
      <strong>{t('trace_cafe_answer', { day: lot.received_date, ...masses })}</strong>{' '}
      {cups > 0 ? t('trace_cafe_brewed', { count: cups, first, last }) : t('trace_cafe_unbrewed')}
    </p>
  );
}
