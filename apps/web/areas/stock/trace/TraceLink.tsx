import { TRACE_KINDS } from '@hanjan/model/roaster/trace/trace.ts';
import type { StockKind } from '@hanjan/model/stock/stock.ts';
import { useMayOpen } from '../../../base/session/may_open.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { CAFE_TRACE, cafeTraceOf, TRACE, traceOf } from './trace_link.ts';

interface Props {
  readonly kind: StockKind;
  readonly lot: number;
}

/** The key that leads from a lot of a roastery or of a cafe to its trace, for whoever may open that. */
export function TraceLink({ kind, lot }: Props) {
  const traced = TRACE_KINDS.find((one) => one === kind);
  const mayTrace = useMayOpen(traced ? TRACE : CAFE_TRACE);
  return (
    mayTrace && (
      <ButtonLink href={traced ? traceOf({ kind: traced, lot }) : cafeTraceOf(lot)} variant="default">
        {t('menu_trace')}
      </ButtonLink>
    )
  );
}
