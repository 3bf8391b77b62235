import { showTerm } from '@hanjan/core';
import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import type { ReadingProps } from '../../../records/field/reading.ts';
import { massText } from '../masses.ts';
import { isShot, planOf, pourName, sumsOf } from '../plan.ts';
import { PouredChart } from '../steps/PouredChart.tsx';
import { pouredOf } from '../steps/steps.ts';

/** What is to be done when, large enough to be read beside a kettle, and the curve of it. */
export default function ToDo({ record, form, names }: ReadingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const plan = planOf(record);
  const sums = sumsOf(plan);
  const line = pouredOf(record);
  if (plan.pours.length < 2) return null;
  return (
    <section className="to-do" aria-label={t('brew_steps')}>
      <ol>
        {plan.pours.map(({ term, mass, bar }, nth) => (
          <li key={term}>
            <span className="to-do-at">{showTerm(term)}</span>
            <b>{pourName(nth, isShot(record), plan.pours.length)}</b>
            <span>
              {mass !== null && t('brew_do_pour', { mass: massText(mass) })}
              {typeof bar === 'number' && ` ${bar / 10} bar`}
            </span>
            <span className="to-do-sum">
              {nth > 0 && sums[nth] ? t('brew_do_to', { mass: massText(sums[nth]) }) : ''}
            </span>
          </li>
        ))}
        {plan.end !== null && (
          <li>
            <span className="to-do-at">{showTerm(plan.end)}</span>
            <b>{t('brew_end')}</b>
          </li>
        )}
      </ol>
      <div ref={frame}>{line && width > 0 && <PouredChart {...{ form, names, line, width }} />}</div>
    </section>
  );
}
