import { t } from '../../../i18n/index.ts';
import { countView } from '../count.tsx';
import type { FieldView } from '../view.ts';

/** Days since something: `+9일`. */
export const daysAfterView: FieldView<'count'> = {
  ...countView,
  Cell: ({ value }) => (
    <span className="number">{t('days_after', { days: Math.abs(value), sign: value < 0 ? '−' : '+' })}</span>
  ),
};
