import type { Fields, Names } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Total } from '../../../parts/Total.tsx';
import { pouredWord } from '../plan.ts';
import { Figure } from './StepLine.tsx';
import { type Cells, held, isEspresso, ratioOf } from './steps.ts';

interface Props {
  readonly cells: Cells;
  readonly fields: Fields;
  readonly names: Names;
  /** Pours what is left, in tenths of a gram; only who writes can. */
  onShare?(rest: number): void;
}

/** What comes of the steps together: all water, what is missing to the result or too much, and the ratio to the coffee. */
export function StepsTotals({ cells, fields, names, onShare }: Props) {
  const total = held(cells, 'brewing_result_total');
  const rest = held(cells, 'brewing_result_calc');
  const share = held(cells, 'brewing_step_end_split');
  const ratio = ratioOf(cells);
  const isShot = isEspresso(cells);
  const isLeft = rest !== null && rest > 0;
  if (total === null) return null;
  return (
    <div className="steps-totals">
      <dl>
        <Total label={pouredWord('brew_total', isShot)}>
          <Figure field={fields.brewing_result_total} value={total} names={names} />
        </Total>
        {rest !== null && (
          <Total label={rest > 0 ? t('brew_rest') : pouredWord('brew_over', isShot)}>
            <Figure field={fields.brewing_result_calc} value={Math.abs(rest)} names={names} />
          </Total>
        )}
        {isLeft && share !== null && (
          <Total label={t('brew_share')}>
            <Figure field={fields.brewing_step_end_split} value={share} names={names} />
          </Total>
        )}
        {ratio !== null && (
          <Total label={pouredWord('brew_ratio', isShot)}>
            <span className="number">1:{ratio}</span>
          </Total>
        )}
      </dl>
      {onShare && isLeft && share !== null && (
        <button type="button" className="sublist-add" onClick={() => onShare(rest)}>
          {t('brew_share_rest')}
        </button>
      )}
    </div>
  );
}
