import type { MadeInto, StockKind, WentTo } from '@hanjan/model/stock/stock.ts';
import { useId } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { useLeft } from '../calls.ts';
import { DeliveredLine } from '../delivered/DeliveredLine.tsx';
import { STOCKS } from '../kinds.ts';
import { customerId, customerName, leftText, useBagGauge } from '../leaving.ts';
import { lotName } from '../lot_text.ts';
import { exact, useStockGauge } from '../masses.ts';
import './lot_left.css';

interface Props {
  readonly kind: StockKind;
  readonly lot: number;
}

/** Where a batch or a blend went: to whom, and of a batch into which blends and through them to whom. */
export function LotLeft({ kind, lot }: Props) {
  const { data, error, isPending, refetch } = useLeft(kind, lot);
  const id = useId();
  return (
    <section aria-labelledby={id} className="lot-left">
      <h3 id={id}>{t('stock_went')}</h3>
      {isPending && <SkeletonRows rows={2} />}
      {error && <Failed text={error.answer.description} onRetry={() => void refetch()} />}
      {data && data.went.length + data.into.length === 0 && <p className="left-none">{t('stock_went_none')}</p>}
      {data && data.went.length > 0 && (
        <>
          {data.into.length > 0 && <h4>{t('stock_went_self')}</h4>}
          <Customers went={data.went} />
        </>
      )}
      {data?.into.map((blend) => (
        <Blend key={blend.key} blend={blend} />
      ))}
    </section>
  );
}

function Blend({ blend }: { readonly blend: MadeInto }) {
  const gauge = useStockGauge();
  const { id, roasted_on, mass, went } = blend;
  return (
    <>
      <h4>
        <Link className="quiet-link" href={`${STOCKS.blending.records}/${id}`}>
          {lotName({ ...blend, year: null }, id)}
        </Link>
        <span>
          {roasted_on} · {t('stock_went_into', { mass: exact(gauge, mass) })}
        </span>
      </h4>
      {went.length > 0 ? <Customers went={went} /> : <p className="left-none">{t('stock_went_none')}</p>}
    </>
  );
}

/** Customers, how much each has got, and when. */
function Customers({ went }: { readonly went: readonly WentTo[] }) {
  const [gauge, bagGauge] = [useStockGauge(), useBagGauge()];
  return (
    <ul>
      {went.map(({ customer, mass, moves, delivered }) => (
        <li key={customerId(customer)}>
          <p className="left-who">{customer ? customerName(customer) : t('stock_went_nobody')}</p>
          <p className="left-mass number">{moves.length > 0 && exact(gauge, mass)}</p>
          {delivered && <DeliveredLine one={delivered} />}
          <ul>
            {moves.map(({ rgst_at, mass: each, reason, bags }) => (
              <li key={rgst_at}>
                {[
                  when(rgst_at),
                  t(`stock_reason_${reason}`),
                  exact(gauge, each),
                  leftText({ bags, customer: null }, bagGauge),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
