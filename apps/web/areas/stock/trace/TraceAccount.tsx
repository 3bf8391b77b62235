import type { LedgerSums } from '@hanjan/model/stock/ledger.ts';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { exact, signed, useStockGauge } from '../masses.ts';
import { accountOf } from './traced.ts';

const WAYS = ['used', 'left', 'waste'] as const;

interface Props {
  readonly lot: LedgerSums;
  /** The ways in which something of such a lot goes. */
  readonly parts?: readonly (typeof WAYS)[number][];
}

/** Where every gram of a lot is: what came is what was used, left and thrown away, and what is there. The rest stands below it. */
export function TraceAccount({ lot, parts: ways = WAYS }: Props) {
  const gauge = useStockGauge();
  const { whole, unexplained } = accountOf(lot);
  const parts = [
    { key: 'came', name: t('trace_came'), mass: whole },
    ...ways.map((key) => ({ key, name: t(`ledger_${key}`), mass: lot[key] })),
    { key: 'here', name: t('ledger_closing_now'), mass: lot.closing },
  ];
  return (
    <section className="trace-part">
      <h2>{t('trace_account')}</h2>
      <dl className="trace-account">
        {parts.map(({ key, name, mass }) => (
          <div key={key} data-part={key}>
            <dt>{name}</dt>
            <dd className="number">{exact(gauge, mass)}</dd>
          </div>
        ))}
      </dl>
      {unexplained === 0 ? (
        <p className="trace-note">{t('trace_explained')}</p>
      ) : (
        <p className="trace-unexplained">
          <Icon name="warning" size={16} />
          <span>
            <strong className="number">
              {t('trace_unexplained')} {signed(gauge, unexplained)}
            </strong>{' '}
            {t('trace_unexplained_text')}
          </span>
        </p>
      )}
    </section>
  );
}
