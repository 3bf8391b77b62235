import { TRACE_KINDS, type TraceKind } from '@hanjan/model/roaster/trace/trace.ts';
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Refused } from '../../../base/api/call.ts';
import { screenIn } from '../../../base/api/org_call.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { SearchBox } from '../../../parts/filter/SearchBox.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { screenNamed } from '../../../records/catalogue.ts';
import { showing } from '../../../records/store/renew.ts';
import { useCallOrg } from '../calls.ts';
import { STOCKS } from '../kinds.ts';
import { type Found, findLots } from './found.ts';
import { traceOf } from './trace_link.ts';

/** Lots of all kinds by name, number or date, the newest at first; and what a trace is. */
export function TraceFind() {
  const [typed, setTyped] = useState('');
  const clean = useCallback((text: string) => text.trim(), []);
  const kinds = useFound(typed);
  const failed = kinds.find(({ error, data }) => error && !data);
  const isNone = kinds.every(({ data }) => data?.length === 0);
  return (
    <>
      <header className="trace-head">
        <h1>{t('menu_trace')}</h1>
        <p>{t('trace_lead')}</p>
      </header>
      <div className="trace-find">
        <SearchBox
          label={t('trace_find')}
          placeholder={t('trace_find_hint')}
          text={typed}
          clean={clean}
          search={(next) => setTyped(clean(next))}
        />
      </div>
      {failed?.error && <AnswerState answer={failed.error.answer} onRetry={() => void failed.refetch()} />}
      {isNone && typed !== '' && <p className="trace-note">{t('trace_find_none')}</p>}
      <div className="trace-found">
        {TRACE_KINDS.map((kind, nth) => (
          <Kind key={kind} kind={kind} found={kinds[nth]?.data} />
        ))}
      </div>
      <Empty title={t('trace_teach_title')} text={t('trace_teach_text')} />
    </>
  );
}

/** What fits of each kind; what was found stays while it is asked anew. */
function useFound(typed: string) {
  const org = useCallOrg('roaster');
  const locale = currentLocale();
  return useQueries({
    queries: TRACE_KINDS.map((kind) =>
      queryOptions<Found[], Refused>({
        queryKey: [...showing(STOCKS[kind].entity), 'trace', org.auth_seq, typed, locale],
        queryFn: async ({ signal }) => {
          const screen = screenNamed(STOCKS[kind].entity);
          return screen ? findLots(kind, screenIn(screen, org.auth_seq ?? 0), typed, { locale, signal }) : [];
        },
        placeholderData: keepPreviousData,
      }),
    ),
  });
}

function Kind({ kind, found }: { readonly kind: TraceKind; readonly found: readonly Found[] | undefined }) {
  if (found?.length === 0) return null;
  return (
    <section>
      <h2>{t(`ledger_kind_${kind}`)}</h2>
      {!found && <SkeletonRows rows={3} />}
      <ul>
        {found?.map((lot) => (
          <li key={lot.lot}>
            <Link href={traceOf(lot)}>
              <strong>{lot.name}</strong>
              <small className="number">{lot.note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
