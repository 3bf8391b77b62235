import { lookOf } from '@hanjan/charts/roast/compare.ts';
import { t } from '../../../base/texts/index.ts';
import type { Compared } from './compare.ts';

interface Props {
  readonly roasts: readonly Compared[];
  readonly hidden: readonly string[];
  readonly hasRates: boolean;
  toggle(id: string): void;
  toggleRates(): void;
  takeOut(id: string): void;
}

/** The line of each roast by its name: shows and hides its curves, or takes it out. */
export function CompareLegend({ roasts, hidden, hasRates, toggle, toggleRates, takeOut }: Props) {
  return (
    <ul className="compare-legend">
      {roasts.map(({ id, nth, title, when, name, why, log }) => {
        const { tone, dash } = lookOf(nth);
        const isDrawn = log !== null && log.time.length > 0;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isDrawn && !hidden.includes(id)}
              disabled={!isDrawn}
              onClick={() => toggle(id)}
            >
              <svg width="28" height="8" aria-hidden="true" data-tone={tone} data-dash={dash}>
                <path d="M0 4H28" />
              </svg>
              {title}
              {when && <small>{when}</small>}
              {!isDrawn && <small>{t(why ?? 'roast_compare_no_curve')}</small>}
            </button>
            <button type="button" aria-label={t('roast_compare_take_out', { name })} onClick={() => takeOut(id)}>
              ×
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" aria-pressed={hasRates} onClick={toggleRates}>
          {t('roast_ror')}
        </button>
      </li>
    </ul>
  );
}
