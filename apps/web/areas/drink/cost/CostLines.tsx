import { calledOr } from '@hanjan/core';
import type { NamedCost } from '@hanjan/model/cafe/drink/calls.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { amountWith } from '../amount.ts';

/** Why nobody knows what something costs. */
const lackText = ({ lack, of }: NamedCost): string => {
  if (lack === 'unit') return t('drink_lack_unit');
  if (lack === 'base') return t('drink_lack_base');
  return t(of === 'coffee' ? 'drink_lack_coffee' : 'drink_lack_price');
};

/** What each thing in a drink costs, the dearest first; before them those of which nobody knows it. */
export function CostLines({ lines }: { readonly lines: readonly NamedCost[] }) {
  const ordered = lines
    .map((line, nth) => ({ line, nth }))
    .toSorted((a, b) => (b.line.cost ?? Number.MAX_VALUE) - (a.line.cost ?? Number.MAX_VALUE));
  return (
    <ul className="drink-cost-lines">
      {ordered.map(({ line, nth }) => (
        <li key={nth} data-of={line.of}>
          <span>{calledOr(line, line.key ?? 0, currentLocale())}</span>
          <span className="number">{amountWith(line.amount, line.unit)}</span>
          {line.cost === null ? (
            <em>{lackText(line)}</em>
          ) : (
            <b className="number">{t('drink_cost_won', { cost: Math.round(line.cost) })}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
