import { t } from '../../../base/texts/index.ts';
import { amountText, unitText } from '../amount.ts';
import type { DrinkMade, Part } from './made.ts';

/** What goes in, each amount as the largest thing of its line. */
export function Amounts({ parts, times }: { readonly parts: readonly Part[]; readonly times: number }) {
  if (parts.length === 0) return null;
  return (
    <ul className="drink-amounts" aria-label={t('drink_bar_amounts')}>
      {parts.map(({ nth, name, more, amount, unit }) => (
        <li key={nth}>
          <b className="number">
            {amount === null ? '–' : amountText(amount * times)}
            <small>{unitText(unit)}</small>
          </b>
          <span>
            {name}
            {more && <small>{more}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is done, one after the other. */
export function Steps({ steps }: Pick<DrinkMade, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ol className="drink-steps" aria-label={t('drink_steps')}>
      {steps.map(({ nth, text }) => (
        <li key={nth}>{text}</li>
      ))}
    </ol>
  );
}
