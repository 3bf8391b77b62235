import type { TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useTitle } from '../../../base/router/title.ts';
import { t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { STOCKS } from '../kinds.ts';
import { lotNote, openedIn } from '../ledger/ledger_text.ts';
import { useStockGauge } from '../masses.ts';
import { TraceAccount } from './TraceAccount.tsx';
import { TraceCafes } from './TraceCafes.tsx';
import { TraceChain } from './TraceChain.tsx';
import { TraceFind } from './TraceFind.tsx';
import { TraceLots } from './TraceLots.tsx';
import { TracePaper } from './TracePaper.tsx';
import { TraceWent } from './TraceWent.tsx';
import { TRACE } from './trace_link.ts';
import { answerOf, tracedName } from './trace_text.ts';
import { lotKey, tracedOf } from './traced.ts';
import { useTrace } from './useTrace.ts';
import './trace.css';

/** A lot followed up and down the chain (이력 추적): what it is made of, what was made of it, whom that went to. */
export default function TracePage() {
  const of = openedIn(new URLSearchParams(useSearch()).get('lot'));
  return (
    <ScreenFrame name="roaster_greenbean_year">
      {() => <article className="trace">{of ? <TraceOfLot key={lotKey(of)} of={of} /> : <TraceFind />}</article>}
    </ScreenFrame>
  );
}

function TraceOfLot({ of }: { readonly of: TraceOf }) {
  const { data, error, refetch } = useTrace(of);
  const gauge = useStockGauge();
  const traced = useMemo(() => data && tracedOf(data), [data]);
  useTitle(traced ? tracedName(traced.start) : null);
  const { kind } = of;
  const back = (
    <Link className="trace-other" href={TRACE}>
      <Icon name="left" size={16} />
      {t('trace_other')}
    </Link>
  );
  if (error?.answer.status === '404')
    return <Empty title={t('stock_gone', { kind })} text={t('stock_gone_text', { kind })} action={back} />;
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  if (!data || !traced) return <SkeletonRows rows={8} />;
  const { start, went } = traced;
  const [answer, ...more] = answerOf(traced, gauge);
  return (
    <>
      {back}
      <header className="trace-head">
        <h1>{tracedName(start)}</h1>
        <p className="number">{[t('trace_of', { kind }), lotNote(start)].filter(Boolean).join(' · ')}</p>
        <Link className="quiet-link" href={`${STOCKS[kind].records}/${start.id}`}>
          {t(STOCKS[kind].record)}
        </Link>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      <p className="trace-answer number">
        <strong>{answer}</strong> {more.join(' ')}
      </p>
      <TraceChain trace={data} label={[answer, ...more].join(' ')} />
      <TraceAccount lot={start} />
      <TraceWent went={went} of={of} />
      <TraceLots trace={data} />
      <TraceCafes trace={data} />
      <TracePaper trace={data} traced={traced} />
    </>
  );
}
